import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './repository.mjs';

const deploy = join(root, 'deploy');
const kubernetes = join(deploy, 'kubernetes');
const read = (...path) => readFileSync(join(deploy, ...path), 'utf8');
const documentsIn = (text) => parseAllDocuments(text).map((document) => document.toJS());
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The settings of an env file. */
const settingsIn = (text) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
const secretNames = /(SECRET|TOKEN|KEYS?|PASSWORD|KEY_ID|^DATABASE_URL|^SMTP_URL|DIRECT_URL)$/;

function expectSecretsByFile(settings) {
  expect(Object.keys(settings).filter((name) => secretNames.test(name))).toEqual([]);
  expect(Object.keys(settings).filter((name) => name.endsWith('_FILE')).length).toBeGreaterThan(2);
}

function expectHardened(spec) {
  expect(spec).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false });
  expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
  for (const { image, securityContext, resources, volumeMounts } of spec.containers) {
    expect(image).toMatch(/^nestmates(:|$)/);
    expect(securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(Object.keys(resources.requests)).toEqual(['cpu', 'memory']);
    expect(resources.limits.memory).toMatch(/Mi$/);
    expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(
      expect.arrayContaining(['/run/secrets/nestmates', '/data', '/tmp']),
    );
  }
}

const base = parse(read('kubernetes', 'base', 'kustomization.yaml'));
const baseObjects = base.resources.flatMap((file) => documentsIn(read('kubernetes', 'base', file)));
const overlays = readdirSync(join(kubernetes, 'overlays'));
const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;

/** Each overlay as kubectl renders it, and the base as it is written, which needs no kubectl. */
const renderings = [
  ['base as written', () => baseObjects],
  ...(hasKubectl
    ? overlays.map((name) => [
        name,
        () =>
          documentsIn(
            execFileSync('kubectl', ['kustomize', join(kubernetes, 'overlays', name)], { encoding: 'utf8' }),
          ),
      ])
    : []),
];

describe.each(renderings)('for Kubernetes, %s', (name, rendered) => {
  const objects = rendered();
  const all = (kind) => objects.filter((object) => object.kind === kind);
  const one = (kind, called) => all(kind).find(({ metadata }) => metadata.name === called);
  const podOf = ({ spec }) => spec.template.spec;

  it('runs no container as root, each with resources and a read-only root', () => {
    const pods = [...all('Deployment'), ...all('Job')].map(podOf);
    expect(pods).toHaveLength(3);
    for (const pod of pods) expectHardened(pod);
  });

  it('probes the servers, without restarting them for the database', () => {
    const [server] = podOf(one('Deployment', 'nestmates-server')).containers;
    expect(server.startupProbe.httpGet.path).toBe('/healthz');
    expect(server.readinessProbe.httpGet.path).toBe('/readyz');
    expect(server.livenessProbe.httpGet.path).toBe('/healthz');
  });

  it('spreads servers and workers over two zones, and lets few of them go at a time', () => {
    for (const called of ['nestmates-server', 'nestmates-worker']) {
      const deployment = one('Deployment', called);
      const { matchLabels } = deployment.spec.selector;
      expect(deployment.spec.replicas).toBeGreaterThanOrEqual(2);
      expect(podOf(deployment).topologySpreadConstraints).toContainEqual(
        expect.objectContaining({
          topologyKey: 'topology.kubernetes.io/zone',
          minDomains: 2,
          whenUnsatisfiable: 'DoNotSchedule',
          labelSelector: { matchLabels },
        }),
      );
      const budget = one('PodDisruptionBudget', called);
      expect(budget.spec).toEqual({ maxUnavailable: 1, selector: { matchLabels } });
    }
  });

  it('leaves a pod longer than its drain takes, and never has fewer servers while it rolls', () => {
    const server = one('Deployment', 'nestmates-server');
    expect(server.spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    expect(podOf(server).terminationGracePeriodSeconds).toBeGreaterThanOrEqual(20);
    expect(podOf(server).containers[0].lifecycle.preStop).toBeDefined();
  });

  it('migrates by a job that stands in front of the rollout', () => {
    const job = one('Job', 'nestmates-migrate');
    expect(podOf(job).containers[0].args).toEqual(['migrate.js']);
    expect(job.metadata.labels['nestmates/rollout']).toBe('before');
    for (const { metadata } of all('Deployment'))
      expect(metadata.labels['nestmates/rollout']).toBeUndefined();
  });

  it('sends requests to the servers only', () => {
    const service = one('Service', 'nestmates');
    expect(service.spec.selector).toEqual(one('Deployment', 'nestmates-server').spec.selector.matchLabels);
    expect(service.spec.ports.map(({ targetPort }) => targetPort)).toEqual(['http']);
  });

  if (name !== 'base as written') {
    it('reads secrets by file, from a secret that is in no repository', () => {
      const [{ data, metadata }] = all('ConfigMap');
      expectSecretsByFile(data);
      expect(metadata.labels['nestmates/rollout']).toBe('before');
      expect(all('Secret')).toEqual([]);
      for (const object of [...all('Deployment'), ...all('Job')])
        expect(podOf(object).containers[0].envFrom).toEqual([{ configMapRef: { name: metadata.name } }]);
    });
  }
});

describe('for Kubernetes', () => {
  it('every image is of this version', () => {
    expect(base.images).toEqual([{ name: 'nestmates', newTag: version }]);
  });

  it('a pooler is in transaction mode with prepared statements, and has an address past it', () => {
    const folder = ['kubernetes', 'overlays', 'cloudnative-pg'];
    const pooler = parse(read(...folder, 'pooler.yaml')).spec.pgbouncer;
    expect(pooler.poolMode).toBe('transaction');
    expect(Number(pooler.parameters.max_prepared_statements)).toBeGreaterThan(0);
    expect(settingsIn(read(...folder, 'settings.env'))).toHaveProperty('DATABASE_DIRECT_URL_FILE');
    const { instances, postgresql, affinity } = parse(read(...folder, 'database.yaml')).spec;
    expect([instances, postgresql.synchronous.number]).toEqual([3, 1]);
    expect(affinity.topologyKey).toBe('topology.kubernetes.io/zone');
  });
});

describe('for Kubernetes, brokers by the component nats', () => {
  const folder = ['kubernetes', 'components', 'nats'];
  const component = parse(read(...folder, 'kustomization.yaml'));
  const objects = documentsIn(read(...folder, 'nats.yaml'));
  const one = (kind) => objects.find((object) => object.kind === kind);
  const { spec } = one('StatefulSet');
  const [broker] = spec.template.spec.containers;

  it('run three over two zones, not as root, with resources and a read-only root', () => {
    const { matchLabels } = spec.selector;
    expect(spec.replicas).toBe(3);
    expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
    expect(spec.template.spec.topologySpreadConstraints).toContainEqual(
      expect.objectContaining({
        topologyKey: 'topology.kubernetes.io/zone',
        minDomains: 2,
        whenUnsatisfiable: 'DoNotSchedule',
        labelSelector: { matchLabels },
      }),
    );
    expect(broker.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(Object.keys(broker.resources.requests)).toEqual(['cpu', 'memory']);
    expect(one('PodDisruptionBudget').spec).toEqual({ maxUnavailable: 1, selector: { matchLabels } });
  });

  it('are there before the servers, which have their address by file', () => {
    for (const { metadata } of objects) expect(metadata.labels['nestmates/rollout']).toBe('before');
    expect(component.configMapGenerator).toContainEqual({
      name: 'nestmates',
      behavior: 'merge',
      literals: ['NATS_URL_FILE=/run/secrets/nestmates/nats_url'],
    });
  });

  it('ask for the password of the secret, and know each other by it', () => {
    const [password] = broker.env.filter(({ name }) => name === 'NATS_PASSWORD');
    expect(password.valueFrom.secretKeyRef).toEqual({ name: 'nestmates', key: 'nats_password' });
    const routes = broker.args.at(-1).slice('--routes='.length).split(',');
    expect(routes).toEqual(
      [0, 1, 2].map(
        (nth) => `nats-route://nestmates:$(NATS_PASSWORD)@nestmates-nats-${nth}.${spec.serviceName}:6222`,
      ),
    );
    expect(read(...folder, 'nats.conf').match(/password: \$NATS_PASSWORD/g)).toHaveLength(2);
  });

  it.runIf(spawnSync('nats-server', ['--version']).status === 0)(
    'have a configuration that NATS takes',
    () => {
      const file = join(deploy, ...folder, 'nats.conf');
      const env = { ...process.env, POD_NAME: 'nestmates-nats-0', NATS_PASSWORD: 'n1' };
      expect(spawnSync('nats-server', ['-t', '-c', file], { env }).status).toBe(0);
    },
  );

  it.runIf(hasKubectl)('go with each overlay', () => {
    for (const overlay of overlays) {
      const own = mkdtempSync(join(tmpdir(), 'nestmates-overlay-'));
      const to = (...path) => relative(own, join(kubernetes, ...path));
      const resources = [to('overlays', overlay)];
      const kustomization = { namespace: 'nestmates', resources, components: [to('components', 'nats')] };
      writeFileSync(join(own, 'kustomization.yaml'), JSON.stringify(kustomization));
      const rendered = documentsIn(execFileSync('kubectl', ['kustomize', own], { encoding: 'utf8' }));
      rmSync(own, { recursive: true });
      const settings = rendered.find(({ kind, data }) => kind === 'ConfigMap' && data.DATABASE_URL_FILE);
      expect(settings.data.NATS_URL_FILE).toBe('/run/secrets/nestmates/nats_url');
      const server = rendered.find(({ metadata }) => metadata.name === 'nestmates-server' && metadata.labels);
      expect(server.spec.template.spec.containers[0].envFrom).toEqual([
        { configMapRef: { name: settings.metadata.name } },
      ]);
    }
  });
});

describe('compose.yaml', () => {
  const { services } = parse(read('compose.yaml'), { merge: true });
  const ours = ['migrate', 'app-a', 'app-b', 'worker'].map((name) => services[name]);

  it('runs the image of this version, with a read-only root and no rights', () => {
    for (const service of ours) {
      expect(service).toMatchObject({
        image: `\${NESTMATES_IMAGE:-nestmates:${version}}`,
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
    expect(settingsIn(read('example.env')).NESTMATES_IMAGE).toBe(`nestmates:${version}`);
  });

  it('starts servers and the worker once the migrations are done', () => {
    expect(services.migrate.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    for (const name of ['app-a', 'app-b', 'worker'])
      expect(services[name].depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
  });

  it('opens only the ports of Caddy, which waits for a server that is restarted', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(['caddy']);
    expect(read('Caddyfile')).toContain('reverse_proxy app-a:3000 app-b:3000 {');
    const caddyfile = read('Caddyfile');
    expect(caddyfile).toMatch(/^\t\tlb_try_duration 15s$/m);
    // A server that drains says so for at least 350 ms; passive checks would take the other one out as well.
    expect(caddyfile).toMatch(/^\t\thealth_interval 200ms$/m);
    expect(caddyfile).not.toContain('fail_duration');
  });

  it('reads secrets by file', () => {
    expectSecretsByFile(services['app-a'].environment);
    expectSecretsByFile(settingsIn(read('example.settings.env')));
  });

  it('asks by words whether a service is well', () => {
    const asked = Object.values(services).flatMap(({ healthcheck }) => healthcheck?.test ?? []);
    expect(asked).toContainEqual(expect.stringContaining('/readyz'));
    expect(asked.filter((word) => typeof word !== 'string')).toEqual([]);
  });

  it('leaves a container longer than a drain takes', () => {
    for (const { stop_grace_period: period } of ours) expect(period).toBe('15s');
  });
});
