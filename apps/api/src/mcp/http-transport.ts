import {
  StreamableHTTPServerTransport,
  type StreamableHTTPServerTransportOptions,
} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js';

/** The SDK's transport for one POST, which also tells when the answer is on its way: from then on it cannot be cancelled. */
export class HttpTransport extends StreamableHTTPServerTransport {
  constructor(
    options: StreamableHTTPServerTransportOptions,
    private readonly answered: () => void,
  ) {
    super(options);
  }

  override send(message: JSONRPCMessage, options?: { relatedRequestId?: RequestId }): Promise<void> {
    if (!('method' in message)) this.answered();
    return super.send(message, options);
  }
}
