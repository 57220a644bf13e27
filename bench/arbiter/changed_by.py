"""Fits where the facts lie that a statement may change: the vector of the statement is moved, and its nearest facts go to the arbiter.

  python changed_by.py --base BASE [--out libs/models/arbiter/changed-by.bin] [--held home-and-services ...] [--test ../everyday/cases.jsonl ...]

It learns from bench/arbiter/sets and cases; sets that are held back, and cases of bench/everyday, are only tested on. The file has two scales (float32),
then 64 x 384 and 384 x 64 signed bytes: q = s + out (into s). The loss is the cross-entropy of the changed fact among all facts.
"""

import argparse
import json
import pathlib

import numpy as np

import sets
from embedding import EmbeddingModel
from labels import CASES, CORRECT, DENY, END, REPLACE

HERE = pathlib.Path(__file__).parent
WIDTH, RANK, SEED = 384, 64, 5
EPOCHS, BATCH, RATE, TEMPERATURE = 8, 256, 2e-3, 0.05
SIZES, JUDGED = (100, 400, 1000), 12


class Vectors:
    """What the service embeds texts as: the normalized state of the first token."""

    def __init__(self, base):
        self.model = EmbeddingModel(base)
        self.known = {}

    def of(self, texts):
        return np.stack([self.one(text) for text in texts])

    def one(self, text):
        if text not in self.known:
            first = self.model.states(text)[0]
            self.known[text] = first / np.linalg.norm(first)
        return self.known[text]


def changes_of_sets(names=None):
    for group, fact, lines in sets.read(HERE / 'sets', names):
        for mark, text in lines:
            if mark in '>x!':
                yield text, fact


def changes_of_cases():
    for path in sorted((HERE / 'cases').glob('*.jsonl')):
        for line in path.open():
            case = json.loads(line)
            for fact, label in case['told']:
                if CASES[label] in (REPLACE, END, CORRECT, DENY):
                    yield case['then'], fact


def moved(into, out, statements):
    vectors = statements + statements @ into.T @ out.T
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


def fit(statements, facts, wanted):
    """Adam on both matrices; the rate falls in a line to a twentieth."""
    draw = np.random.default_rng(SEED)
    weights = [draw.standard_normal((RANK, WIDTH)).astype('f4') * 0.05, np.zeros((WIDTH, RANK), 'f4')]
    means, squares = [[np.zeros_like(one) for one in weights] for _ in range(2)]
    total, step = EPOCHS * (len(statements) // BATCH), 0
    for _ in range(EPOCHS):
        order = draw.permutation(len(statements))
        for at in range(0, len(order) - BATCH + 1, BATCH):
            rows = order[at:at + BATCH]
            step += 1
            rate = RATE * min(1, step / 50) * (1 - 0.95 * step / total)
            for place, slope in enumerate(slopes(*weights, statements[rows], facts, wanted[rows])):
                means[place] = 0.9 * means[place] + 0.1 * slope
                squares[place] = 0.999 * squares[place] + 0.001 * slope * slope
                weights[place] -= rate * (means[place] / (1 - 0.9 ** step)) / (np.sqrt(squares[place] / (1 - 0.999 ** step)) + 1e-8)
    return weights


def slopes(into, out, statements, facts, wanted):
    within = statements @ into.T
    vectors = statements + within @ out.T
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    units = vectors / lengths
    scores = units @ facts.T / TEMPERATURE
    shares = np.exp(scores - scores.max(1, keepdims=True))
    shares /= shares.sum(1, keepdims=True)
    shares[np.arange(len(wanted)), wanted] -= 1
    of_units = shares @ facts / (len(wanted) * TEMPERATURE)
    of_vectors = (of_units - units * (of_units * units).sum(1, keepdims=True)) / lengths
    return (of_vectors @ out).T @ statements, of_vectors.T @ within


def as_bytes(matrix):
    scale = np.abs(matrix).max() / 127
    return np.float32(scale), np.round(matrix / scale).astype(np.int8)


def reached(name, changes, pool, vectors, into, out):
    """Of changed facts, the share that is among the JUDGED nearest, where the contact has so many others of all kinds."""
    statements, facts = vectors.of([one for one, _ in changes]), vectors.of([fact for _, fact in changes])
    others = vectors.of(pool)
    for how, asked in (('as they are', statements), ('moved', moved(into, out, statements))):
        own, scores = (asked * facts).sum(1), asked @ others.T
        shares = []
        for size in SIZES:
            draw = np.random.default_rng(SEED)
            near = [(scores[row, draw.choice(len(pool), size, replace=False)] > own[row] + 1e-6).sum() for row in range(len(changes))]
            shares.append(f'{np.mean(np.array(near) < JUDGED):.3f}')
        print(f'{name} ({len(changes)}), {how}: ' + ', '.join(f'{share} of {size}' for share, size in zip(shares, SIZES)))


def main(options):
    vectors = Vectors(options.base)
    names = [path.stem for path in sorted((HERE / 'sets').glob('*.txt'))]
    changes = [*changes_of_sets([name for name in names if name not in options.held]), *changes_of_cases()]
    facts = sorted({fact for _, fact in changes})
    place = {fact: number for number, fact in enumerate(facts)}
    wanted = np.array([place[fact] for _, fact in changes])
    weights = fit(vectors.of([one for one, _ in changes]), vectors.of(facts), wanted)
    (into_scale, into), (out_scale, out) = map(as_bytes, weights)
    if options.out:
        scales = np.array([into_scale, out_scale], '<f4')
        pathlib.Path(options.out).write_bytes(scales.tobytes() + into.tobytes() + out.tobytes())
    told = [json.loads(line) for path in options.test for line in open(path)]
    pool = sorted({*facts, *(fact for _, fact in changes_of_sets()), *(text for case in told for text in case['told'])})
    used = into * into_scale, out * out_scale
    print(f'{len(changes)} changes of {len(facts)} facts')
    if options.held:
        reached('sets held back', list(changes_of_sets(options.held)), pool, vectors, *used)
    if told:
        reached('cases', [(case['then'], case['told'][at]) for case in told for at in case['stale']], pool, vectors, *used)


if __name__ == '__main__':
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument('--base', required=True)
    reader.add_argument('--out')
    reader.add_argument('--held', nargs='*', default=[])
    reader.add_argument('--test', nargs='*', default=[])
    main(reader.parse_args())
