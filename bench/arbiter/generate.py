"""
Everyday statements against known facts, made from the lexicon: what each does to the fact. Seeded; the same seed gives the same rows.

Each sentence of the lexicon is a group: `attribute/kind/number`. What is made of it is either trained on or held back, never both.
"""

import collections
import hashlib
import random
import re

import frames
import relations
from labels import BESIDE, END, LABELS, REPLACE, SAME, allowed_of
from lexicon import attributes
from telling import Teller
from wording import negated, relatives, third, verb_phrase


def share(key):
    """A number from 0 to 1 that depends on the key alone."""
    return int(hashlib.sha256(key.encode()).hexdigest()[:8], 16) / 0xFFFFFFFF


def filled(text, known, other):
    return text.replace('{v}', known).replace('{n}', other)


class Generator:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.teller = Teller(self.random)
        self.attributes = attributes()
        self.by_name = {attribute.name: attribute for attribute in self.attributes}
        self.alike = collections.defaultdict(list)
        for attribute in self.attributes:
            if attribute.noun:
                self.alike[tuple(attribute.values)].append(attribute)

    def rows(self, times):
        """Each sentence of the lexicon `times` times, with what the frames make of the facts, in a shuffled order."""
        rows = []
        for _ in range(times):
            for attribute in self.attributes:
                rows += self.of_lines(attribute)
                rows += self.of_facts(attribute)
                rows += self.of_frames(attribute)
                rows += self.of_siblings(attribute)
            rows += self.across()
            rows += self.unrelated(len(rows) // (4 * times))
        self.random.shuffle(rows)
        return rows

    def of_lines(self, attribute):
        for kind, label in LABELS.items():
            for number, line in enumerate(attribute.lines.get(kind, [])):
                allowed = allowed_of(label, attribute, line)
                group = f'{attribute.name}/{kind}/{number}'
                known, other = attribute.pair(self.random)
                text = filled(line, known, other)
                if self.random.random() < 0.06:
                    allowed, text = self.more(attribute, allowed, text)
                yield self.teller.told(group, attribute, allowed, self.fact(attribute, known), text)
                if kind in 'ceax' and self.random.random() < 0.22:
                    yield from self.teller.of_another(group, attribute, self.fact(attribute, known), text)
                # Somebody else's value ended, or this one was denied before: what is known stays.
                if kind in 'ex' and '{v}' in line and '{n}' not in line and self.random.random() < 0.7:
                    yield self.row(attribute, group, BESIDE, self.fact(attribute, known), filled(line, other, known))

    def of_facts(self, attribute):
        """The fact in other words is the same; with another value it replaces, or stands beside where there can be many."""
        facts = attribute.lines['f']
        for number, line in enumerate(facts):
            group = f'{attribute.name}/f/{number}'
            known, other = attribute.pair(self.random)
            # In words that are not those of the fact.
            alike = [one for one in facts if one != line and relatives(one) == relatives(line)]
            fact = self.random.choice(alike or [line])
            if attribute.values:
                yield self.row(attribute, group, SAME, filled(fact, known, other), filled(line, known, other))
                label = REPLACE if attribute.kind == 'one' else BESIDE
                yield self.row(attribute, group, label, filled(fact, known, other), filled(line, other, known))
            if self.random.random() < 0.3:
                text = filled(line, other, known)
                yield from self.teller.of_another(group, attribute, self.fact(attribute, known), text)

    def of_frames(self, attribute):
        for name, label, line in frames.chosen(attribute, self.random):
            if name.startswith('frame-notone') and {attribute.noun, attribute.name} & relations.MOMENTARY:
                continue
            known, other = attribute.pair(self.random)
            base = filled(self.random.choice(attribute.lines['f']), other, known)
            same = filled(self.random.choice(attribute.lines['f']), known, other)
            theirs = third(base, self.random.choice(frames.OTHERS), self.random.choice(('she', 'he')))
            parts = {
                'vp_n': verb_phrase(base),
                'vp_v': verb_phrase(same),
                'not_v': negated(same),
                'not_n': negated(base),
                'f_n': base,
                'f_v': same,
                'their_n': theirs if theirs != base else None,
                'noun': attribute.noun,
                'reason': self.random.choice(frames.REASONS),
                'v': known,
                'n': other,
            }
            if any(not parts[part] for part in re.findall(r'{(\w+)}', line)):
                continue
            # The facts of a state do not all say the same: what is said of one says nothing of another.
            fact = self.fact(attribute, known) if attribute.values else same
            yield self.row(attribute, f'{attribute.name}/{name}', label, fact, line.format(**parts))

    def of_siblings(self, attribute):
        """The same value of something else: another number, another doctor, the tariff of another meter."""
        alike = [one for one in self.alike[tuple(attribute.values)] if relations.are_siblings(attribute, one)]
        for other in self.random.sample(alike, min(2, len(alike))):
            known, value = attribute.pair(self.random)
            number = self.random.randrange(len(other.lines['f']) + 2)
            lines = [*other.lines['f'], 'the {noun} is {v}', 'the {noun} is {v} now']
            text = filled(lines[number], value, known).replace('{noun}', other.noun)
            group = f'{other.name}/f/{number}'
            fact = self.random.choice([self.fact(attribute, known), f'my {attribute.noun} is {known}'])
            yield self.row(attribute, group, BESIDE, fact, text)

    def across(self):
        """Pairs of event and state whose attributes differ."""
        for fact, statement, kind, label in relations.ACROSS:
            first, second = self.by_name[fact], self.by_name[statement]
            for number, line in enumerate(second.lines.get(kind, [])):
                known, other = first.pair(self.random)
                other = known if first.values == second.values else other or second.pair(self.random)[0]
                text = filled(line, other, second.pair(self.random)[1])
                yield self.row(first, f'{statement}/{kind}/{number}', label, self.fact(first, known), text)

    def unrelated(self, count):
        for _ in range(count):
            first, second = self.random.sample(self.attributes, 2)
            if not relations.are_apart(first, second):
                continue
            kind = self.random.choice([kind for kind in 'fcexsba' if kind in second.lines])
            number = self.random.randrange(len(second.lines[kind]))
            text = filled(second.lines[kind][number], *second.pair(self.random))
            group = f'{second.name}/{kind}/{number}'
            yield self.row(first, group, BESIDE, self.fact(first, first.pair(self.random)[0]), text)

    def more(self, attribute, allowed, text):
        """The sentence beside another one that has nothing to do with it: what only ended then leaves something that holds."""
        other = self.random.choice(self.attributes)
        if text.endswith('?') or not relations.are_apart(attribute, other):
            return allowed, text
        number = self.random.randrange(len(other.lines['f']))
        said = filled(other.lines['f'][number], *other.pair(self.random))
        text = self.random.choice([f'{text}. {said}', f'{said}. {text}', f'{text}, and {said}', f'{text}; {said}'])
        return [REPLACE] if allowed[0] in (REPLACE, END) else allowed, text

    def fact(self, attribute, known):
        return filled(self.random.choice(attribute.lines['f']), known, known)

    def row(self, attribute, group, label, fact, text):
        return self.teller.told(group, attribute, [label], fact, text)
