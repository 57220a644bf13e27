/** Who asks: the tenant comes from the credential, never from the request. */
export interface Caller {
  readonly tenantId: string;
  /** The API key of the request; none where the service runs inside an application. */
  readonly keyId?: string | undefined;
  /** Set when the request carried an Idempotency-Key. */
  readonly once?: { readonly key: string; /** A hash of the operation and its input. */ readonly request: string };
}
