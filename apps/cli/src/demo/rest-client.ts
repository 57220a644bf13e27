/** Calls the service like any client. */
export class RestClient {
  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {}

  get<T>(path: string): Promise<T> {
    return this.send<T>('GET', path);
  }

  /** @param once an Idempotency-Key: repeating the call with it returns the first answer again. */
  post<T>(path: string, body: object, once?: string): Promise<T> {
    return this.send<T>('POST', path, body, once);
  }

  private async send<T>(method: string, path: string, body?: object, once?: string): Promise<T> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.key}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(once ? { 'idempotency-key': once } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as T & { detail?: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.detail}`);
    return answer;
  }
}
