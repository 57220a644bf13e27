import type { Request, Response } from 'express';
import { refuseOtherJson } from './refuse-other-json.middleware.js';
import { problemOf } from './problem.js';
import { rpcErrorOf } from './rpc-error.js';

/** As the body parser throws it. */
const parserError = (body: string): Error => Object.assign(new SyntaxError('Unexpected token'), { status: 400, body });

function handedOn(error: unknown): unknown {
  let next: unknown;
  refuseOtherJson(error, {} as Request, {} as Response, (handed) => void (next = handed));
  return next;
}

it.each(['null', '"x"', '12', ' true '])('the body %s, which the parser takes for no JSON, is no object', (body) => {
  const problem = problemOf(handedOn(parserError(body)));
  const detail = 'The body must be a JSON object.';
  expect(problem).toMatchObject({ status: 400, code: 'INVALID', detail, errors: [{ path: '', message: detail }] });
  expect(rpcErrorOf(problem).error).toMatchObject({ code: -32_600, message: detail });
});

it('a body that is no JSON stays what it is, and any other error', () => {
  for (const error of [parserError('{"a"'), new Error('other'), null]) expect(handedOn(error)).toBe(error);
  expect(rpcErrorOf(problemOf(parserError('{"a"'))).error.code).toBe(-32_700);
});
