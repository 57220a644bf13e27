"""The embedding model of the service, as Python runs it on one thread."""

import numpy as np
import onnxruntime
from tokenizers import Tokenizer


class EmbeddingModel:
    def __init__(self, base):
        """base: the directory of bge-small-en-v1.5-q."""
        self.tokenizer = Tokenizer.from_file(f'{base}/tokenizer.json')
        self.tokenizer.no_padding()
        self.tokenizer.enable_truncation(512)
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(f'{base}/model.onnx', options)

    def states(self, text):
        """The state of each token of a text, not normalized."""
        ids = np.array([self.tokenizer.encode(text).ids])
        given = {'input_ids': ids, 'attention_mask': np.ones_like(ids), 'token_type_ids': np.zeros_like(ids)}
        [[states]] = self.session.run(None, given)
        return states
