"""Rows to train on: own ones, and the public pairs whose licence allows it, read from a path and never kept here."""

import itertools
import json
import pathlib
import random

from tokenizers import Tokenizer

from generate import Generator, share
from labels import BESIDE, CASES

GONE, STAYS = [2, 3, 4, 5], [0, 1]
MAX_TOKENS = 160
# Of the sets and cases, what the teacher never sees, so that what learns from it can be tested on it.
HELD_OF_TEACHER = 0.05
# So many pairs of what is told in a case together.
TOGETHER = 2


def some(rows, count, draw):
    rows = list(rows)
    draw.shuffle(rows)
    return rows[:count]


def is_held(row):
    return row['group'].startswith(('case/', 'set/', 'profile/')) and share(row['group']) < HELD_OF_TEACHER


def own(seed, times):
    return Generator(seed).rows(times)


def numbered(told):
    """Cases with the number of the first that tells the same facts: all statements about those are tested or none."""
    first = {}
    for number, case in enumerate(told):
        yield first.setdefault(tuple(sorted(fact for fact, _ in case['told'])), number), case


def cases(directory, seed):
    """
    Everyday cases written by hand: what a statement does to each sentence that was told before it. Those sentences were true together,
    so each stands beside the one before it, and beside what is told in another case.
    """
    draw = random.Random(seed)
    written = [
        (f'case/{path.stem}/{number}', case)
        for path in sorted(pathlib.Path(directory).glob('*.jsonl'))
        for number, case in numbered(json.loads(line) for line in path.open())
    ]
    for group, case in written:
        told = [fact for fact, _ in case['told']]
        pairs = [(fact, case['then'], CASES[label]) for fact, label in case['told']]
        together = list(itertools.combinations(told, 2))
        pairs += [(first, second, BESIDE) for first, second in draw.sample(together, min(TOGETHER, len(together)))]
        pairs.append((draw.choice(draw.choice(written)[1]['told'])[0], case['then'], BESIDE))
        for place, (fact, statement, label) in enumerate(pairs):
            row = {'group': group, 'source': 'case', 'fact': fact, 'statement': statement, 'allowed': [label]}
            yield {**row, 'is_told': place < len(told)}


def profiles(directory):
    """
    Many facts of one caller that crowd together and are all true, each beside those that were told before it; and what a sentence does to
    each of them.
    """
    for path in sorted(pathlib.Path(directory).glob('*.jsonl')):
        for number, line in enumerate(path.open()):
            profile = json.loads(line)
            row = {'group': f'profile/{path.stem}/{number}', 'source': 'profile'}
            for first, second in itertools.combinations(profile['facts'], 2):
                yield {**row, 'fact': first, 'statement': second, 'allowed': [BESIDE]}
            for then in profile['then']:
                for place, fact in enumerate(profile['facts']):
                    label = CASES[then['does'].get(str(place), 'beside')]
                    yield {**row, 'fact': fact, 'statement': then['say'], 'allowed': [label]}


def told_together(directory):
    """What is told in a case together, in both orders: each stands beside the other."""
    seen = set()
    for path in sorted(pathlib.Path(directory).glob('*.jsonl')):
        for number, case in numbered(json.loads(line) for line in path.open()):
            for first, second in itertools.permutations([fact for fact, _ in case['told']], 2):
                if (first, second) not in seen:
                    seen.add((first, second))
                    group = f'case/{path.stem}/{number}'
                    yield {'group': group, 'source': 'case', 'fact': first, 'statement': second, 'allowed': [BESIDE]}


def public_pairs(path):
    """Of each pair it is known whether the older fact is gone, not how it went."""
    for line in open(path):
        pair = json.loads(line)
        allowed = GONE if pair['label'] == 'supersedes' else STAYS
        yield {
            'group': f"{pair['source']}-{pair['group']}",
            'source': pair['source'],
            'fact': pair['older'],
            'statement': pair['newer'],
            'allowed': allowed,
        }


def pools(path):
    for line in open(path):
        pool = json.loads(line)
        yield f"{pool['source']}-{pool['group']}", pool['newer'], pool['candidates'], set(pool['superseded'])


def public_pools(path, seed, stays=3):
    """Of each pool what is replaced, and a few of those that stay."""
    draw = random.Random(seed)
    for group, newer, candidates, gone in pools(path):
        kept = [index for index in range(len(candidates)) if index not in gone]
        for index in sorted(gone | set(draw.sample(kept, min(stays, len(kept))))):
            allowed = GONE if index in gone else STAYS
            yield {'group': group, 'source': 'pool', 'fact': candidates[index], 'statement': newer, 'allowed': allowed}


class Encoder:
    """The tokens of a fact and a statement, and which of the two each is of."""

    def __init__(self, path):
        self.tokenizer = Tokenizer.from_file(path)
        self.tokenizer.no_truncation()
        self.tokenizer.no_padding()

    def __call__(self, fact, statement):
        first, second = (self.tokenizer.encode(text).ids for text in (fact, statement))
        first, second = first[: MAX_TOKENS // 2], second[1 : MAX_TOKENS // 2]
        return first + second, [0] * len(first) + [1] * len(second)


def in_batches(encoded, size, draw):
    """Rows, of which the first part are the tokens, with those of like length together, so that little is filled up; in an order that says nothing."""
    draw.shuffle(encoded)
    made = []
    for start in range(0, len(encoded), size * 40):
        near = sorted(encoded[start : start + size * 40], key=lambda row: len(row[0]))
        made += [near[at : at + size] for at in range(0, len(near), size)]
    draw.shuffle(made)
    return made


def fold(group, folds):
    return int(share(f'fold/{group}') * folds) % folds
