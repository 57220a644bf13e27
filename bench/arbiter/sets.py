"""
Facts written by hand, each with statements that say it again, replace it, end it or correct it, and with near misses that stand beside it.

  FACT
  = says the same    > replaces it    x ends it    ! corrects or denies it    . stands beside it

Sets are apart by an empty line; a share of them is held back as a whole.
"""

import pathlib
import random

from labels import BESIDE, CORRECT, DENY, END, REPLACE, SAME

# What ends a state often says as well what is instead.
MARKS = {'=': [SAME], '>': [REPLACE], 'x': [END, REPLACE], '!': [CORRECT, DENY], '.': [BESIDE]}
# Statements of other sets that each fact is held against.
OTHERS = 3


def read(directory, names=None):
    """Each set as its group, its fact, and its statements with their marks, of all files or the named ones. Fails at a line that is neither."""
    for path in sorted(pathlib.Path(directory).glob('*.txt')):
        if names is not None and path.stem not in names:
            continue
        for number, part in enumerate(path.read_text().strip().split('\n\n')):
            fact, *lines = [line.strip() for line in part.strip().split('\n')]
            for line in lines:
                if line[0] not in MARKS or line[1] != ' ':
                    raise ValueError(f'{path.name}: "{line}" has no mark')
            yield f'set/{path.stem}/{number}', fact, [(line[0], line[2:]) for line in lines]


def sets(directory, seed, names=None):
    """A row for each statement beside the fact, and beside each sentence that says the fact again."""
    draw = random.Random(seed)
    written = list(read(directory, names))
    for group, fact, lines in written:
        again = [text for mark, text in lines if mark == '=']
        pairs = [(known, text, MARKS[mark]) for known in [fact, *again] for mark, text in lines if known != text]
        pairs += [(text, fact, MARKS['=']) for text in again]
        for _ in range(OTHERS):
            other, _, unlike = draw.choice(written)
            if other != group:
                pairs.append((fact, draw.choice(unlike)[1], MARKS['.']))
        for known, statement, allowed in pairs:
            yield {'group': group, 'source': 'set', 'fact': known, 'statement': statement, 'allowed': allowed}
