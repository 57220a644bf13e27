"""General wordings that fit any attribute."""

from labels import BESIDE, CORRECT, END, REPLACE, SAME, corrected

OTHERS = [
    'my sister', 'my brother', 'my mother', 'my father', 'my neighbour', 'a colleague', 'my boss', 'my cousin', 'a good friend',
    'my flatmate', 'my uncle', 'my daughter', 'my son', 'my aunt', 'a friend of mine', 'our client', 'my grandfather', 'the man next door',
]
NAMES = ['Nadia', 'Arjun', 'Claire', 'Tobias', 'Mina', 'Samuel', 'Yusuf', 'Lara', 'Pieter', 'Anjali', 'Bruno', 'Ms Grant', 'Mr Shah']
NOTED = ['the customer', 'the user', 'the caller', 'the client', 'the patient', 'the contact']

REPORTED = ['customer says', 'caller says', 'told us', 'says', 'per mail:', 'note:', 'client writes that', 'update from the customer:']

NO_FACT = [
    'I would like to {vp_n} some day', 'I want to {vp_n}', 'I might {vp_n} next year', 'I am thinking about whether to {vp_n}',
    'if I could, I would {vp_n}', 'I wish I could {vp_n}', 'my family wants me to {vp_n}', 'should I {vp_n}?', 'I dreamt that {f_n}',
    'I hope to {vp_n} before I am old', 'I plan to {vp_n} at some point', 'suppose {f_n}, what then?', 'I would never {vp_n}',
    'I was about to {vp_n} but did not', 'I used to {vp_n}', 'years ago I used to {vp_n}', 'as a child I used to {vp_n}',
    '{their_n}', 'I was told that {their_n}', 'I have always wanted to {vp_n}', 'everybody asks if {f_n}', '{not_n}',
    'perhaps I will {vp_n} later', 'it would be nice to {vp_n}', 'imagine if I could {vp_n}', 'would I {vp_n} if I were rich?',
]
# Of a state that is known: nothing here may say that it is over.
STATE_NO_FACT = [
    '{their_n}', 'I was told that {their_n}', 'everybody asks if {f_n}', 'I dreamt that {f_n}', 'suppose {f_n}, what then?', 'is it true that {f_n}?',
    'perhaps {f_n} for long', 'as you know {f_n}', '{their_n} as well', 'a form asked whether {f_n}', "I don't like it that {f_n}", 'I wonder why {f_n}',
    'it bothers my family that {f_n}', 'I am glad that {f_n}', 'because {f_n} I have less time', '{their_n} no longer',
]
STATE_SAME = ['{f_v}, as before', 'yes, {f_v}', 'still so: {f_v}', 'nothing new, {f_v}', '{f_v}, and that will stay so']
ENDED = [
    'I used to {vp_v}', 'I no longer {vp_v}', '{not_v} any more', '{not_v} any longer', 'I have stopped, I used to {vp_v}',
    'I used to {vp_v}, that is over', '{not_v} now', 'the time when {f_v} is past', 'I have ceased to {vp_v}',
]
DENIED = [
    'it is not true that {f_v}', 'I have not said that {f_v}', 'who told you that {f_v}? That is wrong', '{not_v}, that is a mix-up',
    'somebody noted that {f_v}, but it never was so', '{f_v}? No, that is an error in your notes', '{not_v} and never did',
]
ONE_CHANGED = [
    '{n} now', "it's {n} now", 'these days {n}', '{n} since last week', 'changed to {n}', '{n} from now on', '{n} instead of {v}',
    'no more {v}, {n}', 'from {v} to {n}', '{v} is history, {n} it is', 'make it {n}', 'now it is {n}, before it was {v}',
    '{n} has replaced {v}', 'as of today {n}', 'please change {v} to {n}', 'update: {n}', '{n}, no longer {v}', 'put me down for {n} now',
]
ONE_CORRECTED = [
    'sorry, {n}, not {v}', 'I meant {n}', '{n}, not {v}, you got it wrong', 'correction: {n}', 'it should say {n}', 'I said {n}, not {v}',
    '{v} is wrong, it is {n}', 'no, {n}', 'that was a slip, {n}', 'it was never {v}, always {n}',
]
ONE_SAME = ['still {v}', '{v} as always', '{v}, as I said', 'yes, {v}', 'nothing has changed, {v}', 'as before: {v}']
ONE_BESIDE = [
    'maybe {n}', 'what about {n}?', 'is {n} better?', 'not {n}', 'it was {n} before {v}', 'next year perhaps {n}', 'my brother has {n}',
    'once it was {n}, long ago', 'somebody suggested {n}', '{n} would be nice', 'I was asked about {n}', 'never {n}', 'for my wife {n}',
]
REASONS = [
    'the price went up', 'my doctor told me to', 'it was too far', 'my wife asked me to', 'we moved', 'the old one closed', 'I got tired of it',
    'things changed at work', 'it suits me better', 'a friend talked me into it', 'I needed something new', 'my back hurts',
    'the contract ran out', 'they made me an offer', 'it is closer', 'the other one was no good', 'I have more time', 'the rules changed',
    'there was a problem', 'the weather turned', 'it is cheaper', 'my son set it up', 'it was easier', 'they had no other',
]
REASONED = ['{reason}, so {f_n}', '{reason}, so {f_n} now', '{f_n}, {reason}', '{f_n} now because {reason}', '{reason}, so it is {n}', '{reason}: {n} now']
REASONED_TOO = ['{reason}, so {f_n} too', '{f_n} as well, {reason}', '{reason}, so {f_n} also', '{reason}, so {n} was added']
NOUN_CHANGED = [
    'my {noun} is {n}', 'the {noun} is {n} now', 'new {noun}: {n}', '{noun}: {n}', 'I have a new {noun}, {n}', '{n} is the {noun} now',
    'the {noun} changed to {n}', 'the {noun} was changed, it is {n}', "I've changed the {noun} to {n}", '{noun} is {n} these days',
    'the {noun} has become {n}', 'the {noun} went from {v} to {n}', '{n} for the {noun} from now on', 'please make the {noun} {n}',
    'update the {noun}, please: {n}', 'the {noun} should be {n} from today', 'we settled on {n} as the {noun}', 'the {noun} is now {n}',
    "we've got a different {noun}, {n}", 'for the {noun} use {n}', 'about the {noun}: make that {n}', '{n} has the {noun} now', 'the {noun} comes to {n} now', 'for the {noun} it is {n} from now on',
]
NOUN_ENDED = ['there is no {noun} any more', 'I have no {noun} any longer', 'no {noun} for me now', 'the {noun} is gone']
NOUN_SAME = ['my {noun} is still {v}', 'the {noun} stays {v}', '{noun}: {v}', 'keep the {noun} at {v}', 'the {noun} is {v}, as before']
NOUN_BESIDE = [
    'what is the {noun}?', 'should the {noun} be {n}?', 'the {noun} might become {n}', "my sister's {noun} is {n}", 'the {noun} is important to me',
    'the {noun} was {n} before', 'the old {noun} was {n}', 'somebody proposed {n} as the {noun}', 'I would like {n} as the {noun} one day',
    "the {noun} isn't {n}", "my neighbour's {noun} changed to {n}", 'if the {noun} were {n}, I would mind', 'I like my {noun}',
    'the {noun} of a friend is {n}', 'who chose {v} as the {noun}?', 'never {n} as the {noun}',
]
NOUN_CORRECTED = ['my {noun} is {n}, not {v}', 'the {noun} was noted wrong, it is {n}', 'I gave you the wrong {noun}, {n} is right']
VERB_CHANGED = [
    'I {vp_n} now', 'I {vp_n} these days', 'since May I {vp_n}', 'from now on I {vp_n}', 'I {vp_n} instead', 'now I {vp_n}', 'I began to {vp_n}',
    'as of this week I {vp_n}', 'nowadays I {vp_n}', 'it changed, I {vp_n}', 'I {vp_n} at the moment', 'I {vp_n} again', 'I have started to {vp_n}',
]
NOUN_ADDED = [
    'another {noun} is {n}', 'one more {noun}: {n}', '{n} is a {noun} too', 'there is a second {noun}, {n}', 'I have {n} as a {noun} as well',
    'add {n} as a {noun}', 'a new {noun}: {n}', 'is {n} a {noun}?',
]
NOUN_DENIED = ['{v} is no {noun} of mine', 'I have no {noun} called {v}', '{v} is not a {noun}, you mixed that up', 'I have no such {noun}, {v} is something else']
NOUN_REMOVED = ['remove {v} as a {noun}', '{v} is not a {noun} any more', 'strike {v}', 'the {noun} {v} is gone', 'take {v} off']
VERB_ADDED = ['I also {vp_n}', 'I {vp_n} too', 'I {vp_n} as well', 'now I {vp_n} too', 'since May I also {vp_n}', 'besides, I {vp_n}']
# What is so for once, was so, is aimed at, or is so of something else.
NOT_THE_ONE = [
    'for once {n}', 'this time {n}', 'only this week {n}', 'tonight {n}, as an exception', '{n} for a day or two',
    'in 2010 it was {n}', 'until 2019 {n}', 'back then it was {n}', 'ten years ago it was {n}', 'it started as {n}',
    'my goal is {n}', 'hoping for {n} one day', 'trying to get to {n}', 'I want to reach {n}', 'we are working towards {n}',
    'for the kids it is {n}', "at my sister's it is {n}", 'the second one is {n}', 'for the other one {n}', 'on the other side {n}',
    'with my wife it is {n}', 'somewhere else it is {n}', 'they offered {n}, I said no', '{n} is what my neighbour has', 'everybody else has {n}',
]
LONG_SO = [
    'it has been {v} for years', 'always been {v}', 'for years now {v}', 'as ever, {v}', '{v}, and happy with it',
    '{v} suits me fine', 'no complaints about {v}', '{v} and nothing else', 'I like it that it is {v}', '{v} is doing well',
]
MORE_OF_MANY = ['got {n}', 'there is {n}', 'we have {n} now', 'a new one: {n}', '{n} since May', 'here is {n}', 'now there is {n}', '{n} came along', '{n}']
# The same words of one of many, and of another: only the one that is named goes.
GONE_OF_MANY = [
    '{} is gone', 'got rid of {}', '{} is done', '{} is history', 'that is it with {}', '{} was the last time', 'I have had it with {}',
    'the end of {}', '{} went away', 'had to let {} go', '{} has ended', 'dropped {}', '{} is off', 'fine without {}', '{} is closed',
]
OTHER_GONE = [line.replace('{}', '{n}') for line in GONE_OF_MANY]
THIS_GONE = [line.replace('{}', '{v}') for line in GONE_OF_MANY]
MANY_BESIDE = [
    '{n} too', '{n} as well', 'also {n}', 'and {n}', 'no more {n}', 'not {n}', 'maybe {n}', '{n} was never it', 'what about {n}?',
    'another one is {n}', 'besides {v} there is {n}', 'in addition to {v}, {n}', 'both {v} and {n}', 'I was asked about {n}',
]
PAST_BESIDE = ['{n} too', '{n} as well', 'also {n}', 'and then {n}', '{n} last week', 'another time {n}', 'once more {v}', '{n} in summer']
MANY_ENDED = ['no more {v}', '{v} is over', 'not {v} any more', '{v} is a thing of the past', 'finished with {v}', 'no {v} any longer']
MANY_CHANGED = ['{n} instead of {v}', 'swapped {v} for {n}', '{v} is out, {n} is in', '{n} has taken the place of {v}']
MANY_DENIED = ['never {v}', '{v} was a mistake in your notes', 'it was {n}, not {v}', 'you noted {v}, that is wrong']


def drawn(choices):
    """@returns a function that draws some of each list, with the name of the group that each sentence is."""

    def draw(random_):
        for name, label, lines, count in choices:
            for number in random_.sample(range(len(lines)), min(count, len(lines))):
                yield f'frame-{name}/{number}', corrected(label, lines[number]), lines[number]

    return draw


ANY = [('nofact', BESIDE, NO_FACT, 2), ('ended', END, ENDED, 1), ('denied', CORRECT, DENIED, 1)]
CHOSEN = {
    'one': drawn([
        *ANY, ('changed', REPLACE, ONE_CHANGED, 2), ('reason', REPLACE, REASONED, 1), ('corrected', CORRECT, ONE_CORRECTED, 1), ('verb', REPLACE, VERB_CHANGED, 1),
        ('still', SAME, ONE_SAME, 1), ('other', BESIDE, ONE_BESIDE, 1), ('long', SAME, LONG_SO, 1), ('notone', BESIDE, NOT_THE_ONE, 2),
    ]),
    'many': drawn([
        *ANY, ('added', BESIDE, MANY_BESIDE, 1), ('over', END, MANY_ENDED, 1), ('more', BESIDE, MORE_OF_MANY, 2), ('othergone', BESIDE, OTHER_GONE, 2), ('gone', END, THIS_GONE, 2), ('swapped', REPLACE, MANY_CHANGED, 1),
        ('mistaken', CORRECT, MANY_DENIED, 1), ('verb', BESIDE, VERB_ADDED, 1), ('reason', BESIDE, REASONED_TOO, 1),
    ]),
    'past': drawn([('nofact', BESIDE, NO_FACT, 1), ('added', BESIDE, PAST_BESIDE, 2)]),
    'state': drawn([('nofact', BESIDE, STATE_NO_FACT, 1), ('still', SAME, STATE_SAME, 1), ('ended', END, ENDED, 1), ('denied', CORRECT, DENIED, 1)]),
}
OF_NOUNS = {
    'one': drawn([
        ('noun', REPLACE, NOUN_CHANGED, 2), ('nounless', END, NOUN_ENDED, 1), ('nounsame', SAME, NOUN_SAME, 1),
        ('nounother', BESIDE, NOUN_BESIDE, 2), ('nounwrong', CORRECT, NOUN_CORRECTED, 1),
    ]),
    'many': drawn([('nounadded', BESIDE, NOUN_ADDED, 2), ('nounremoved', END, NOUN_REMOVED, 1), ('nounwrong', CORRECT, NOUN_DENIED, 1)]),
    'past': drawn([]),
}


def chosen(attribute, random_):
    """Some of the frames that fit an attribute: the name of a group, the label, the sentence."""
    yield from CHOSEN[attribute.kind](random_)
    if attribute.noun:
        yield from OF_NOUNS[attribute.kind](random_)
