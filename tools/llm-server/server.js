// An OpenAI-compatible server over llama.cpp: one model, one request after another; with tools, and streamed when asked.
// Usage: node server.js MODEL.gguf [THREADS, by default 1]. Prints its address on the first line of its output.
import { createServer } from 'node:http';
import { getLlama, LlamaChat } from 'node-llama-cpp';
import { send, sendWhole, Stream } from './answers.js';
import { functionsOf, historyOf } from './history.js';

const MAX_TOKENS = 2_000;
const threads = Number(process.argv[3] ?? 1);

const llama = await getLlama({
  gpu: false,
  build: 'never',
  skipDownload: true,
  maxThreads: threads,
  logLevel: 'error',
});
const model = await llama.loadModel({ modelPath: process.argv[2] });
const context = await model.createContext({ contextSize: 8192, threads });
const sequence = context.getSequence();
// Kept from request to request: a prompt that begins as the last one did is not read again from its start.
const chat = new LlamaChat({ contextSequence: sequence, autoDisposeSequence: false });
let turn = Promise.resolve();
let calls = 0;

const server = createServer((request, response) => {
  turn = turn
    .then(() => answer(request, response))
    .catch((error) => {
      if (response.headersSent) response.destroy();
      else send(response, 500, { error: { message: String(error) } });
    });
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/v1`));

async function answer(request, response) {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  if (request.url !== '/v1/chat/completions')
    return send(response, 404, { error: { message: 'There is nothing here.' } });
  const asked = JSON.parse(text);
  // The library holds a model to a form, or lets it choose a tool; it cannot make it call a certain one.
  if (typeof asked.tool_choice === 'object')
    return send(response, 400, { error: { message: 'a tool_choice of one function is not supported' } });
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  if (!asked.stream) return sendWhole(response, await complete(asked, leaving.signal));
  const stream = new Stream(response);
  const whole = await complete(asked, leaving.signal, (piece) => stream.text(piece));
  stream.end(whole, asked.stream_options?.include_usage);
}

async function complete(
  { messages, tools, response_format: format, max_tokens: most = MAX_TOKENS },
  signal,
  onTextChunk,
) {
  const schema = format?.json_schema?.schema;
  const before = sequence.tokenMeter.getState();
  const {
    response,
    functionCalls = [],
    metadata,
  } = await chat.generateResponse(historyOf(messages), {
    ...(schema ? { grammar: await llama.createGrammarForJsonSchema(schema) } : {}),
    ...(tools ? { functions: functionsOf(tools), documentFunctionParams: true } : {}),
    maxTokens: Math.min(most, MAX_TOKENS),
    temperature: 0,
    signal,
    onTextChunk,
  });
  const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter.diff(before);
  return {
    text: response,
    calls: functionCalls.map(({ functionName: name, params }) => ({
      id: `call_${++calls}`,
      type: 'function',
      function: { name, arguments: JSON.stringify(params ?? {}) },
    })),
    finish: functionCalls.length > 0 ? 'tool_calls' : metadata.stopReason === 'maxTokens' ? 'length' : 'stop',
    usage: { prompt_tokens: usedInputTokens, completion_tokens: usedOutputTokens },
  };
}
