"""Scores of the exported file as the service runs it: int8, one pair a call."""

import os
import shutil
import tempfile

import numpy as np
import onnxruntime

GONE = slice(2, None)
THRESHOLDS = (0.5, 0.6, 0.7, 0.76, 0.8, 0.9, 0.95)


class Scorer:
    def __init__(self, path, base, encoder):
        self.encoder = encoder
        settings = onnxruntime.SessionOptions()
        settings.intra_op_num_threads = settings.inter_op_num_threads = 1
        # The file names the base model by a name beside it.
        with tempfile.TemporaryDirectory() as beside:
            shutil.copy(path, beside)
            shutil.copy(os.path.join(base, 'model.onnx'), beside)
            self.session = onnxruntime.InferenceSession(os.path.join(beside, os.path.basename(path)), settings)

    def __call__(self, fact, statement):
        ids, types = self.encoder(fact, statement)
        return self.session.run(None, {'ids': np.array(ids), 'types': np.array(types)})[0][0]


def gone(scorer, rows):
    said = np.array([scorer(row['fact'], row['statement']) for row in rows])
    return said[:, GONE].sum(1), np.array([row['allowed'][0] >= 2 for row in rows]), said


def temperature_of(scorer, rows, most=1500):
    """What the head is divided by so that its probabilities are right on rows that were not trained."""
    rows = rows[:most]
    logs = np.log(np.array([scorer(row['fact'], row['statement']) for row in rows]) + 1e-9)
    allowed = np.array([[kind in row['allowed'] for kind in range(logs.shape[1])] for row in rows])

    def loss(temperature):
        cold = logs / temperature
        cold = np.exp(cold) / np.exp(cold).sum(1, keepdims=True)
        return -np.log((cold * allowed).sum(1)).mean()

    return float(min(np.arange(0.6, 3.01, 0.05), key=loss))


def found(probabilities, truth):
    """By threshold: the share of what must go that goes, and the share of what stays that is wrongly gone."""
    return {
        str(at): [round(float((probabilities[truth] >= at).mean()), 3), round(float((probabilities[~truth] >= at).mean()), 4)]
        for at in THRESHOLDS
    }


def of_pools(scorer, rows):
    """As the service decides: the likeliest of a pool goes if it reaches the threshold, a second only from 0.97."""
    table = []
    judged = [(np.array([scorer(fact, newer)[GONE].sum() for fact in candidates]), gone) for _, newer, candidates, gone in rows]
    for at in THRESHOLDS:
        right = wrong = missed = new = false_updates = 0
        for said, truth in judged:
            first = int(said.argmax()) if len(said) else -1
            chosen = {index for index, value in enumerate(said) if value >= at and (index == first or value >= 0.97)}
            right, wrong, missed = right + len(chosen & truth), wrong + len(chosen - truth), missed + len(truth - chosen)
            if not truth:
                new, false_updates = new + 1, false_updates + bool(chosen)
        f1 = 2 * right / max(1, 2 * right + wrong + missed)
        table.append({'threshold': at, 'f1': round(f1, 3), 'false updates': round(false_updates / max(1, new), 4)})
    return table


def scores(scorer, test, most=2500):
    result = {}
    for name, rows in test.items():
        if name == 'pools' or not rows:
            continue
        probabilities, truth, said = gone(scorer, rows[:most])
        result[name] = {'rows': len(truth), 'gone': found(probabilities, truth)}
        if name != 'public pairs':
            result[name]['classes right'] = round(
                float(np.mean([best in row['allowed'] for best, row in zip(said.argmax(1), rows[:most])])), 3
            )
    if test.get('pools'):
        result['pools'] = of_pools(scorer, test['pools'])
    return result
