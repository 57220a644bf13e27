"""Writes the trained paths as an ONNX file whose frozen tensors are read from the base model's file, where they lie."""

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from model import CLASSES, EPSILON, EXIT, HEADS, LAYERS, PLACES, WIDTH

HEAD_WIDTH = WIDTH // HEADS


class Graph:
    def __init__(self, base, location):
        self.base, self.location = base, location
        self.nodes, self.tensors, self.kept, self.named, self.numbered = [], [], {}, 0, 0
        # Weights made wide. They stand before all branches, so that the runtime makes them once and not at each run.
        self.widened = []
        # Each trained parameter with the name of its tensor.
        self.trained = []

    def add(self, kind, inputs, outputs=1, **attributes):
        names = [self.name(f'_{number}') for number in range(outputs)]
        self.nodes.append(helper.make_node(kind, inputs, names, **attributes))
        return names[0] if outputs == 1 else names

    def name(self, ending=''):
        self.named += 1
        return f't{self.named}{ending}'

    def branch(self, answer):
        """One of two ways on. `answer` adds its nodes and returns the name of the probabilities that they end in."""
        before, self.nodes = self.nodes, []
        name = answer()
        nodes, self.nodes = self.nodes, before
        return helper.make_graph(nodes, self.name(), [], [probabilities_as(name)])

    def keep(self, array, name=None):
        """Numbered in the order of the layers, so that `restore` also reads files that had no exit."""
        if name is None:
            name, self.numbered = f'c{self.numbered}', self.numbered + 1
        self.tensors.append(numpy_helper.from_array(np.array(array, order='C'), name))
        return name

    def constant(self, values, kind=np.int64):
        key = (tuple(np.ravel(values)), np.shape(values), kind)
        if key not in self.kept:
            self.kept[key] = self.keep(np.array(values, dtype=kind))
        return self.kept[key]

    def half(self, parameter):
        """Stored in 16 bits, used in 32."""
        name, wide = self.keep(parameter.detach().numpy().astype(np.float16)), self.name()
        self.trained.append((name, parameter))
        self.widened.append(helper.make_node('Cast', [name], [wide], to=TensorProto.FLOAT))
        return wide

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
        self.numbered += 1
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
    down, up = graph.half(trained.down), graph.half(trained.up)
    biased = graph.add('Add', [frozen, graph.full(trained.bias)])
    return graph.add('Gemm', [graph.add('MatMul', [states, down]), up, biased])


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


def probabilities_as(name):
    return helper.make_tensor_value_info(name, TensorProto.FLOAT, [1, len(CLASSES)])


def linear(graph, states, name, layer, divisor=1.0):
    """A layer by its name, under which `restore` finds it."""
    weight = graph.keep((layer.weight.detach().numpy().T / divisor).astype(np.float32), f'{name}.weight')
    bias = graph.keep((layer.bias.detach().numpy() / divisor).astype(np.float32), f'{name}.bias')
    return graph.add('Add', [graph.add('MatMul', [states, weight]), bias])


def begun(graph, model):
    """The first layers, which each pair goes through; the inputs are the token ids of one pair and which of the two texts each is of."""
    count = graph.add('Shape', ['ids'])
    places = graph.add('Range', [graph.constant(0), graph.add('Squeeze', [count]), graph.constant(1)])
    words = graph.looked_up('embeddings.word_embeddings.weight', 'ids')
    positions = graph.looked_up('embeddings.position_embeddings.weight', places)
    types = graph.add('Gather', [graph.full(model.types), 'types'])
    states = norm(graph, graph.add('Add', [graph.add('Add', [words, positions]), types]), model.norm)
    for number in range(EXIT):
        states = encoded(graph, states, model.layers[number], number)
    return states


def seen_at_exit(graph, states):
    """The state of [CLS] and the mean of all."""
    first = graph.add('Gather', [states, graph.keep([0], 'exit.first')], axis=0)
    mean = graph.add('ReduceMean', [states], axes=[0], keepdims=1)
    graph.nodes.append(helper.make_node('Concat', [first, mean], ['seen'], axis=1))
    return 'seen'


def ended(graph, model, states, temperature):
    """The other layers, and the probabilities."""
    for number in range(EXIT, LAYERS):
        states = encoded(graph, states, model.layers[number], number)
    first = graph.add('Gather', [states, graph.constant([0])], axis=0)
    return graph.add('Softmax', [linear(graph, first, 'head', model.head, temperature)], axis=-1)


def graph_of(model, base, location, temperature=1.0):
    """@returns the graph and the name of its probabilities."""
    graph = Graph(base, location)
    states = begun(graph, model)
    seen = linear(graph, seen_at_exit(graph, states), 'exit', model.exit)
    may_be_gone = graph.add('Greater', [seen, graph.keep(np.float32(0), 'exit.from')])
    beside = graph.keep(np.float32([[1] + [0] * (len(CLASSES) - 1)]), 'beside')
    ways = {
        'then_branch': graph.branch(lambda: ended(graph, model, states, temperature)),
        'else_branch': graph.branch(lambda: graph.add('Identity', [beside])),
    }
    return graph, graph.add('If', [graph.add('Squeeze', [may_be_gone])], **ways)


def restore(model, base, path):
    """Gives a model what was trained into an exported file; of the same classes only if its temperature was 1."""
    graph, _ = graph_of(model, base, '')
    stored = {tensor.name: tensor for tensor in onnx.load(path, load_external_data=False).graph.initializer}

    def give(parameter, name):
        parameter.copy_(torch.tensor(numpy_helper.to_array(stored[name]).T.copy()))

    with torch.no_grad():
        for name, parameter in graph.trained:
            parameter.copy_(torch.tensor(numpy_helper.to_array(stored[name])))
        # A file of other classes gives what lies below them, and an older one has no exit.
        for name, layer in (('head', model.head), ('exit', model.exit)):
            if f'{name}.bias' in stored and stored[f'{name}.bias'].dims[0] == layer.out_features:
                give(layer.weight, f'{name}.weight')
                give(layer.bias, f'{name}.bias')


def export(model, base, path, location, temperature=1.0, metadata=()):
    """The output is a probability a class; `temperature` divides what the head says, so that they are calibrated."""
    graph, answer = graph_of(model, base, location, temperature)
    graph.nodes.append(helper.make_node('Identity', [answer], ['probabilities']))
    whole = helper.make_graph(
        graph.widened + graph.nodes,
        'arbiter',
        [helper.make_tensor_value_info(name, TensorProto.INT64, ['tokens']) for name in ('ids', 'types')],
        [probabilities_as('probabilities')],
        graph.tensors,
    )
    written = helper.make_model(whole, opset_imports=[helper.make_opsetid('', 17)], ir_version=8, producer_name='palimpsest')
    helper.set_model_props(written, dict(metadata))
    with open(path, 'wb') as file:
        file.write(written.SerializeToString(deterministic=True))
