"""The cross-encoder: bge-small as the service fetches it, its int8 weights frozen, with a low-rank path beside each of them."""

import hashlib
import math

import numpy as np
import onnx
import torch
import torch.nn.functional as functional
from onnx import numpy_helper
from torch import nn

BASE_SHA256 = '6c9c6101a956d62dfb5e7190c538226c0c5bb9cb27b651234b6df063ee7dbfe4'
CLASSES = ('beside', 'same', 'replace', 'end', 'correct', 'deny')
LAYERS, HEADS, WIDTH, RANK = 12, 12, 384, 16
# After so many layers the service looks whether a pair clearly stands beside each other, and then leaves out the others.
EXIT = 6
EPSILON = 1e-12
# In the order in which one layer multiplies them; the base file names its matrices by number only.
PLACES = ('query', 'key', 'value', 'attention', 'wider', 'narrower')
BIASES = (
    'attention.self.query',
    'attention.self.key',
    'attention.self.value',
    'attention.output.dense',
    'intermediate.dense',
    'output.dense',
)


class Base:
    """The weights in the fetched file; `quantized` are the tensors that the exported file refers to and does not repeat."""

    def __init__(self, path):
        content = open(path, 'rb').read()
        if hashlib.sha256(content).hexdigest() != BASE_SHA256:
            raise SystemExit(f'{path} is not the pinned base model.')
        graph = onnx.load_from_string(content).graph
        self.content = content
        self.tensors = {tensor.name: tensor for tensor in graph.initializer}
        self.matrices = [node.input[1] for node in graph.node if node.op_type == 'MatMulInteger']

    def array(self, name):
        return numpy_helper.to_array(self.tensors[name])

    def dequantized(self, name):
        """`name` without its ending `_quantized`."""
        stored = self.array(f'{name}_quantized').astype(np.float32)
        return (stored - self.array(f'{name}_zero_point').astype(np.float32)) * self.array(f'{name}_scale')

    def matrix(self, layer, place):
        """The name of a layer's matrix, without its ending."""
        return self.matrices[layer * len(PLACES) + place].removesuffix('_quantized')


class LowRank(nn.Module):
    """A frozen matrix, a trained bias, and a trained path of low rank beside it that begins as nothing."""

    def __init__(self, weight, bias):
        super().__init__()
        self.register_buffer('weight', torch.tensor(weight))
        self.bias = nn.Parameter(torch.tensor(bias))
        self.down = nn.Parameter(torch.randn(weight.shape[0], RANK) / math.sqrt(weight.shape[0]))
        self.up = nn.Parameter(torch.zeros(RANK, weight.shape[1]))

    def forward(self, states):
        # In the type of the products: a bias in 32 bits would make all that follows 32 bits wide.
        product = states @ self.weight
        return product + (states @ self.down) @ self.up + self.bias.to(product.dtype)


class Layer(nn.Module):
    def __init__(self, base, layer):
        super().__init__()
        prefix = f'encoder.layer.{layer}'
        self.products = nn.ModuleList(
            LowRank(base.dequantized(base.matrix(layer, place)), base.array(f'{prefix}.{bias}.bias'))
            for place, bias in enumerate(BIASES)
        )
        self.norms = nn.ModuleList(norm_of(base, f'{prefix}.{part}') for part in ('attention.output', 'output'))

    def forward(self, states, mask):
        query, key, value, attention, wider, narrower = self.products
        query, key, value = (
            part(states).view(*states.shape[:2], HEADS, WIDTH // HEADS).transpose(1, 2) for part in (query, key, value)
        )
        # Not by torch's fused attention: on a processor its way back takes as long as all the rest.
        weights = torch.softmax(query @ key.transpose(-1, -2) / math.sqrt(WIDTH // HEADS) + mask, -1)
        mixed = (weights.to(value.dtype) @ value).transpose(1, 2).reshape(states.shape)
        states = self.norms[0](states + attention(mixed)).to(value.dtype)
        return self.norms[1](states + narrower(functional.gelu(wider(states)))).to(value.dtype)


class CrossEncoder(nn.Module):
    def __init__(self, base):
        super().__init__()
        prefix = 'embeddings'
        self.register_buffer('words', torch.tensor(base.dequantized(f'{prefix}.word_embeddings.weight')))
        self.register_buffer('positions', torch.tensor(base.dequantized(f'{prefix}.position_embeddings.weight')))
        self.types = nn.Parameter(torch.tensor(base.dequantized(f'{prefix}.token_type_embeddings.weight')))
        self.norm = norm_of(base, prefix)
        self.layers = nn.ModuleList(Layer(base, layer) for layer in range(LAYERS))
        self.dropout = nn.Dropout(0.1)
        self.head = nn.Linear(WIDTH, len(CLASSES))
        # Fitted by early_exit.py, not trained here. Until then every pair goes through all layers.
        self.exit = nn.Linear(2 * WIDTH, 1).requires_grad_(False)
        self.without_exit()

    def without_exit(self):
        """Lets every pair go through all layers: an exit fits only the layers that it was fitted to."""
        self.exit.weight.zero_()
        self.exit.bias.fill_(1.0)

    def forward(self, ids, types, mask):
        states = self.words[ids] + self.positions[: ids.shape[1]] + self.types[types]
        states = self.norm(states)
        mask = torch.where(mask, 0.0, -1e4)[:, None, None, :]
        for layer in self.layers:
            states = layer(states, mask)
        return self.head(self.dropout(states[:, 0])).float()


def norm_of(base, prefix):
    norm = nn.LayerNorm(WIDTH, eps=EPSILON)
    norm.weight.data = torch.tensor(base.array(f'{prefix}.LayerNorm.weight'))
    norm.bias.data = torch.tensor(base.array(f'{prefix}.LayerNorm.bias'))
    return norm
