import { httpAddress, share, text } from './kinds.js';

export const tracing = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.optional().meta({
    description:
      'Where [traces](deploy.md#traces) are sent, by OTLP over HTTP in JSON, such as `http://collector:4318`; `/v1/traces` is put behind it.',
    unset: 'there are none',
  }),
  OTEL_SERVICE_NAME: text.default('palimpsest').describe('The name of the service in traces.'),
  OTEL_TRACES_SAMPLER_ARG: share
    .default(1)
    .describe('Share of the traces that begin here and are sent. Who sends a `traceparent` decides for its own.'),
};
