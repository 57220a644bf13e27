"""General wordings that fit any attribute, pairs over two attributes, and what stands around a sentence."""

import re

BESIDE, SAME, REPLACE, END, CORRECT = range(5)

OTHERS = [
    'my sister', 'my brother', 'my mother', 'my father', 'my neighbour', 'a colleague', 'my boss', 'my cousin', 'my best friend',
    'my flatmate', 'my uncle', 'my daughter', 'my son', 'my aunt', 'a friend of mine', 'our client', 'my grandfather', 'the man next door',
]
NAMES = ['Nadia', 'Arjun', 'Claire', 'Tobias', 'Mina', 'Samuel', 'Yusuf', 'Lara', 'Pieter', 'Anjali', 'Bruno', 'Ms Grant', 'Mr Shah']
NOTED = ['the customer', 'the user', 'the caller', 'the client', 'the patient', 'the contact']

NO_FACT = [
    'I would like to {vp_n} some day', 'I want to {vp_n}', 'I might {vp_n} next year', 'I am thinking about whether to {vp_n}',
    'if I could, I would {vp_n}', 'I wish I could {vp_n}', 'my family wants me to {vp_n}', 'should I {vp_n}?', 'I dreamt that {f_n}',
    'I hope to {vp_n} before I am old', 'I plan to {vp_n} at some point', 'suppose {f_n}, what then?', 'I would never {vp_n}',
    'I was about to {vp_n} but did not', 'I used to {vp_n}', 'years ago I used to {vp_n}', 'as a child I used to {vp_n}',
    '{their_n}', 'I was told that {their_n}', 'I have always wanted to {vp_n}', 'everybody asks if {f_n}', '{not_n}',
    'perhaps I will {vp_n} later', 'it would be nice to {vp_n}', 'imagine if I could {vp_n}', 'would I {vp_n} if I were rich?',
]
ENDED = [
    'I used to {vp_v}', 'I no longer {vp_v}', '{not_v} any more', '{not_v} any longer', 'I have stopped, I used to {vp_v}',
    'I used to {vp_v}, that is over', '{not_v} now', 'the time when {f_v} is past', 'I have ceased to {vp_v}',
]
DENIED = [
    'it is not true that {f_v}', 'I never said that {f_v}', 'who told you that {f_v}? That is wrong', '{not_v}, that is a mix-up',
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
MANY_BESIDE = [
    '{n} too', '{n} as well', 'also {n}', 'and {n}', 'no more {n}', 'not {n}', 'maybe {n}', '{n} was never it', 'what about {n}?',
    'another one is {n}', 'besides {v} there is {n}', 'in addition to {v}, {n}', 'both {v} and {n}', 'I was asked about {n}',
]
MANY_ENDED = ['no more {v}', '{v} is over', 'not {v} any more', '{v} is a thing of the past', 'finished with {v}', 'no {v} any longer']
MANY_CHANGED = ['{n} instead of {v}', 'swapped {v} for {n}', '{v} is out, {n} is in', '{n} has taken the place of {v}']
MANY_DENIED = ['never {v}', '{v} was a mistake in your notes', 'it was {n}, not {v}', 'you noted {v}, that is wrong']


def drawn(choices):
    """@returns a function that draws some of each list, with the name of the group that each sentence is."""

    def draw(random_):
        for name, label, lines, count in choices:
            for number in random_.sample(range(len(lines)), min(count, len(lines))):
                yield f'frame-{name}/{number}', label, lines[number]

    return draw


ANY = [('nofact', BESIDE, NO_FACT, 3), ('ended', END, ENDED, 1), ('denied', CORRECT, DENIED, 1)]
CHOSEN = {
    'one': drawn([
        *ANY, ('changed', REPLACE, ONE_CHANGED, 2), ('corrected', CORRECT, ONE_CORRECTED, 1),
        ('still', SAME, ONE_SAME, 1), ('other', BESIDE, ONE_BESIDE, 2),
    ]),
    'many': drawn([
        *ANY, ('added', BESIDE, MANY_BESIDE, 3), ('over', END, MANY_ENDED, 1), ('swapped', REPLACE, MANY_CHANGED, 1),
        ('mistaken', CORRECT, MANY_DENIED, 1),
    ]),
    'state': drawn([('nofact', BESIDE, NO_FACT[7:], 1), ('ended', END, ENDED, 1), ('denied', CORRECT, DENIED, 1)]),
}

# The attribute of the fact, that of the statement, which of its sentences, and what they do to the fact.
ACROSS = [
    ('employment_state', 'employer', 'f', END), ('employment_state', 'employer', 'c', END), ('single', 'dating', 'f', REPLACE),
    ('single', 'spouse', 'f', REPLACE), ('single', 'engaged', 'f', REPLACE), ('single', 'married', 'f', REPLACE),
    ('married', 'single', 'f', REPLACE), ('married', 'spouse', 'e', END), ('spouse', 'married', 'e', END), ('dating', 'single', 'f', END),
    ('childless', 'child', 'f', END), ('childless', 'child_count', 'f', REPLACE), ('childless', 'pregnant', 'e', BESIDE),
    ('no_car', 'car', 'f', REPLACE), ('no_car', 'car', 'c', REPLACE), ('car', 'no_car', 'f', END), ('smoker', 'nonsmoker', 'f', REPLACE),
    ('nonsmoker', 'smoker', 'f', REPLACE), ('drinker', 'sober', 'f', REPLACE), ('sober', 'drinker', 'f', REPLACE),
    ('renting', 'homeowner', 'f', REPLACE), ('homeowner', 'renting', 'f', REPLACE), ('live_alone', 'flatmates', 'f', REPLACE),
    ('live_alone', 'live_parents', 'f', REPLACE), ('live_parents', 'live_alone', 'f', REPLACE), ('driver', 'no_licence', 'f', REPLACE),
    ('no_licence', 'driver', 'f', REPLACE),
    ('likes_food', 'dislikes_food', 'f', REPLACE), ('dislikes_food', 'likes_food', 'f', REPLACE), ('employer', 'employment_state', 'f', END),
    ('travelling', 'work_leave', 'e', BESIDE), ('cooking', 'caffeine', 'e', BESIDE), ('broke', 'loan', 'e', BESIDE),
    ('live_parents', 'flatmates', 'f', REPLACE), ('student', 'employer', 'f', BESIDE), ('hobby', 'injured', 'f', BESIDE),
    ('condition', 'medication', 'f', BESIDE), ('employer', 'job', 'c', BESIDE), ('job', 'employer', 'c', BESIDE),
    ('city', 'office', 'f', BESIDE), ('doctor', 'dentist', 'f', BESIDE), ('child', 'pet', 'f', BESIDE), ('pet', 'child', 'f', BESIDE),
    ('job', 'role_held', 'f', BESIDE), ('language', 'preferred_language', 'f', BESIDE), ('native_language', 'language', 'f', BESIDE),
    ('car', 'vehicle', 'f', BESIDE), ('phone_model', 'gadget', 'f', BESIDE), ('bank', 'card', 'f', BESIDE), ('diet', 'likes_food', 'f', BESIDE),
    ('allergy', 'dislikes_food', 'f', BESIDE), ('colour', 'item_color', 'f', BESIDE), ('insurance', 'car_insurer', 'f', BESIDE),
    ('email', 'mobile_number', 'c', BESIDE), ('mobile_number', 'email', 'c', BESIDE), ('carrier', 'phone_model', 'c', BESIDE),
    ('carrier', 'broadband', 'c', BESIDE), ('broadband', 'carrier', 'c', BESIDE), ('medication', 'allergy', 'f', BESIDE),
]

# Attributes of one cluster often say something about each other: then nothing is made of two of them but what is above.
CLOSE = {'home', 'family', 'plans', 'orders', 'study', 'work', 'legal', 'business', 'digital', 'telecom', 'pets', 'person'}


def are_apart(first, second):
    if first.cluster != second.cluster:
        return {first.cluster, second.cluster} not in ({'food', 'health'}, {'work', 'study'}, {'plans', 'legal'})
    return first.cluster not in CLOSE and 'state' not in (first.kind, second.kind) and first.values != second.values


BEFORE = [
    'well, ', 'by the way, ', 'so ', 'just so you know, ', 'oh and ', 'yeah, ', 'you know, ', 'listen, ', 'hi, ', 'quick update: ',
    'to be honest ', 'one more thing, ', 'okay so ', 'um, ', 'fyi ',
]
BEHIND = [' by the way', ', you know', ', thanks', ', just to let you know', ', please note', ', believe it or not', ' actually']
WHEN = [' last week', ' since Monday', ' yesterday', ' two weeks ago', ' since the new year', ' recently', ' this morning', ' in spring']
CHAT = [
    'Thanks for calling back.', 'Sorry I missed your call.', 'It is raining here again.', 'Hope you are well.', 'Busy week.',
    'One moment please.', 'The kids are fine.', 'You asked me about that last time.', 'I have to run soon.', 'Good morning.',
]
TIMES = re.compile(r'\b(last|since|ago|yesterday|now|today|week|month|year|morning|these days|next|tomorrow|instead|please)\b|\?')


def written(text, random_, plain=False, change=False):
    """With what people put around a sentence; a known fact (`plain`) stands as it was noted."""
    text = text.strip()
    if not plain:
        if change and not TIMES.search(text) and random_.random() < 0.15:
            text += random_.choice(WHEN)
        draw = random_.random()
        if draw < 0.1 and not text.endswith('?'):
            text += random_.choice(BEHIND)
        elif draw < 0.25:
            text = random_.choice(BEFORE) + text
    if random_.random() > 0.12:
        text = text[0].upper() + text[1:]
    if not text.endswith('?') and random_.random() > 0.25:
        text += '.'
    if not plain:
        draw = random_.random()
        if draw < 0.05:
            text = f'{random_.choice(CHAT)} {text}'
        elif draw < 0.08:
            text = f'{text} {random_.choice(CHAT)}' if text.endswith(('.', '?')) else f'{text}. {random_.choice(CHAT)}'
    return text
