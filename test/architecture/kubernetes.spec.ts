import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service, ServiceAccount } from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '#config/config.js';
import { SECRET_FILES } from '#config/secrets.js';
import { MOST_DRAIN_SECONDS } from '#config/service.settings.js';

const DEPLOY = resolve(import.meta.dirname, '../../deploy');
const read = (path: string): string => readFileSync(join(DEPLOY, path), 'utf8');

interface Resource {
  readonly kind: string;
  readonly apiVersion: string;
}

const KINDS: Readonly<Record<string, new (data: never) => { validate(): void }>> = {
  ...{ ServiceAccount, ConfigMap, Deployment, Service, PodDisruptionBudget, NetworkPolicy, Ingress },
};

const resourcesOf = (path: string): Resource[] =>
  parseAllDocuments(read(path)).flatMap((document): Resource[] => {
    expect(document.errors).toEqual([]);
    const resource = document.toJS() as Resource | null;
    return resource ? [resource] : [];
  });
const one = <T>(all: readonly Resource[], kind: string): T => all.find((each) => each.kind === kind) as T;

describe.each([
  { what: 'the manifests', files: ['kubernetes/palimpsest.yaml', 'kubernetes/ingress.yaml'] },
  { what: 'the chart, rendered', files: ['helm/rendered.yaml'] },
])('$what', ({ files }) => {
  const all = files.flatMap(resourcesOf);
  const { spec: deployment } = one<Deployment>(all, 'Deployment');
  const pod = deployment?.template.spec;
  const [container] = pod?.containers ?? [];

  it('fit the schemas of Kubernetes, and are of each kind once', () => {
    expect(all.map(({ kind }) => kind).sort()).toEqual(Object.keys(KINDS).sort());
    for (const resource of all) {
      const Kind = KINDS[resource.kind] as (typeof KINDS)[string];
      expect(resource.apiVersion).toBe((Kind as unknown as { apiVersion: string }).apiVersion);
      expect(() => new Kind(resource as never).validate()).not.toThrow();
    }
  });

  it('leave the time to finish what has begun', () => {
    const pause = Number(container?.lifecycle?.preStop?.exec?.command?.[1]);
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(pause + MOST_DRAIN_SECONDS + 10);
  });

  it('run without rights, on a root that cannot be written to', () => {
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod?.automountServiceAccountToken).toBe(false);
    expect(container?.volumeMounts?.map(({ mountPath }) => mountPath).sort()).toEqual([
      '/data',
      '/run/secrets/palimpsest',
      '/tmp',
    ]);
  });

  it('have probes and bounds of memory', () => {
    expect(container?.livenessProbe?.httpGet?.path).toBe('/health/live');
    expect(container?.startupProbe?.httpGet?.path).toBe('/health/live');
    expect(container?.readinessProbe?.httpGet?.path).toBe('/health/ready');
    expect(container?.resources).toMatchObject({ requests: { memory: '1Gi' }, limits: { memory: '1536Mi' } });
  });

  it('set what are settings, and secrets only as files of the secret', () => {
    const { data } = one<ConfigMap>(all, 'ConfigMap');
    const config = readConfig({ ...data });
    for (const name of Object.keys(data ?? {})) expect(config).toHaveProperty(name);
    expect(config.DRAIN_SECONDS).toBe(MOST_DRAIN_SECONDS);
    const variables = container?.env?.map(({ name }) => name) ?? [];
    expect(variables).toEqual(expect.arrayContaining(['NEO4J_PASSWORD_FILE', 'API_KEY_FILE']));
    expect(variables.filter((name) => !SECRET_FILES.includes(name))).toEqual([]);
  });

  it('bring every door outside but the metrics, which are open', () => {
    const paths = one<Ingress>(all, 'Ingress').spec?.rules?.[0]?.http?.paths ?? [];
    const leads = (to: string): boolean =>
      paths.some(({ path = '', pathType }) => to === path || (pathType === 'Prefix' && `${to}/`.startsWith(path)));
    const { paths: described } = JSON.parse(read('../openapi.json')) as { paths: object };
    const doors = ['/', '/app/', '/docs', '/docs/guide/', '/docs/graphql', '/graphql', '/mcp', '/openapi.json'];
    const inside = [...Object.keys(described), ...doors].filter((path) => !leads(path));
    expect(inside.filter((path) => path !== '/metrics')).toEqual([]);
    expect(leads('/metrics')).toBe(false);
  });

  it('keep a browser at one instance, which alone knows that it signed in', () => {
    expect(one<Service>(all, 'Service').spec?.sessionAffinity).toBe('ClientIP');
    expect(one<Ingress>(all, 'Ingress').metadata?.annotations).toMatchObject({
      'nginx.ingress.kubernetes.io/affinity': 'cookie',
      'nginx.ingress.kubernetes.io/session-cookie-path': '/',
    });
  });

  it('leave a migration the hour that it may take', () => {
    const { periodSeconds = 10, failureThreshold = 3 } = container?.startupProbe ?? {};
    expect(periodSeconds * failureThreshold).toBeGreaterThanOrEqual(3_600);
  });

  it('meet by their labels', () => {
    const labels = deployment?.template.metadata?.labels ?? {};
    const selectors = [
      deployment?.selector.matchLabels,
      one<Service>(all, 'Service').spec?.selector,
      one<PodDisruptionBudget>(all, 'PodDisruptionBudget').spec?.selector?.matchLabels,
      one<NetworkPolicy>(all, 'NetworkPolicy').spec?.podSelector?.matchLabels,
    ];
    for (const selector of selectors) expect(labels).toMatchObject(selector as object);
    const backend = one<Ingress>(all, 'Ingress').spec?.rules?.[0]?.http?.paths[0]?.backend.service;
    const service = one<Service>(all, 'Service');
    expect([backend?.name, backend?.port?.name]).toEqual([service.metadata?.name, service.spec?.ports?.[0]?.name]);
  });
});

describe('the schemas', () => {
  it('find a field that is wrong', () => {
    const wrong = { metadata: { name: 'x' }, spec: { minAvailable: 1, selector: { matchLabels: { a: 1 } } } };
    expect(() => new PodDisruptionBudget(wrong as never).validate()).toThrow(/matchLabels/);
  });
});

describe('the chart', () => {
  const files = globSync('helm/palimpsest/**/*.*', { cwd: DEPLOY }).sort((a, b) => (a < b ? -1 : 1));

  it('is what was rendered: run deploy/helm/render.sh after a change', () => {
    const sum = createHash('sha256').update(files.map(read).join('')).digest('hex');
    expect(read('helm/rendered.yaml').split('\n')[0]).toContain(sum);
  });

  it('uses every value, and no other', () => {
    const used = new Set(files.flatMap((file) => [...read(file).matchAll(/\.Values\.(\w+)/g)].map(([, name]) => name)));
    expect([...used].sort()).toEqual(Object.keys(parse(read('helm/palimpsest/values.yaml')) as object).sort());
  });

  it('has the version of the service', () => {
    const { version } = JSON.parse(read('../package.json')) as { version: string };
    expect(parse(read('helm/palimpsest/Chart.yaml'))).toMatchObject({ version, appVersion: version });
    expect(read('kubernetes/palimpsest.yaml')).toContain(`image: palimpsest:${version}\n`);
  });
});
