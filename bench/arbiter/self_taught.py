"""
Writes rows to train the arbiter on from a file that is there already (train.py --taught).

  python self_taught.py --base DIR --model FILE --pairs FILE --pools FILE --out FILE.jsonl [--new NAME ...] [--profiles --together N]

What the given file has not learned yet, the cases of `--new`, keeps its label; `--new-rows` says how many of their rows are drawn, and of
what they do not tell of only a few are among them. `--profiles` adds every change that a profile tells of, and of what stays in it what
the file takes for a change, with as much again that it does not; `--together` says how many pairs of what is told in the cases together it
is asked about likewise. For all else half of what counts is what the file says, so that nothing is unlearned. `--old-cases` and `--old-sets`
say how many rows of each are drawn from what it knows. Some sets, cases and profiles are left out, to test on. Give it a file in which every
pair goes through all layers (`train.py --average` writes one): of a pair that leaves halfway it would learn nothing.
"""

import argparse
import concurrent.futures
import functools
import json
import os
import random

import numpy as np

from data import Encoder, cases, is_held, profiles, public_pairs, public_pools, some, told_together
from labels import BESIDE
from model import CLASSES
from score import GONE, Scorer
from sets import sets
from train import CASES, PROFILES, SEED, SETS, UNSURE, nearly

# So many rows of the public pairs and pools.
PUBLIC = 3_000
# So much of what the new cases do not tell of.
UNTOLD = 0.25
# From this probability on, a fact that stays is in doubt.
DOUBT = 0.1
THREADS = 2


def labelled(allowed, said):
    """A label as probabilities; one that allows several classes divides them as the file does."""
    if len(allowed) == 1:
        return np.array(nearly(allowed))
    shares = np.full(len(CLASSES), UNSURE)
    among = said[allowed] + 1e-3
    shares[allowed] = among / among.sum() * (1 - UNSURE * (len(CLASSES) - len(allowed)))
    return shares


def write(file, row, shares):
    kept = {name: row[name] for name in ('fact', 'statement')}
    file.write(json.dumps({**kept, 'taught': [round(float(one), 5) for one in shares / shares.sum()]}) + '\n')


@functools.cache
def scorer_of(model, base):
    return Scorer(model, base, Encoder(os.path.join(base, 'tokenizer.json')))


def doubt(model, base, row):
    return float(scorer_of(model, base)(row['fact'], row['statement'])[GONE].sum())


def taken_for_changes(rows, options, draw):
    """Of rows that change nothing, those that the file doubts, and as many others."""
    with concurrent.futures.ProcessPoolExecutor(THREADS) as processes:
        said = list(processes.map(functools.partial(doubt, options.model, options.base), rows, chunksize=200))
    doubted = [row for row, at in zip(rows, said) if at >= DOUBT]
    print({'asked': len(rows), 'doubted': len(doubted)}, flush=True)
    return doubted + some((row for row, at in zip(rows, said) if at < DOUBT), len(doubted), draw)


def main():
    parser = argparse.ArgumentParser()
    for name in ('base', 'model', 'pairs', 'pools', 'out'):
        parser.add_argument(f'--{name}', required=True)
    parser.add_argument('--new', nargs='+', default=[], help='the files of cases that the model did not learn from, without their ending')
    parser.add_argument('--seed', type=int, default=SEED)
    parser.add_argument('--new-rows', type=int, default=1_000_000)
    parser.add_argument('--profiles', action='store_true')
    parser.add_argument('--together', type=int, default=0)
    parser.add_argument('--old-cases', type=int, default=9_000)
    parser.add_argument('--old-sets', type=int, default=14_000)
    options = parser.parse_args()
    draw = random.Random(options.seed)
    written = [row for row in cases(CASES, options.seed) if not is_held(row)]
    new = [row for row in written if row['group'].split('/')[1] in options.new and (row['is_told'] or draw.random() < UNTOLD)]
    new = some(new, options.new_rows, draw)
    crowded = [row for row in profiles(PROFILES) if not is_held(row)] if options.profiles else []
    stays = [row for row in crowded if row['allowed'] == [BESIDE]]
    stays += some((row for row in told_together(CASES) if not is_held(row)), options.together, draw)
    new += [row for row in crowded if row['allowed'] != [BESIDE]]
    new += taken_for_changes(stays, options, draw) if stays else []
    old = some((row for row in written if row['group'].split('/')[1] not in options.new), options.old_cases, draw)
    old += some((row for row in sets(SETS, SEED) if not is_held(row)), options.old_sets, draw)
    old += some([*public_pairs(options.pairs), *public_pools(options.pools, SEED)], PUBLIC, draw)
    scorer = scorer_of(options.model, options.base)
    with open(options.out, 'w') as file:
        for row in new:
            write(file, row, np.array(nearly(row['allowed'])))
        for row in old:
            said = scorer(row['fact'], row['statement'])
            write(file, row, (labelled(row['allowed'], said) + said) / 2)


if __name__ == '__main__':
    main()
