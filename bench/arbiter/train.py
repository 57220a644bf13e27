"""
Trains the arbiter and writes it as ONNX with its scores. The same arguments on the same machine give the same file.

  python train.py --base DIR --out FILE [--pairs FILE --pools FILE] [--held-fold N]
  python train.py --base DIR --out FILE --taught FILE --begin-with FILE

`--base` is the directory of the embedding model that the service fetches. With `--held-fold` one of the folds of the public
pairs, and the attributes held back, are not trained but tested on. With `--taught` it learns the probabilities that teacher.py wrote, and
is tested on the sets and cases which the teacher did not see.
"""

import argparse
import json
import math
import os
import random
import shutil
import time

import torch

from data import HELD_OF_TEACHER, Encoder, cases, fold, in_batches, own, pools, profiles, public_pairs, public_pools
from export import export, restore
from generate import share
from model import CLASSES, Base, CrossEncoder
from score import Scorer, scores, temperature_of
from sets import sets

FOLDS = 3
SEED = 20261122
HELD_GROUPS, HELD_ATTRIBUTES, HELD_WRITTEN = 0.06, 0.06, 0.12
UNSURE = 0.012
HERE = os.path.dirname(os.path.abspath(__file__))
CASES, SETS, PROFILES = (os.path.join(HERE, name) for name in ('cases', 'sets', 'profiles'))


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('--base', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--pairs')
    parser.add_argument('--pools')
    parser.add_argument('--held-fold', type=int)
    parser.add_argument('--without-public', action='store_true')
    parser.add_argument('--seed', type=int, default=SEED)
    parser.add_argument('--times', type=int, default=2)
    parser.add_argument('--public-times', type=int, default=1)
    parser.add_argument('--case-times', type=int, default=0, help='how often each written case is trained')
    parser.add_argument('--set-times', type=int, default=0, help='how often each written set is trained')
    parser.add_argument('--sets', nargs='+', help='the files of sets, without their ending; else all')
    parser.add_argument('--rate', type=float, default=6e-4)
    parser.add_argument('--batch', type=int, default=32)
    parser.add_argument('--most-steps', type=int)
    parser.add_argument('--taught', help='pairs with the probabilities of teacher.py or self_taught.py, instead of rows with labels')
    parser.add_argument('--taught-own', type=int, default=0, help='so many of the generator beside them, with their labels')
    parser.add_argument('--threads', type=int, default=1)
    parser.add_argument('--begin-with', help='an exported file to train on from')
    parser.add_argument('--average', nargs='+', help='trains nothing: writes the mean of these exported files, which began with the same one')
    return parser.parse_args()


def taught(options):
    """What a teacher says of pairs, some of the generator's with their labels, and to test on what the teacher did not see."""
    rows = [json.loads(line) for line in open(options.taught)]
    made = list(own(options.seed, 1))
    random.Random(options.seed).shuffle(made)
    rows += [{**row, 'taught': nearly(row['allowed'])} for row in made[: options.taught_own]]
    written = {
        'held cases': cases(CASES, options.seed),
        'held sets': sets(SETS, options.seed),
        'held profiles': profiles(PROFILES),
    }
    return rows, {name: [row for row in kind if share(row['group']) < HELD_OF_TEACHER] for name, kind in written.items()}


def nearly(allowed):
    """A label as probabilities, of which none is 0."""
    rest = len(CLASSES) - len(allowed)
    return [(1 - UNSURE * rest) / len(allowed) if kind in allowed else UNSURE for kind in range(len(CLASSES))]


def divided(options):
    """What is trained, and what is tested by kind."""
    if options.taught:
        return taught(options)
    test = {'held groups': [], 'held attributes': [], 'held cases': [], 'held sets': [], 'public pairs': [], 'pools': []}
    train = []
    for row in own(options.seed, options.times):
        if options.held_fold is not None and share(f"attribute/{row['attribute']}") < HELD_ATTRIBUTES:
            test['held attributes'].append(row)
        elif share(f"group/{row['group']}") < HELD_GROUPS:
            test['held groups'].append(row)
        else:
            train.append(row)
    written = [
        ('held cases', options.case_times, cases(CASES, options.seed)),
        ('held sets', options.set_times, sets(SETS, options.seed, options.sets)),
    ]
    for name, times, rows in written:
        for row in rows:
            if times and share(row['group']) < HELD_WRITTEN:
                test[name].append(row)
            else:
                train += [row] * times
    if options.pairs:
        for row in [*public_pairs(options.pairs), *public_pools(options.pools, options.seed)]:
            is_held = options.without_public or fold(row['group'], FOLDS) == options.held_fold
            if not is_held:
                train += [row] * options.public_times
            elif row['source'] != 'pool':
                test['public pairs'].append(row)
        test['pools'] = [
            pool for pool in pools(options.pools) if options.without_public or fold(pool[0], FOLDS) == options.held_fold
        ]
    return train, test


def batches(rows, encoder, size, draw):
    encoded = [(*encoder(row['fact'], row['statement']), row.get('taught') or row['allowed']) for row in rows]
    return in_batches(encoded, size, draw)


def tensors(batch):
    width = max(len(ids) for ids, _, _ in batch)
    ids, types = (torch.zeros(len(batch), width, dtype=torch.long) for _ in range(2))
    mask = torch.zeros(len(batch), width, dtype=torch.bool)
    for at, (row_ids, row_types, _) in enumerate(batch):
        ids[at, : len(row_ids)] = torch.tensor(row_ids)
        types[at, : len(row_ids)] = torch.tensor(row_types)
        mask[at, : len(row_ids)] = True
    return ids, types, mask


def loss_of(said, labels, is_taught):
    logs = torch.log_softmax(said, -1)
    if is_taught:
        return -(torch.tensor(labels) * logs).sum(-1).mean()
    # A coarse label allows several classes: their probabilities are added up.
    allowed = torch.full(said.shape, -math.inf)
    for at, classes in enumerate(labels):
        allowed[at, classes] = 0
    return -torch.logsumexp(logs + allowed, -1).mean()


def trained(base, rows, encoder, options):
    model = CrossEncoder(base).train()
    if options.begin_with:
        restore(model, base, options.begin_with)
        model.without_exit()
    made = batches(rows, encoder, options.batch, random.Random(options.seed))[: options.most_steps]
    parameters = [parameter for parameter in model.parameters() if parameter.requires_grad]
    optimizer = torch.optim.AdamW(parameters, lr=options.rate, weight_decay=0.01)
    warm = max(1, int(0.06 * len(made)))
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min((step + 1) / warm, (len(made) - step) / max(1, len(made) - warm))
    )
    began, mean = time.time(), 0.0
    # Processors without it take longer in 16 bits than in 32.
    is_half_quick = torch.ops.mkldnn._is_mkldnn_bf16_supported()
    for step, batch in enumerate(made):
        ids, types, mask = tensors(batch)
        with torch.autocast('cpu', torch.bfloat16, enabled=is_half_quick):
            said = model(ids, types, mask)
        loss = loss_of(said, [label for _, _, label in batch], bool(options.taught))
        loss.backward()
        torch.nn.utils.clip_grad_norm_(parameters, 1.0)
        optimizer.step()
        optimizer.zero_grad()
        schedule.step()
        mean = 0.98 * mean + 0.02 * loss.item() if step else loss.item()
        if step % 25 == 0:
            print(f'step {step}/{len(made)} loss {mean:.3f} {time.time() - began:.0f} s', flush=True)
    return model.eval()


def averaged(base, paths):
    """The mean of what was trained in files that began with the same one: between them nothing is unlearned, and what each is sure of wrongly fades."""
    models = [CrossEncoder(base) for _ in paths]
    for model, path in zip(models, paths):
        restore(model, base, path)
        model.without_exit()
    with torch.no_grad():
        for same in zip(*(model.parameters() for model in models)):
            same[0].copy_(torch.stack(same).mean(0))
    return models[0].eval()


def finished(model, base, options, test):
    """Writes the file with probabilities that are calibrated on sentences held back, and its scores beside it."""
    encoder = Encoder(os.path.join(options.base, 'tokenizer.json'))
    export(model, base, options.out, 'model.onnx')
    # To train on from, and to average: with a temperature it would have another head.
    shutil.copy(options.out, f'{options.out}.uncalibrated')
    calibrated_on = test.get('held groups') or test['held sets']
    temperature = temperature_of(Scorer(options.out, options.base, encoder), calibrated_on)
    export(model, base, options.out, 'model.onnx', temperature)
    result = scores(Scorer(options.out, options.base, encoder), test)
    result['temperature'] = round(temperature, 3)
    print(json.dumps(result, indent=1))
    with open(f'{options.out}.scores.json', 'w') as file:
        json.dump(result, file, indent=1)


def main():
    options = arguments()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    torch.use_deterministic_algorithms(True)
    base = Base(os.path.join(options.base, 'model.onnx'))
    train, test = divided(options)
    print({'train': len(train), **{name: len(rows) for name, rows in test.items()}}, flush=True)
    if options.average:
        model = averaged(base, options.average)
    else:
        model = trained(base, train, Encoder(os.path.join(options.base, 'tokenizer.json')), options)
    finished(model, base, options, test)


if __name__ == '__main__':
    main()
