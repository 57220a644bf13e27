import { readConfig } from './config.js';

describe('readConfig', () => {
  it('takes no abbreviation for a time zone, of which Node would choose one of several meanings', () => {
    expect(() => readConfig({ TIMEZONE: 'BST' })).toThrow(
      'TIMEZONE: must be an IANA time zone, such as Asia/Kolkata; one of three letters, such as IST, can mean several.',
    );
    expect(readConfig({ TIMEZONE: 'Europe/London' }).TIMEZONE).toBe('Europe/London');
  });

  it('says in plain words what a setting must be', () => {
    expect(() => readConfig({ PORT: 'abc', EMBEDDER: 'bge' })).toThrow(
      'PORT: must be a number; EMBEDDER: must be "local", "openai" or "none".',
    );
    expect(() => readConfig({ PORT: '70000' })).toThrow('PORT: must be at most 65535.');
  });

  it('has a default for everything that can have one', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      EMBEDDER: 'local',
      RECONCILE: 'structure',
      RECONCILE_UPDATE: 0.95,
      RECONCILE_ADD: 0.8,
      RANK_SIMILARITY: 0.7,
      RANK_RECENCY: 0.2,
      RANK_IMPORTANCE: 0.1,
    });
  });

  it('reads numbers from their digits', () => {
    expect(readConfig({ PORT: '8080', RANK_HALF_LIFE_DAYS: '7.5' })).toMatchObject({
      PORT: 8080,
      RANK_HALF_LIFE_DAYS: 7.5,
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', API_KEY: '', NEO4J_URI: '' })).toEqual(readConfig({}));
  });

  it('leaves other variables alone', () => {
    expect(readConfig({ HOME: '/home/someone' })).not.toHaveProperty('HOME');
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['HOST', '   '],
    ['API_KEY', 'short'],
    ['API_KEY', 'a key with blanks in it'],
    ['API_KEY', 'schlüssel-des-dienstes'],
    ['API_KEY', 'with-a-newline-at-its-end\n'],
    ['API_KEY', 'k'.repeat(501)],
    ['EXTRACT_POLL_SECONDS', '2592000'],
    ['EXTRACT_POLL_SECONDS', ' '],
    ['EXTRACT_TENANTS', ' '],
    ['PORT', ' '],
    ['NEO4J_BOLT_PORT', '-1'],
    ['NEO4J_HTTP_PORT', '7474.5'],
    ['EMBEDDER', 'magic'],
    ['MCP_PROFILE', 'all'],
    ['EMBEDDER_BASE_URL', 'not an address'],
    ['EMBEDDER_BASE_URL', 'localhost:8080/v1'],
    ['EMBEDDER_DIMENSIONS', '0'],
    ['EMBEDDER_THREADS', '1000'],
    ['LLM_BASE_URL', '//'],
    ['LLM_BASE_URL', 'localhost:11434/v1'],
    ['RERANK_URL', 'rerank.example.com:443/v2'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['LLM_TIMEOUT_SECONDS', '0'],
    ['LLM_CONCURRENCY', '0'],
    ['LLM_PRICE_INPUT', '-1'],
    ['LLM_PRICE_OUTPUT', 'free'],
    ['ARBITER', 'maybe'],
    ['EXTRACTOR', 'locale'],
    ['ARBITER_TIMEOUT_SECONDS', '61'],
    ['RECONCILE', 'guess'],
    ['RECONCILE_UPDATE', '1.1'],
    ['RECONCILE_ADD', '-0.1'],
    ['RANK_SIMILARITY', 'NaN'],
    ['RANK_RECENCY', '-1'],
    ['RANK_IMPORTANCE', '2'],
    ['RANK_HALF_LIFE_DAYS', '0'],
    ['ATTRIBUTES', 'pet:three'],
    ['BRIEFING_HOURS', '745'],
    ['BRIEFING_EVERY_SECONDS', '-1'],
    ['RETENTION_EVERY_HOURS', '-1'],
    ['WEBHOOK_URL', 'ftp://example.com/x'],
    ['WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
    ['LOG_LEVEL', 'loud'],
    ['CORS_ORIGINS', 'app.example.com'],
    ['CORS_ORIGINS', 'https://app.example.com/'],
  ])('names %s when it is %p', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      expect.objectContaining({ name: 'ConfigError', faults: [expect.stringMatching(`^${name}: `)] }) as Error,
    );
  });

  it.each([
    ['LLM_MODLE', 'LLM_MODEL'],
    ['RANK_SIMILARTY', 'RANK_SIMILARITY'],
    ['NEO4J_URL', 'NEO4J_URI'],
    ['EMBEDER', 'EMBEDDER'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['APIKEY', 'API_KEY'],
    ['llm_model', 'LLM_MODEL'],
  ])('refuses %s, and names %s', (name, setting) => {
    expect(() => readConfig({ [name]: 'x' })).toThrow(
      `The settings are wrong. ${name}: is no setting; ${setting} is, so rename or unset it.`,
    );
  });

  it.each(['HOME', 'HOSTNAME', 'APP_KEY', 'NEO4J_AUTH', 'NEO4J_HOME', 'NEO4J_USERNAME', 'TZ', 'LANG', 'XDG_DATA_DIRS'])(
    'leaves %s alone, which is of others',
    (name) => {
      expect(() => readConfig({ [name]: 'x' })).not.toThrow();
    },
  );

  it('leaves a near name alone beside the setting itself', () => {
    expect(() => readConfig({ NEO4J_HTTP_PORT: '7474', NEO4J_HTTPS_PORT: '7473' })).not.toThrow();
  });

  it('names what is mistyped together with what is wrong', () => {
    expect(() => readConfig({ PORT: 'x', LLM_MODLE: 'y' })).toThrow(/LLM_MODLE: .*; PORT: /);
  });

  it('names every bad variable at once', () => {
    expect(() => readConfig({ PORT: 'x', EMBEDDER: 'y', HOST: 'fine' })).toThrow(/PORT: .*; EMBEDDER: /);
  });

  it('refuses thresholds that cross', () => {
    expect(() => readConfig({ RECONCILE_ADD: '0.9', RECONCILE_UPDATE: '0.8' })).toThrow(
      'RECONCILE_ADD: must not be above RECONCILE_UPDATE',
    );
  });

  it.each([
    { set: { WEBHOOK_URL: 'https://example.com/hook' }, fault: 'WEBHOOK_SECRET: is needed' },
    { set: { WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}` }, fault: 'WEBHOOK_URL: is needed' },
  ])('refuses one half of a webhook: $fault', ({ set, fault }) => {
    expect(() => readConfig(set)).toThrow(fault);
  });

  it.each([
    { set: { LLM_API_KEY: 'key' }, fault: 'LLM_MODEL: is needed where LLM_API_KEY is set' },
    { set: { EMBEDDER: 'openai' }, fault: 'EMBEDDER_MODEL: is needed with EMBEDDER=openai' },
    { set: { EMBEDDER_BASE_URL: 'http://127.0.0.1:8080/v1' }, fault: 'EMBEDDER: must be openai' },
    { set: { EMBEDDER_API_KEY: 'key' }, fault: 'EMBEDDER: must be openai where EMBEDDER_API_KEY is set' },
  ])('refuses a model that is half set up: $fault', ({ set, fault }) => {
    expect(() => readConfig(set)).toThrow(fault);
  });

  it('lets EMBEDDER=none put the settings of a server aside', () => {
    expect(readConfig({ EMBEDDER: 'none', EMBEDDER_API_KEY: 'key' }).EMBEDDER).toBe('none');
  });

  it('refuses an address of a language model without its name', () => {
    expect(() => readConfig({ LLM_BASE_URL: 'http://127.0.0.1:8080/v1' })).toThrow('LLM_MODEL: is needed');
  });

  it("refuses a language model at OpenAI's own server without a key, and takes one elsewhere", () => {
    expect(() => readConfig({ LLM_MODEL: 'some' })).toThrow('LLM_API_KEY: is needed');
    expect(readConfig({ LLM_MODEL: 'some', LLM_BASE_URL: 'http://127.0.0.1:8080/v1' }).LLM_MODEL).toBe('some');
    expect(readConfig({ LLM_MODEL: 'some', LLM_API_KEY: 'key' }).LLM_MODEL).toBe('some');
  });

  it('tells no value in its message, which may be a secret', () => {
    expect(() => readConfig({ API_KEY: 'hush' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hush') as string }) as Error,
    );
  });

  it.each(['', 'pet:many', 'favourite_colour:one, pet:many ', 'a:one,'])('takes %p for attributes', (ATTRIBUTES) => {
    expect(readConfig({ ATTRIBUTES }).ATTRIBUTES).toBe(ATTRIBUTES);
  });

  it('a stop waits 10 s for what has begun, and never longer than the grace periods in deploy allow', () => {
    expect(readConfig({}).DRAIN_SECONDS).toBe(10);
    expect(readConfig({ DRAIN_SECONDS: '50' }).DRAIN_SECONDS).toBe(50);
    expect(() => readConfig({ DRAIN_SECONDS: '51' })).toThrow('DRAIN_SECONDS');
  });
});
