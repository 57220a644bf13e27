"""
Draws how often a fact is gone of which the model says so with some probability: on own sentences that were held back, on the int8 form.

  python calibration.py --base DIR --model FILE --out FILE.svg [--times N]
"""

import argparse
import os

import numpy as np

from data import Encoder, own
from generate import share
from score import Scorer, gone
from train import HELD_ATTRIBUTES, HELD_GROUPS, SEED

BINS = 10
SIDE, MARGIN = 320, 44


def held(seed, times):
    return [
        row
        for row in own(seed, times)
        if share(f"attribute/{row['attribute']}") < HELD_ATTRIBUTES or share(f"group/{row['group']}") < HELD_GROUPS
    ]


def bins_of(probabilities, truth):
    """@returns for each tenth that has rows: how many, what the model says on average, and the share that is gone."""
    places = np.minimum((probabilities * BINS).astype(int), BINS - 1)
    for place in range(BINS):
        chosen = places == place
        if chosen.any():
            yield int(chosen.sum()), float(probabilities[chosen].mean()), float(truth[chosen].mean())


def drawn(bins):
    def at(said, observed):
        return MARGIN + said * SIDE, MARGIN + (1 - observed) * SIDE

    whole = SIDE + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" font-family="sans-serif" font-size="11">',
        '<title>Calibration of the local arbiter</title>',
        f'<rect width="{whole}" height="{whole}" fill="#fff"/>',
        f'<rect x="{MARGIN}" y="{MARGIN}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>',
        '<line x1="{}" y1="{}" x2="{}" y2="{}" stroke="#999" stroke-dasharray="4"/>'.format(*at(0, 0), *at(1, 1)),
    ]
    for tick in (0, 0.25, 0.5, 0.75, 1):
        x, y = at(tick, tick)
        parts.append(f'<text x="{x:.0f}" y="{MARGIN + SIDE + 16}" text-anchor="middle">{tick}</text>')
        parts.append(f'<text x="{MARGIN - 6}" y="{y + 4:.0f}" text-anchor="end">{tick}</text>')
    line = ' '.join(f'{x:.1f},{y:.1f}' for x, y in (at(said, observed) for _, said, observed in bins))
    parts.append(f'<polyline points="{line}" fill="none" stroke="#0b62a4" stroke-width="1.5"/>')
    for count, said, observed in bins:
        x, y = at(said, observed)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="#0b62a4"><title>{count} pairs</title></circle>')
    parts.append(f'<text x="{whole / 2}" y="{whole - 8}" text-anchor="middle">the model says: gone</text>')
    parts.append(f'<text x="14" y="{whole / 2}" text-anchor="middle" transform="rotate(-90 14 {whole / 2})">is gone</text>')
    return '\n'.join([*parts, '</svg>', ''])


def main():
    parser = argparse.ArgumentParser()
    for name in ('--base', '--model', '--out'):
        parser.add_argument(name, required=True)
    parser.add_argument('--times', type=int, default=1)
    options = parser.parse_args()
    scorer = Scorer(options.model, options.base, Encoder(os.path.join(options.base, 'tokenizer.json')))
    probabilities, truth, _ = gone(scorer, held(SEED, options.times))
    bins = list(bins_of(probabilities, truth))
    for count, said, observed in bins:
        print(f'{count:5d} pairs: says {said:.3f}, is {observed:.3f}')
    print(f'expected calibration error: {sum(n * abs(said - is_) for n, said, is_ in bins) / len(truth):.4f}')
    with open(options.out, 'w') as file:
        file.write(drawn(bins))


if __name__ == '__main__':
    main()
