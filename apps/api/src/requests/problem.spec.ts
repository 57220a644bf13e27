import { BadRequestException, NotFoundException, UnsupportedMediaTypeException } from '@nestjs/common';
import { DomainError, type ErrorCode, invalid, notFound } from '#domain/service/errors.js';
import { problemOf } from './problem.js';

/** As the body parser throws them. */
const parserError = (status: number, message: string): Error => Object.assign(new Error(message), { status });

describe('problemOf', () => {
  it.each<[ErrorCode, number]>([
    ['INVALID', 400],
    ['UNAUTHENTICATED', 401],
    ['FORBIDDEN', 403],
    ['NOT_FOUND', 404],
    ['CONFLICT', 409],
    ['TOO_LARGE', 413],
    ['RATE_LIMITED', 429],
    ['UNAVAILABLE', 503],
  ])('%s is %i', (code, status) => {
    const problem = problemOf(new DomainError(code, 'What happened.'));
    expect(problem).toMatchObject({ type: 'about:blank', status, code, detail: 'What happened.' });
    expect(problem.title).not.toBe('');
    expect(problem).not.toHaveProperty('errors');
  });

  it('tells the path of each fault', () => {
    expect(problemOf(invalid('memories.3.text', 'must not be empty'))).toMatchObject({
      detail: 'memories.3.text: must not be empty',
      errors: [{ path: 'memories.3.text', message: 'must not be empty' }],
    });
  });

  it('tells nothing of a thing that is not there but its id', () => {
    expect(problemOf(notFound('contact', 'c1'))).toMatchObject({ status: 404, detail: 'There is no contact c1.' });
  });

  it.each([
    { what: 'a body that is too large', error: parserError(413, 'too large'), status: 413, code: 'TOO_LARGE' },
    { what: 'an address that is not there', error: new NotFoundException(), status: 404, code: 'NOT_FOUND' },
    { what: 'a body of another type', error: new UnsupportedMediaTypeException(), status: 415, code: 'INVALID' },
    { what: 'a body that is no JSON', error: parserError(400, 'Unexpected token'), status: 400, code: 'INVALID' },
    { what: 'a request that Nest refuses', error: new BadRequestException(), status: 400, code: 'INVALID' },
  ])('$what is $status', ({ error, status, code }) => {
    expect(problemOf(error)).toMatchObject({ status, code });
  });

  it('tells a message of the parser by its beginning', () => {
    expect(problemOf(parserError(400, 'x'.repeat(5_000))).detail.length).toBeLessThan(300);
  });

  it.each([new Error('secret'), new TypeError('secret'), 'secret', null, undefined, parserError(500, 'secret')])(
    'a fault of ours is INTERNAL and tells nothing more: %p',
    (error) => {
      const problem = problemOf(error);
      expect(problem).toMatchObject({ status: 500, code: 'INTERNAL' });
      expect(JSON.stringify(problem)).not.toContain('secret');
    },
  );
});
