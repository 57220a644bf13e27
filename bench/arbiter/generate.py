"""
Everyday statements against known facts, made from the lexicon: what each does to the fact. Seeded; the same seed gives the same rows.

Each sentence of the lexicon is a group: `attribute/kind/number`. What is made of it is either trained on or held back, never both.
"""

import hashlib
import pathlib
import random
import re

import frames
from wording import elliptical, negated, terse, third, verb_phrase

BESIDE, SAME, REPLACE, END, CORRECT = range(5)
LABELS = {'c': REPLACE, 'e': END, 'x': CORRECT, 's': SAME, 'b': BESIDE, 'a': BESIDE}
LEXICON = pathlib.Path(__file__).parent / 'lexicon'


class Attribute:
    def __init__(self, name, kind, cluster):
        self.name, self.kind, self.cluster = name, kind, cluster
        self.values, self.lines = [], {}

    def pair(self, random_):
        """A known value and another one."""
        return random_.sample(self.values, 2) if len(self.values) > 1 else ('', '')


def lexicon():
    pools = {}
    for line in (LEXICON / 'pools.txt').read_text().splitlines():
        name, values = line.split(': ', 1)
        pools[name] = values.split(', ')
    attributes = {}
    for path in sorted(LEXICON.glob('*.txt'), key=lambda path: (path.name == 'more.txt', path.name)):
        if path.name == 'pools.txt':
            continue
        for line in path.read_text().splitlines():
            if line.startswith('['):
                # A name alone goes on with an attribute of a file before.
                name, *parts = line.strip('[]').split(' ')
                attribute = attributes[name] if not parts else attributes.setdefault(name, Attribute(name, *parts))
            elif line:
                kind, text = line.split(': ', 1)
                if kind == 'v':
                    attribute.values = pools.get(text) or text.split(', ')
                else:
                    attribute.lines.setdefault(kind, []).extend(text.split(' | '))
    return list(attributes.values())


def share(key):
    """A number from 0 to 1 that depends on the key alone."""
    return int(hashlib.sha256(key.encode()).hexdigest()[:8], 16) / 0xFFFFFFFF


def filled(text, known, other):
    return text.replace('{v}', known).replace('{n}', other)


class Generator:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.attributes = lexicon()
        self.by_name = {attribute.name: attribute for attribute in self.attributes}

    def rows(self, times):
        """Each sentence of the lexicon `times` times, with what the frames make of the facts, in a shuffled order."""
        rows = []
        for _ in range(times):
            for attribute in self.attributes:
                rows += self.of_lines(attribute)
                rows += self.of_facts(attribute)
                rows += self.of_frames(attribute)
            rows += self.across()
            rows += self.unrelated(len(rows) // (3 * times))
        self.random.shuffle(rows)
        return rows

    def of_lines(self, attribute):
        for kind, label in LABELS.items():
            for number, line in enumerate(attribute.lines.get(kind, [])):
                group = f'{attribute.name}/{kind}/{number}'
                known, other = attribute.pair(self.random)
                yield self.row(attribute, group, label, self.fact(attribute, known), filled(line, known, other))
                if kind in 'ceax' and self.random.random() < 0.22:
                    yield self.of_another(attribute, group, filled(line, known, other), known)
                # Somebody else's value ended, or this one was denied before: what is known stays.
                if kind in 'ex' and '{v}' in line and '{n}' not in line and self.random.random() < 0.4:
                    text = filled(line, other, known)
                    yield self.row(attribute, group, BESIDE, self.fact(attribute, known), text)

    def of_facts(self, attribute):
        """The fact in other words is the same; with another value it replaces, or stands beside where there can be many."""
        facts = attribute.lines['f']
        for number, line in enumerate(facts):
            group = f'{attribute.name}/f/{number}'
            known, other = attribute.pair(self.random)
            # In words that are not those of the fact.
            fact = self.random.choice([one for one in facts if one != line] or facts)
            if attribute.values:
                yield self.row(attribute, group, SAME, filled(fact, known, other), filled(line, known, other))
                label = REPLACE if attribute.kind == 'one' else BESIDE
                yield self.row(attribute, group, label, filled(fact, known, other), filled(line, other, known))
            if self.random.random() < 0.3:
                yield self.of_another(attribute, group, filled(line, other, known), known)

    def of_frames(self, attribute):
        for name, label, line in frames.CHOSEN[attribute.kind](self.random):
            known, other = attribute.pair(self.random)
            base = filled(self.random.choice(attribute.lines['f']), other, known)
            same = filled(self.random.choice(attribute.lines['f']), known, other)
            parts = {
                'vp_n': verb_phrase(base),
                'vp_v': verb_phrase(same),
                'not_v': negated(same),
                'not_n': negated(base),
                'f_n': base,
                'f_v': same,
                'their_n': third(base, self.random.choice(frames.OTHERS), self.random.choice(('she', 'he'))),
                'v': known,
                'n': other,
            }
            needed = re.findall(r'{(\w+)}', line)
            if any(not parts[part] for part in needed):
                continue
            # The facts of a state do not all say the same: what is said of one says nothing of another.
            fact = self.fact(attribute, known) if attribute.values else same
            yield self.row(attribute, f'{attribute.name}/{name}', label, fact, line.format(**parts))

    def across(self):
        """Pairs of event and state whose attributes differ."""
        for fact, statement, kind, label in frames.ACROSS:
            first, second = self.by_name[fact], self.by_name[statement]
            for number, line in enumerate(second.lines.get(kind, [])):
                known, other = first.pair(self.random)
                other = known if first.values == second.values else other or second.pair(self.random)[0]
                text = filled(line, other, second.pair(self.random)[1])
                yield self.row(first, f'{statement}/{kind}/{number}', label, self.fact(first, known), text)

    def unrelated(self, count):
        for _ in range(count):
            first, second = self.random.sample(self.attributes, 2)
            if not frames.are_apart(first, second):
                continue
            kinds = [kind for kind in 'fcexsba' if kind in second.lines]
            kind = self.random.choice(kinds)
            number = self.random.randrange(len(second.lines[kind]))
            known = first.pair(self.random)[0]
            text = filled(second.lines[kind][number], *second.pair(self.random))
            group = f'{second.name}/{kind}/{number}'
            yield self.row(first, group, BESIDE, self.fact(first, known), text)

    def fact(self, attribute, known):
        return filled(self.random.choice(attribute.lines['f']), known, known)

    def of_another(self, attribute, group, text, known):
        gender = self.random.choice(('she', 'he'))
        other = self.random.choice(frames.OTHERS)
        if self.random.random() < 0.25:
            # The known fact is of the other person, the statement of the speaker.
            fact = third(self.fact(attribute, known), other, gender)
            return self.finished(group, attribute, BESIDE, fact, text)
        return self.finished(group, attribute, BESIDE, self.noted(self.fact(attribute, known), gender), third(text, other, gender))

    def row(self, attribute, group, label, fact, text):
        gender = self.random.choice(('she', 'he'))
        draw = self.random.random()
        if draw < 0.06:
            # Both about the same relative.
            other = self.random.choice(frames.OTHERS)
            return self.finished(group, attribute, label, third(fact, other, gender), third(text, other, gender))
        if draw < 0.14:
            name = self.random.choice(frames.NAMES)
            said = name if self.random.random() < 0.6 else gender
            return self.finished(group, attribute, label, third(fact, name, gender), third(text, said, gender))
        style = self.random.random()
        if style < 0.18:
            text = elliptical(text)
        elif style < 0.24:
            text = third(text, gender, gender)
        return self.finished(group, attribute, label, self.noted(fact, gender), text)

    def noted(self, fact, gender):
        draw = self.random.random()
        if draw < 0.36:
            return fact
        if draw < 0.72:
            return terse(fact)
        if draw < 0.84:
            return third(fact, gender, gender)
        return third(fact, self.random.choice(frames.NOTED), gender)

    def finished(self, group, attribute, label, fact, text):
        return {
            'group': group,
            'attribute': attribute.name,
            'fact': frames.written(fact, self.random, plain=True),
            'statement': frames.written(text, self.random, change=label in (REPLACE, END)),
            'allowed': [label],
        }
