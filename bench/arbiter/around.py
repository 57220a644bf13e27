"""What people put around a sentence."""

import re

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


def written(text, random_, plain=False, happens=False):
    """With what people put around a sentence; a known fact (`plain`) stands as it was noted."""
    text = text.strip()
    if not plain:
        if happens and not TIMES.search(text) and random_.random() < 0.12:
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
