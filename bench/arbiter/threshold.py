"""
From which probability on a fact may go, by cross-validation over groups: on own sentences that were held back, on the int8 form.

  python threshold.py --base DIR --model FILE [--false 0.02]

For each fifth of the groups the threshold is chosen on the others, as the lowest that lets at most the share `--false` of what stays go.
"""

import argparse
import os

import numpy as np

from calibration import held
from data import Encoder, fold
from score import Scorer, gone
from train import SEED

FIFTHS = 5


def chosen(probabilities, truth, most):
    """The lowest threshold that lets at most this share of what stays go."""
    stays = np.sort(probabilities[~truth])
    return float(stays[min(len(stays) - 1, int(np.ceil((1 - most) * len(stays))))])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--base', required=True)
    parser.add_argument('--model', required=True)
    parser.add_argument('--false', type=float, default=0.02)
    options = parser.parse_args()
    scorer = Scorer(options.model, options.base, Encoder(os.path.join(options.base, 'tokenizer.json')))
    rows = held(SEED, 1)
    probabilities, truth, _ = gone(scorer, rows)
    fifths = np.array([fold(row['group'], FIFTHS) for row in rows])
    for number in range(FIFTHS):
        here = fifths == number
        at = chosen(probabilities[~here], truth[~here], options.false)
        found, wrong = ((probabilities[here & part] >= at).mean() for part in (truth, ~truth))
        print(f'fifth {number}: from {at:.3f} on {found:.3f} of what goes is found, {wrong:.4f} of what stays is lost')
    print(f'of all: {chosen(probabilities, truth, options.false):.3f}')


if __name__ == '__main__':
    main()
