import { type Operation, placesOf } from '#contract/operation.js';
import type { Fault } from '#domain/service/errors.js';
import { type Answer, type Asked, type Door, Refused } from './door.js';

/** An answer of the service over HTTP, whatever it is. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** As JSON, if it is that; else as it came. */
  readonly body: unknown;
}

/** The body of an RFC 9457 answer. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly errors?: readonly Fault[];
}

type Field = string | number | boolean;

/** The door REST. */
export class RestDoor implements Door {
  constructor(
    readonly url: string,
    readonly key: string,
  ) {}

  async ask<O extends Operation>(operation: O, input: Asked<O>): Promise<Answer<O>> {
    const { status, body } = await this.send(operation, input);
    if (status >= 400) throw new Refused(body as Problem);
    const { dryRun } = input as { dryRun?: boolean };
    expect(status).toBe(dryRun ? 200 : operation.status);
    return body as Answer<O>;
  }

  /** Sends an operation's input as it is, valid or not. */
  send(operation: Operation, input: object, headers: Readonly<Record<string, string>> = {}): Promise<HttpAnswer> {
    const places = placesOf(operation);
    const fields = input as Readonly<Record<string, unknown>>;
    const given = (names: readonly string[]): [string, unknown][] =>
      names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]);
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(fields[name])));
    const unknown = Object.keys(input).filter((name) => !(name in operation.input.shape));
    const hasBody = places.body.length > 0;
    const query = new URLSearchParams(
      given(hasBody ? places.query : [...places.query, ...unknown]).map(([name, value]): [string, string] => [
        name,
        String(value as Field),
      ]),
    );
    const body = hasBody ? JSON.stringify(Object.fromEntries(given([...places.body, ...unknown]))) : undefined;
    return this.call(operation.method, query.size > 0 ? `${path}?${query.toString()}` : path, { body, headers });
  }

  /** Sends any request, with the key. */
  async call(
    method: string,
    path: string,
    {
      body,
      headers = {},
    }: { body?: string | Uint8Array<ArrayBuffer> | undefined; headers?: Readonly<Record<string, string>> } = {},
  ): Promise<HttpAnswer> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.key ? { authorization: `Bearer ${this.key}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }
}
