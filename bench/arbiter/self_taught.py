"""
Writes rows to train the arbiter on from a file that is there already (train.py --taught).

  python self_taught.py --base DIR --model FILE --pairs FILE --pools FILE --out FILE.jsonl --new NAME ...

What the given file has not learned yet, the cases of `--new`, keeps its label; `--new-rows` says how many of their rows are drawn, and of
what they do not tell of only a few are among them. For all else half of what counts is what the file says, so
that nothing is unlearned. `--old-cases` and `--old-sets` say how many rows of each are drawn from what it knows. Some sets and cases are
left out, to test on.
"""

import argparse
import json
import os
import random

import numpy as np

from data import Encoder, cases, is_held, public_pairs, public_pools, some
from model import CLASSES
from score import Scorer
from sets import sets
from train import CASES, SEED, SETS, UNSURE, nearly

# So many rows of the public pairs and pools.
PUBLIC = 3_000
# So much of what the new cases do not tell of.
UNTOLD = 0.25


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


def main():
    parser = argparse.ArgumentParser()
    for name in ('base', 'model', 'pairs', 'pools', 'out'):
        parser.add_argument(f'--{name}', required=True)
    parser.add_argument('--new', nargs='+', required=True, help='the files of cases that the model did not learn from, without their ending')
    parser.add_argument('--seed', type=int, default=SEED)
    parser.add_argument('--new-rows', type=int, default=1_000_000)
    parser.add_argument('--old-cases', type=int, default=9_000)
    parser.add_argument('--old-sets', type=int, default=14_000)
    options = parser.parse_args()
    draw = random.Random(options.seed)
    written = [row for row in cases(CASES, options.seed) if not is_held(row)]
    new = [row for row in written if row['group'].split('/')[1] in options.new and (row['is_told'] or draw.random() < UNTOLD)]
    new = some(new, options.new_rows, draw)
    old = some((row for row in written if row['group'].split('/')[1] not in options.new), options.old_cases, draw)
    old += some((row for row in sets(SETS, SEED) if not is_held(row)), options.old_sets, draw)
    old += some([*public_pairs(options.pairs), *public_pools(options.pools, SEED)], PUBLIC, draw)
    scorer = Scorer(options.model, options.base, Encoder(os.path.join(options.base, 'tokenizer.json')))
    with open(options.out, 'w') as file:
        for row in new:
            write(file, row, np.array(nearly(row['allowed'])))
        for row in old:
            said = scorer(row['fact'], row['statement'])
            write(file, row, (labelled(row['allowed'], said) + said) / 2)


if __name__ == '__main__':
    main()
