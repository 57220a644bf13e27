"""Who says a sentence, and how: I, we, in notes, he, she, a name, a relative; with what people put around it."""

import frames
from around import written
from labels import BESIDE
from wording import elliptical, speaks_of_oneself, terse, third


class Teller:
    def __init__(self, random):
        self.random = random

    def told(self, group, attribute, allowed, fact, text):
        gender = self.random.choice(('she', 'he'))
        draw = self.random.random()
        if draw < 0.06:
            # Both about the same relative.
            other = self.random.choice(frames.OTHERS)
            return self.finished(group, attribute, allowed, third(fact, other, gender), third(text, other, gender))
        if draw < 0.14:
            name = self.random.choice(frames.NAMES)
            said = name if self.random.random() < 0.6 else gender
            return self.finished(group, attribute, allowed, third(fact, name, gender), third(text, said, gender))
        return self.finished(group, attribute, allowed, self.noted(fact, gender), self.said(text, gender))

    def of_another(self, group, attribute, fact, text):
        """One of the two is about somebody else, and says so; nothing where the sentence cannot."""
        gender = self.random.choice(('she', 'he'))
        other = self.random.choice(frames.OTHERS)
        if self.random.random() < 0.25:
            # The known fact is of the other person, the statement of the speaker.
            fact = third(fact, other, gender)
            if other in fact and speaks_of_oneself(text):
                yield self.finished(group, attribute, [BESIDE], fact, text)
            return
        said = third(text, other, gender)
        if other in said:
            yield self.finished(group, attribute, [BESIDE], self.noted(fact, gender), said)

    def noted(self, fact, gender):
        """A known fact, as it was written down."""
        draw = self.random.random()
        if draw < 0.3:
            return fact
        if draw < 0.74:
            return terse(fact)
        if draw < 0.86:
            return third(fact, gender, gender)
        return third(fact, self.random.choice(frames.NOTED), gender)

    def said(self, text, gender):
        draw = self.random.random()
        if draw < 0.62:
            return text
        if draw < 0.76:
            return elliptical(text)
        if draw < 0.86:
            return terse(text)
        if draw < 0.93:
            return third(text, gender, gender)
        if draw < 0.96:
            return third(text, self.random.choice(frames.NOTED), gender)
        return f'{self.random.choice(frames.REPORTED)} {third(text, gender, gender)}'

    def finished(self, group, attribute, allowed, fact, text):
        return {
            'group': group,
            'attribute': attribute.name,
            'fact': written(fact, self.random, plain=True),
            'statement': written(text, self.random, happens='/c/' in group or '/e/' in group),
            'allowed': allowed,
        }
