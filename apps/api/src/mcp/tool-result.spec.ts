import { currentDateTime } from '#dates/current.js';
import { errorResult } from './tool-result.js';

const now = currentDateTime(new Date('2026-03-15T09:00:00Z'), 'UTC');

function told(faults: number): string[] {
  const errors = Array.from({ length: faults }, (_, at) => ({ path: `memories.${at}`, message: 'must be an object' }));
  const problem = { type: 'about:blank', title: 'The request is not valid', status: 400, code: 'INVALID' } as const;
  const [first] = errorResult({ ...problem, detail: 'not valid', errors }, now).content;
  return first?.type === 'text' ? first.text.split('\n') : [];
}

it('a model is told each fault of its call', () => {
  expect(told(2)).toEqual(['INVALID: not valid', '- memories.0: must be an object', '- memories.1: must be an object']);
  expect(told(20)).toHaveLength(21);
});

it('a model is told the first faults of a call with very many, and how many more there are', () => {
  const lines = told(600);
  expect(lines).toHaveLength(22);
  expect(lines.at(-2)).toBe('- memories.19: must be an object');
  expect(lines.at(-1)).toBe('- and 580 more');
});
