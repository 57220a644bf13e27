"""
Trains a larger cross-encoder than the service can run, and writes its probabilities for pairs, to train the arbiter on (train.py --taught).

  python teacher.py --teacher DIR --base DIR --pairs FILE --pools FILE --out FILE.jsonl [--steps N --decay-from N --threads N]

`--teacher` is the directory of all-mpnet-base-v2 (Apache-2.0). It learns from all rows that people wrote or the generator made. It is then
asked about a part of them, and about statements beside facts of other sets that are near to them, which nobody labelled. A share of the
sets and cases is in neither, to test on.
"""

import argparse
import json
import math
import os
import random
import time

import numpy as np
import torch
from torch import nn
from transformers import AutoModel, AutoTokenizer

from data import MAX_TOKENS, cases, in_batches, is_held, own, public_pairs, public_pools, some
from embedding import EmbeddingModel
from model import CLASSES
from sets import read, sets

HERE = os.path.dirname(os.path.abspath(__file__))
CASES, SETS = os.path.join(HERE, 'cases'), os.path.join(HERE, 'sets')
BATCH, WIDTH, PAD, BETWEEN = 32, 768, 1, 2
RATE, HEAD_RATE = 4e-5, 4e-4
# How many rows of each kind are learned from, and labelled; all others are.
OWN_LEARNED, OWN_LABELLED, SETS_LABELLED, UNLABELLED = 10_000, 6_000, 22_000, 18_000


class Teacher(nn.Module):
    def __init__(self, directory):
        super().__init__()
        self.encoder = AutoModel.from_pretrained(directory)
        self.encoder.embeddings.word_embeddings.requires_grad_(False)
        self.dropout = nn.Dropout(0.1)
        self.head = nn.Linear(WIDTH, len(CLASSES))

    def forward(self, ids, mask):
        states = self.encoder(input_ids=ids, attention_mask=mask).last_hidden_state
        return self.head(self.dropout(states[:, 0])).float()


class Pairs:
    """The tokens of pairs as the teacher reads them."""

    def __init__(self, directory):
        self.tokenizer = AutoTokenizer.from_pretrained(directory)

    def ids(self, fact, statement):
        first, second = (
            self.tokenizer(text, truncation=True, max_length=MAX_TOKENS // 2)['input_ids'] for text in (fact, statement)
        )
        return [*first, BETWEEN, *second[1:]]

    def filled(self, all_ids):
        ids = torch.full((len(all_ids), max(len(one) for one in all_ids)), PAD)
        for at, one in enumerate(all_ids):
            ids[at, : len(one)] = torch.tensor(one)
        return ids, (torch.arange(ids.shape[1]) < torch.tensor([[len(one)] for one in all_ids])).long()

    def batches(self, rows, draw):
        encoded = [(self.ids(row['fact'], row['statement']), row['allowed']) for row in rows]
        return in_batches(encoded, BATCH, draw)


def written(options, draw, own_count, sets_count=None):
    """Rows with labels: some of the generator, all cases, all sets or some of them, and the public pairs."""
    rows = some(own(options.seed, 1), own_count, draw)
    rows += cases(CASES, options.seed)
    rows += some(sets(SETS, options.seed), sets_count, draw)
    if options.pairs:
        rows += [*public_pairs(options.pairs), *public_pools(options.pools, options.seed)]
    return [row for row in rows if not is_held(row)]


def unlabelled(options, draw):
    """Statements of the sets, each beside three facts of other sets that are near to it."""
    told, said = {}, []
    for group, fact, lines in read(SETS):
        told.update({text: group for text in [fact, *(text for mark, text in lines if mark == '=')]})
        said += [(text, group) for _, text in lines]
    model = EmbeddingModel(options.base)

    def vector(text):
        state = model.states(text)[0]
        return state / np.linalg.norm(state)

    facts, vectors = list(told), np.array([vector(fact) for fact in told])
    for text, group in some(said, UNLABELLED // 3, draw):
        order = [at for at in np.argsort(-(vectors @ vector(text)))[:60] if told[facts[at]] != group]
        for at in (order[0], order[draw.randrange(1, 6)], order[draw.randrange(6, 30)]):
            yield {'fact': facts[at], 'statement': text}


def trained(model, batches, pairs, options):
    parameters = [parameter for parameter in model.parameters() if parameter.requires_grad]
    rates = [
        {'params': [parameter for parameter in model.encoder.parameters() if parameter.requires_grad], 'lr': RATE},
        {'params': model.head.parameters(), 'lr': HEAD_RATE},
    ]
    optimizer = torch.optim.AdamW(rates, weight_decay=0.01)
    steps, warm = len(batches), max(1, int(0.06 * len(batches)))
    left = max(1, steps - options.decay_from)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min((step + 1) / warm, 1, (steps - step) / left)
    )
    began = time.time()
    for step, batch in enumerate(batches):
        ids, mask = pairs.filled([row for row, _ in batch])
        allowed = torch.full((len(batch), len(CLASSES)), -math.inf)
        for at, (_, classes) in enumerate(batch):
            allowed[at, classes] = 0
        with torch.autocast('cpu', torch.bfloat16):
            said = model(ids, mask)
        loss = -torch.logsumexp(torch.log_softmax(said, -1) + allowed, -1).mean()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(parameters, 1.0)
        optimizer.step()
        optimizer.zero_grad()
        schedule.step()
        if step % 25 == 0:
            print(f'step {step}/{steps} loss {loss.item():.3f} {time.time() - began:.0f} s', flush=True)
    return model.eval()


@torch.no_grad()
def label(model, pairs, rows, path):
    model = model.bfloat16()
    with open(path, 'w') as file:
        for start in range(0, len(rows), BATCH * 100):
            part = sorted(rows[start : start + BATCH * 100], key=lambda row: len(row['fact']) + len(row['statement']))
            for at in range(0, len(part), BATCH):
                batch = part[at : at + BATCH]
                said = model(*pairs.filled([pairs.ids(row['fact'], row['statement']) for row in batch]))
                for row, taught in zip(batch, torch.softmax(said, -1).tolist()):
                    kept = {'fact': row['fact'], 'statement': row['statement'], 'taught': [round(share, 5) for share in taught]}
                    file.write(f'{json.dumps(kept)}\n')
            print(f'labelled {min(len(rows), start + BATCH * 100)}/{len(rows)}', flush=True)


def main():
    parser = argparse.ArgumentParser()
    for name in ('teacher', 'base', 'out'):
        parser.add_argument(f'--{name}', required=True)
    for name in ('pairs', 'pools'):
        parser.add_argument(f'--{name}')
    parser.add_argument('--seed', type=int, default=5)
    parser.add_argument('--steps', type=int, default=1300)
    parser.add_argument('--decay-from', type=int, default=1000)
    parser.add_argument('--threads', type=int, default=1)
    parser.add_argument('--most-rows', type=int, help='label only so many, to try the script')
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    draw = random.Random(options.seed)
    pairs, model = Pairs(options.teacher), Teacher(options.teacher).train()
    batches = pairs.batches(written(options, draw, OWN_LEARNED), draw)[: options.steps]
    trained(model, batches, pairs, options)
    rows = [*written(options, draw, OWN_LABELLED, SETS_LABELLED), *unlabelled(options, draw)]
    draw.shuffle(rows)
    label(model, pairs, rows[: options.most_rows], options.out)


if __name__ == '__main__':
    main()
