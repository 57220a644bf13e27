// An OpenAI-compatible server over llama.cpp: one model, one request after another, on one thread.
// Usage: node server.js MODEL.gguf. Prints its address on the first line of its output.
import { createServer } from 'node:http';
import { getLlama, LlamaChatSession } from 'node-llama-cpp';

const MAX_TOKENS = 400;

const llama = await getLlama({ gpu: false, build: 'never', skipDownload: true, maxThreads: 1, logLevel: 'error' });
const model = await llama.loadModel({ modelPath: process.argv[2] });
const context = await model.createContext({ contextSize: 8192, threads: 1 });
const sequence = context.getSequence();
let turn = Promise.resolve();

const server = createServer((request, response) => {
  turn = turn
    .then(() => answer(request, response))
    .catch((error) => send(response, 500, { error: { message: String(error) } }));
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/v1`));

async function answer(request, response) {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  if (request.url !== '/v1/chat/completions')
    return send(response, 404, { error: { message: 'There is nothing here.' } });
  const { messages, tools, response_format: format, max_tokens: most = MAX_TOKENS } = JSON.parse(text);
  if (tools) return send(response, 400, { error: { message: 'tools are not supported' } });
  send(response, 200, await complete(messages, format?.json_schema?.schema, Math.min(most, MAX_TOKENS)));
}

async function complete(messages, schema, maxTokens) {
  const session = new LlamaChatSession({ contextSequence: sequence, autoDisposeSequence: false });
  session.setChatHistory(messages.slice(0, -1).map(toHistory));
  const before = sequence.tokenMeter.getState();
  const { responseText, stopReason } = await session.promptWithMeta(messages.at(-1).content, {
    grammar: schema && (await llama.createGrammarForJsonSchema(schema)),
    maxTokens,
    temperature: 0,
  });
  const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter.diff(before);
  session.dispose({ disposeSequence: false });
  return {
    id: 'chatcmpl-local',
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        finish_reason: stopReason === 'maxTokens' ? 'length' : 'stop',
        message: { role: 'assistant', content: responseText },
      },
    ],
    usage: { prompt_tokens: usedInputTokens, completion_tokens: usedOutputTokens },
  };
}

function toHistory({ role, content }) {
  if (role === 'assistant') return { type: 'model', response: [content] };
  return { type: role === 'system' ? 'system' : 'user', text: content };
}

function send(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
