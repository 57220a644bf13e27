"""Turns a sentence in the first person into the ways in which people and notes say it."""

import re

UNCHANGED = set(
    """left quit got gave sold bought took went came put began found lost broke kept fell met ran chose forgot had was were did said
    made let cut taught drew drank wore became knew saw heard lent told sent spent paid meant grew tore misread wrote would could can
    can't might may must should will won't won couldn't haven't hadn't didn't wouldn't sprained slept ate flew rang stood threw
    read shut swapped hit misspoke lent drove woke fled felt held""".split()
)
ADVERBS = set('also only never just still always really actually mostly quite usually finally mainly no longer now even almost'.split())
IRREGULAR = {'have': 'has', 'am': 'is', 'do': 'does', "don't": "doesn't", "haven't": "hasn't", "I've": 'has', 'go': 'goes'}
PEOPLE = {
    'she': ('she', 'her', 'her', 'herself'),
    'he': ('he', 'him', 'his', 'himself'),
}


def conjugated(word):
    if word in IRREGULAR:
        return IRREGULAR[word]
    if word in UNCHANGED or word.endswith('ed'):
        return word
    if re.search(r'(s|sh|ch|x|z)$', word):
        return f'{word}es'
    if re.search(r'[^aeiou]y$', word):
        return f'{word[:-1]}ies'
    return f'{word}s'


def third(text, subject='she', gender='she'):
    """`I live in my flat` as `she lives in her flat`, or with a name or `my sister` as the subject at its first place."""
    _, object_, possessive, self_ = PEOPLE[gender]
    named = [subject]

    def who():
        return named.pop() if named else gender

    text = re.sub(r"\bI'm\b", 'I am', text)
    text = re.sub(r"\bI've\b", 'I have', text)
    text = re.sub(r"\bI'd\b", 'I would', text)
    text = re.sub(r"\bI'll\b", 'I will', text)
    words = text.split(' ')
    out = []
    after_subject = False
    for word in words:
        bare = word.strip(',.;:?!')
        tail = word[len(bare):] if word.startswith(bare) else ''
        if bare == 'I':
            out.append(who() + tail)
            after_subject = True
            continue
        if after_subject and bare in ADVERBS:
            out.append(word)
            continue
        if after_subject:
            out.append(conjugated(bare) + tail)
            after_subject = False
            continue
        swap = {
            'my': possessive if not named or subject in PEOPLE else None,
            'me': object_,
            'mine': {'she': 'hers', 'he': 'his'}[gender],
            'myself': self_,
            "we're": 'they are',
            "we've": 'they have',
            'we': 'they',
            'our': 'their',
            'us': 'them',
        }.get(bare.lower(), '')
        if swap is None:
            swap = f"{named.pop()}'s"
        out.append((swap or bare) + tail if swap else word)
    return ' '.join(out)


def terse(text):
    """As notes have it: `lives in Porto`, `number is 4`."""
    turned = third(text, 'she', 'she')
    return re.sub(r'^(she|her) ', '', turned)


def elliptical(text):
    return re.sub(r"^(I am|I'm|I've|I have been|I|we've|we're|we|my) ", '', text)


def verb_phrase(text):
    """`live in Porto` of `I live in Porto`, to stand after `want to`; None where the sentence does not begin so."""
    match = re.match(r"I (\w+) (.*)", text)
    if not match:
        return None
    verb, rest = match.groups()
    if verb == 'am':
        return f'be {rest}'
    if verb in UNCHANGED or verb in ADVERBS or verb.endswith('ed') or verb in ('do', 'have') and ' to ' in rest:
        return None
    return f'{verb} {rest}'


def negated(text):
    """`I don't live in Porto` of `I live in Porto`."""
    phrase = verb_phrase(text)
    if phrase is None:
        return None
    return f"I'm not {phrase[3:]}" if phrase.startswith('be ') else f"I don't {phrase}"


KIN = re.compile(r'\b(son|daughter|child|kids?|wife|husband|partner|girlfriend|boyfriend|mother|father|dog|cat|rabbit|pet)s?\b')


def relatives(text):
    """Whom a sentence is about beside the speaker: what is said of a son says nothing of a daughter."""
    return set(KIN.findall(text))


def speaks_of_oneself(text):
    return re.search(r"\b(I|I'm|I've|my|me|we|we're|our)\b", text) is not None
