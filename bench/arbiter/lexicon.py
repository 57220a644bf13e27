"""
Reads the lexicon: attributes with the ways in which people state them and what happens to them.

lexicon/*.txt is the long form: `[name kind cluster]`, then lines of a kind of sentence: v values, f the fact, c a change, e an end, x a
correction, s the same, a another value beside, b what leaves it as it is. lexicon/short is one line an attribute:

  states:  fact; fact => end; end ~ beside = same ! correction
  slots:   values @noun: fact; fact => change (or what is added) > end ~ beside ! correction
"""

import pathlib
import re

LEXICON = pathlib.Path(__file__).parent / 'lexicon'
STATE_KINDS = {'=>': 'e', '~': 'b', '=': 's', '!': 'x'}
ADDED = {'=>': 'a', '>': 'e', '~': 'b', '!': 'x'}
# Of many, and of what was done, there can be another.
SLOT_KINDS = {'one': {**ADDED, '=>': 'c'}, 'many': ADDED, 'past': ADDED}


class Attribute:
    def __init__(self, name, kind, cluster, noun=''):
        self.name, self.kind, self.cluster, self.noun = name, kind, cluster, noun
        self.values, self.lines = [], {}

    def pair(self, random_):
        """A known value and another one."""
        return random_.sample(self.values, 2) if len(self.values) > 1 else ('', '')


def attributes():
    pools = {}
    for line in (LEXICON / 'pools.txt').read_text().splitlines():
        name, values = line.split(': ', 1)
        # A pool may be gone on with.
        pools[name] = list(dict.fromkeys([*pools.get(name, []), *values.split(', ')]))
    return [*long_form(pools), *short_form(pools)]


def long_form(pools):
    found = {}
    for path in sorted(LEXICON.glob('*.txt'), key=lambda path: (path.name == 'more.txt', path.name)):
        if path.name == 'pools.txt':
            continue
        for line in path.read_text().splitlines():
            if line.startswith('['):
                # A name alone goes on with an attribute of a file before.
                name, *parts = line.strip('[]').split(' ')
                attribute = found[name] if not parts else found.setdefault(name, Attribute(name, *parts))
            elif line:
                kind, text = line.split(': ', 1)
                if kind == 'v':
                    attribute.values = pools.get(text) or text.split(', ')
                else:
                    attribute.lines.setdefault(kind, []).extend(text.split(' | '))
    return found.values()


def short_form(pools):
    for path in sorted((LEXICON / 'short').glob('*.txt')):
        cluster = ''
        for line in path.read_text().splitlines():
            if line.startswith('# '):
                cluster = line[2:]
            elif path.name.startswith('slots'):
                kind = 'past' if cluster == 'past-many' else 'many' if cluster.endswith('-many') else 'one'
                yield slot(line, kind, cluster, pools)
            elif line:
                yield state(line, cluster)


def state(line, cluster):
    parts = re.split(r' (=>|~|=|!) ', line)
    # What ends a state may just as well say what is instead: a state of a pair only has to be gone.
    attribute = Attribute(f"{cluster}:{parts[0].split(';')[0]}", 'state', cluster)
    return with_lines(attribute, parts, STATE_KINDS)


def slot(line, kind, cluster, pools):
    head, rest = line.split(': ', 1)
    pool, noun = head.split(' @')
    attribute = Attribute(f'{cluster}:{noun}', kind, cluster, noun)
    attribute.values = pools[pool]
    parts = re.split(r' (=>|>|~|!) ', rest)
    return with_lines(attribute, parts, SLOT_KINDS[kind])


def with_lines(attribute, parts, kinds):
    for kind, text in zip(['f', *(kinds[mark] for mark in parts[1::2])], parts[::2]):
        attribute.lines.setdefault(kind, []).extend(text.strip() for text in text.split('; '))
    return attribute
