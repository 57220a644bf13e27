"""
Fits where a pair leaves the arbiter's model halfway, and writes it into the file.

  python early_exit.py --base DIR --model FILE --out FILE

Most facts that a statement is held against clearly stand beside it. A weighted sum of what the first layers make of a pair tells so; its weights are
fitted to what all layers say. Of the pairs held back for which that is not "beside", all but the share LOST go through all layers.
"""

import argparse
import json
import os
import random
import tempfile

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper

from data import Encoder, cases
from embedding import EmbeddingModel
from export import export, restore
from generate import share
from model import WIDTH, Base, CrossEncoder
from score import GONE, Scorer
from sets import sets
from train import CASES, SEED, SETS

HELD, LOST = 0.15, 0.005
# From where on a probability can matter to the service: as unclear, or as the same.
MATTERS_GONE, MATTERS_SAME, SAME = 0.22, 0.9, 1
SETS_DRAWN, CASES_DRAWN, TOGETHER, NEAREST = 6_000, 1_000, 25, 12
PASSES, BATCH = 20, 64


def near(written, embed):
    """What the service asks: the statement of each case beside the nearest of all that is told in some cases together."""
    for start in range(0, len(written), TOGETHER):
        part = written[start : start + TOGETHER]
        told = [fact for case in part for fact, _ in case['told']]
        known = np.array([embed(fact) for fact in told])
        for case in part:
            for place in np.argsort(-(known @ embed(case['then'])))[:NEAREST]:
                yield told[place], case['then'], f"case/{case['then']}"


def pairs(base):
    model = EmbeddingModel(base)

    def embed(text):
        first = model.states(text)[0]
        return first / np.linalg.norm(first)

    draw = random.Random(SEED)
    of_sets = list(sets(SETS, SEED))
    written = [json.loads(line) for name in sorted(os.listdir(CASES)) for line in open(os.path.join(CASES, name))]
    draw.shuffle(written)
    drawn = [*draw.sample(of_sets, SETS_DRAWN), *draw.sample(list(cases(CASES, SEED)), SETS_DRAWN // 2)]
    return [(row['fact'], row['statement'], row['group']) for row in drawn] + list(near(written[:CASES_DRAWN], embed))


def answered(path, base, asked):
    """For each pair what is seen at the exit, and what all layers say."""
    written = onnx.load(path, load_external_data=False)
    written.graph.output.append(helper.make_tensor_value_info('seen', TensorProto.FLOAT, [1, 2 * WIDTH]))
    with tempfile.NamedTemporaryFile(suffix='.onnx') as file:
        file.write(written.SerializeToString())
        file.flush()
        scorer = Scorer(file.name, base, Encoder(os.path.join(base, 'tokenizer.json')))
    said, seen = [], []
    for number, (fact, statement, _) in enumerate(asked):
        ids, types = scorer.encoder(fact, statement)
        answer = scorer.session.run(['probabilities', 'seen'], {'ids': np.array(ids), 'types': np.array(types)})
        said.append(answer[0][0])
        seen.append(answer[1][0])
        if number % 2_000 == 0:
            print(f'{number} of {len(asked)} pairs', flush=True)
    return np.array(said), np.array(seen)


def fitted(seen, wanted):
    """@returns a weight for each of what is seen, and what is added."""
    mean, spread = seen.mean(0), seen.std(0) + 1e-3
    scaled, wanted = torch.tensor((seen - mean) / spread), torch.tensor(wanted)
    layer = torch.nn.Linear(seen.shape[1], 1)
    optimizer = torch.optim.AdamW(layer.parameters(), 1e-3, weight_decay=0.05)
    for _ in range(PASSES):
        for rows in torch.randperm(len(scaled)).split(BATCH):
            loss = torch.nn.functional.binary_cross_entropy_with_logits(layer(scaled[rows])[:, 0], wanted[rows])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    weights = layer.weight.detach().numpy()[0] / spread
    return weights, float(layer.bias.detach()) - float(weights @ mean)


def main():
    parser = argparse.ArgumentParser()
    for name in ('base', 'model', 'out'):
        parser.add_argument(f'--{name}', required=True)
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    base = Base(os.path.join(options.base, 'model.onnx'))
    model = CrossEncoder(base).eval()
    restore(model, base, options.model)
    # Of a file that has an exit, all layers are asked as well.
    model.without_exit()
    export(model, base, options.out, 'model.onnx')
    asked = pairs(options.base)
    said, seen = answered(options.out, options.base, asked)
    held = np.array([share(f'exit/{group}') < HELD for _, _, group in asked])
    gone, same = said[:, GONE].sum(1), said[:, SAME]
    weights, added = fitted(seen[~held], np.clip(gone + same, 0, 1)[~held].astype(np.float32))
    matters, scores = (gone >= MATTERS_GONE) | (same >= MATTERS_SAME), seen @ weights + added
    least = np.quantile(scores[held & matters], LOST)
    model.exit.weight.copy_(torch.tensor(weights)[None])
    model.exit.bias.fill_(added - least)
    export(model, base, options.out, 'model.onnx')
    print({'pairs held back': int(held.sum()), 'of which all layers are asked': round(float((scores[held] >= least).mean()), 3)})


if __name__ == '__main__':
    main()
