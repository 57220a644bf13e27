"""Writes the trained paths as an ONNX file whose frozen tensors are read from the base model's file, where they lie."""

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from model import CLASSES, EPSILON, HEADS, LAYERS, PLACES, WIDTH

HEAD_WIDTH = WIDTH // HEADS


class Graph:
    def __init__(self, base, location):
        self.base, self.location = base, location
        self.nodes, self.tensors, self.kept = [], [], {}
        # Each trained parameter with the name of its tensor.
        self.trained = []

    def add(self, kind, inputs, outputs=1, **attributes):
        names = [f't{len(self.nodes)}_{number}' for number in range(outputs)]
        self.nodes.append(helper.make_node(kind, inputs, names, **attributes))
        return names[0] if outputs == 1 else names

    def keep(self, array):
        name = f'c{len(self.tensors)}'
        self.tensors.append(numpy_helper.from_array(np.array(array, order='C'), name))
        return name

    def constant(self, values, kind=np.int64):
        key = (tuple(np.ravel(values)), np.shape(values), kind)
        if key not in self.kept:
            self.kept[key] = self.keep(np.array(values, dtype=kind))
        return self.kept[key]

    def half(self, parameter):
        """Stored in 16 bits, used in 32."""
        name = self.keep(parameter.detach().numpy().astype(np.float16))
        self.trained.append((name, parameter))
        return self.add('Cast', [name], to=TensorProto.FLOAT)

    def full(self, parameter):
        name = self.keep(parameter.detach().numpy().astype(np.float32))
        self.trained.append((name, parameter))
        return name

    def external(self, name):
        stored = self.base.tensors[name]
        offset = self.base.content.find(stored.raw_data)
        if self.base.content.find(stored.raw_data, offset + 1) >= 0:
            raise SystemExit(f'{name} lies twice in the base file.')
        tensor = TensorProto(name=name, data_type=stored.data_type, dims=stored.dims)
        tensor.data_location = TensorProto.EXTERNAL
        for key, value in (('location', self.location), ('offset', offset), ('length', len(stored.raw_data))):
            tensor.external_data.add(key=key, value=str(value))
        self.tensors.append(tensor)
        return name

    def looked_up(self, table, ids):
        """Rows of one of the base's int8 tables."""
        rows = self.add('Gather', [self.external(f'{table}_quantized'), ids])
        scale, zero = (self.keep(self.base.array(f'{table}_{part}')) for part in ('scale', 'zero_point'))
        return self.add('DequantizeLinear', [rows, scale, zero])


def norm(graph, states, layer):
    weights = [graph.full(layer.weight), graph.full(layer.bias)]
    return graph.add('LayerNormalization', [states, *weights], axis=-1, epsilon=EPSILON)


def product(graph, states, quantized, trained, name):
    """As the base multiplies, with the low-rank path beside it."""
    whole, scale, zero = quantized
    weights = graph.external(f'{name}_quantized')
    multiplied = graph.add('MatMulInteger', [whole, weights, zero, graph.keep(graph.base.array(f'{name}_zero_point'))])
    scales = graph.add('Mul', [scale, graph.keep(graph.base.array(f'{name}_scale'))])
    frozen = graph.add('Mul', [graph.add('Cast', [multiplied], to=TensorProto.FLOAT), scales])
    beside = graph.add('MatMul', [graph.add('MatMul', [states, graph.half(trained.down)]), graph.half(trained.up)])
    return graph.add('Add', [graph.add('Add', [frozen, beside]), graph.full(trained.bias)])


def encoded(graph, states, layer, number):
    def multiply(place, states, quantized):
        name = graph.base.matrix(number, place)
        return product(graph, states, quantized, layer.products[place], name)

    def quantize(states):
        return graph.add('DynamicQuantizeLinear', [states], outputs=3)

    heads = []
    quantized = quantize(states)
    for place in range(3):
        parted = graph.add('Reshape', [multiply(place, states, quantized), graph.constant([-1, HEADS, HEAD_WIDTH])])
        # Keys stand the other way round.
        heads.append(graph.add('Transpose', [parted], perm=[1, 2, 0] if place == 1 else [1, 0, 2]))
    query, key, value = heads
    root = graph.constant(float(np.sqrt(HEAD_WIDTH)), np.float32)
    weights = graph.add('Softmax', [graph.add('Div', [graph.add('MatMul', [query, key]), root])], axis=-1)
    mixed = graph.add('Transpose', [graph.add('MatMul', [weights, value])], perm=[1, 0, 2])
    mixed = graph.add('Reshape', [mixed, graph.constant([-1, WIDTH])])
    attended = graph.add('Add', [states, multiply(3, mixed, quantize(mixed))])
    states = norm(graph, attended, layer.norms[0])
    wide = multiply(4, states, quantize(states))
    error = graph.add('Erf', [graph.add('Div', [wide, graph.constant(float(np.sqrt(2)), np.float32)])])
    half = graph.add('Mul', [wide, graph.constant(0.5, np.float32)])
    wide = graph.add('Mul', [half, graph.add('Add', [error, graph.constant(1.0, np.float32)])])
    return norm(graph, graph.add('Add', [states, multiply(5, wide, quantize(wide))]), layer.norms[1])


def graph_of(model, base, location):
    """The inputs are the token ids of one pair and which of the two texts each is of; @returns the graph and the state of [CLS]."""
    graph = Graph(base, location)
    count = graph.add('Shape', ['ids'])
    places = graph.add('Range', [graph.constant(0), graph.add('Squeeze', [count]), graph.constant(1)])
    words = graph.looked_up('embeddings.word_embeddings.weight', 'ids')
    positions = graph.looked_up('embeddings.position_embeddings.weight', places)
    types = graph.add('Gather', [graph.full(model.types), 'types'])
    states = norm(graph, graph.add('Add', [graph.add('Add', [words, positions]), types]), model.norm)
    for number in range(LAYERS):
        states = encoded(graph, states, model.layers[number], number)
    return graph, graph.add('Gather', [states, graph.constant([0])], axis=0)


def restore(model, base, path):
    """Gives a model what was trained into an exported file; of the same classes only if its temperature was 1."""
    graph, _ = graph_of(model, base, '')
    stored = {tensor.name: tensor for tensor in onnx.load(path, load_external_data=False).graph.initializer}
    with torch.no_grad():
        for name, parameter in graph.trained:
            parameter.copy_(torch.tensor(numpy_helper.to_array(stored[name])))
        # A file of other classes gives what lies below them.
        if stored['head.bias'].dims[0] == len(CLASSES):
            model.head.weight.copy_(torch.tensor(numpy_helper.to_array(stored['head.weight']).T.copy()))
            model.head.bias.copy_(torch.tensor(numpy_helper.to_array(stored['head.bias'])))


def export(model, base, path, location, temperature=1.0, metadata=()):
    """The output is a probability a class; `temperature` divides what the head says, so that they are calibrated."""
    graph, first = graph_of(model, base, location)
    weight, bias = 'head.weight', 'head.bias'
    graph.tensors += [
        numpy_helper.from_array((model.head.weight.detach().numpy().T / temperature).astype(np.float32), weight),
        numpy_helper.from_array((model.head.bias.detach().numpy() / temperature).astype(np.float32), bias),
    ]
    said = graph.add('Add', [graph.add('MatMul', [first, weight]), bias])
    graph.nodes.append(helper.make_node('Softmax', [said], ['probabilities'], axis=-1))
    whole = helper.make_graph(
        graph.nodes,
        'arbiter',
        [helper.make_tensor_value_info(name, TensorProto.INT64, ['tokens']) for name in ('ids', 'types')],
        [helper.make_tensor_value_info('probabilities', TensorProto.FLOAT, [1, len(CLASSES)])],
        graph.tensors,
    )
    written = helper.make_model(whole, opset_imports=[helper.make_opsetid('', 17)], ir_version=8, producer_name='palimpsest')
    helper.set_model_props(written, dict(metadata))
    with open(path, 'wb') as file:
        file.write(written.SerializeToString(deterministic=True))
