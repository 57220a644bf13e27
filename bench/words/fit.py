"""Fits what the vectors of words are shortened by (docs/quality.md): the 128 directions in which they differ most.

  python fit.py BASE OUT   BASE: the directory of bge-small-en-v1.5-q; OUT: libs/models/words/projection.bin

It reads sentences of this project only: its documents, and the texts in its tests. Needs bench/arbiter/requirements.txt.
OUT has 384 floats, the mean, and then 128 directions of 384 signed bytes; their common scale does not matter.
"""

import random
import re
import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / 'bench/arbiter'))
from embedding import EmbeddingModel

WIDTH, KEPT, SEED = 384, 128, 1


def of_documents():
    for file in sorted((ROOT / 'docs').glob('*.md')):
        text = re.sub(r'```.*?```', '', file.read_text(), flags=re.S)
        for part in re.split(r'\n\n|\n- |\. ', text):
            part = re.sub(r'\s+', ' ', re.sub(r'[`*|#\[\]]|\(.*?\)', ' ', part)).strip()
            if 30 < len(part) < 400:
                yield part


def of_tests():
    files = sorted((ROOT / 'test').rglob('*.ts')) + sorted((ROOT / 'libs').rglob('*.spec.ts'))
    found = {m[0] or m[1] for file in files if 'node_modules' not in file.parts
             for m in re.findall(r"text: '([^']{15,200})'|'([A-Z][^']{20,200}[.?!])'", file.read_text())}
    return sorted(found)


def sample(texts, count):
    texts = list(texts)
    random.Random(SEED).shuffle(texts)
    return texts[:count]


def main(base, out):
    model = EmbeddingModel(base)
    read = [model.states(text) for text in sample(of_documents(), 1200) + sample(of_tests(), 1500)]
    states = np.concatenate([one / np.linalg.norm(one, axis=1, keepdims=True) for one in read])
    mean = states.mean(0)
    _, _, directions = np.linalg.svd(states - mean, full_matrices=False)
    kept = directions[:KEPT]
    whole = np.round(kept * 127 / np.abs(kept).max()).astype(np.int8)
    Path(out).write_bytes(mean.astype('<f4').tobytes() + whole.tobytes())
    print(f'{len(states)} vectors, {((states - mean) @ kept.T).var(0).sum() / (states - mean).var(0).sum():.3f} of their variance kept')


if __name__ == '__main__':
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
