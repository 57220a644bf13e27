"""The classes, in the order of the model's, and which of them a sentence of the lexicon may be of."""

BESIDE, SAME, REPLACE, END, CORRECT, DENY = range(6)
LABELS = {'c': REPLACE, 'e': END, 'x': CORRECT, 's': SAME, 'b': BESIDE, 'a': BESIDE}

# As the written cases name them.
CASES = {'beside': BESIDE, 'same': SAME, 'replace': REPLACE, 'end': END, 'correct': CORRECT, 'deny': DENY}


def corrected(label, line):
    """A correction without another value only denies."""
    return DENY if label == CORRECT and '{n}' not in line else label


def allowed_of(label, attribute, line):
    """What ends a state often says as well what is instead."""
    if label == END and attribute.kind == 'state':
        return [REPLACE, END]
    if label == CORRECT and attribute.kind == 'one' and '{' not in line:
        return [CORRECT, DENY]
    return [corrected(label, line)]
