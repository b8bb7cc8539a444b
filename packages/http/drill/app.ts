import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programEnvironment, serverProgram } from '@nestmates/infrastructure/testing/server-programs.ts';
import { clockLibrary } from './missing-parts.ts';
import { type Processes, type Started, until } from './processes.ts';

const frontPort = 15080;
const brokerPort = 14222;
export const origin = `http://127.0.0.1:${frontPort}`;

const serverNames = ['server-one', 'server-two', 'server-three'] as const;
const workerNames = ['worker-one', 'worker-two'] as const;
export type ServerName = (typeof serverNames)[number];
export type WorkerName = (typeof workerNames)[number];

const isServer = (name: ServerName | WorkerName): name is ServerName =>
  serverNames.some((server) => server === name);

type Environment = Readonly<Record<string, string>>;

/** What runs with it sees another time of day, and counts seconds as before. */
export const clockAhead: Environment = {
  LD_PRELOAD: clockLibrary,
  FAKETIME: '+60s',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
};

const portOf = (name: ServerName): number => frontPort + 1 + serverNames.indexOf(name);

const proxySettings = (): string => `
global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  retries 3
  option redispatch
  retry-on conn-failure
listen app
  bind 127.0.0.1:${frontPort}
  balance roundrobin
  option httpchk GET /readyz
  default-server inter 500ms fall 2 rise 1
${serverNames.map((name) => `  server ${name} 127.0.0.1:${portOf(name)} check`).join('\n')}
`;

/** Three servers behind a proxy, two workers, and the broker that brings events from one server to the other. */
export class App {
  readonly #processes: Processes;
  readonly #env: Readonly<Record<string, string | undefined>>;
  readonly #started = new Map<ServerName | WorkerName, Started>();
  #broker: Started | undefined;

  constructor(processes: Processes, databaseUrl: string) {
    this.#processes = processes;
    const data = join(processes.folder, 'files');
    mkdirSync(data, { recursive: true });
    this.#env = {
      ...programEnvironment,
      MALLOC_ARENA_MAX: '2',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '8',
      DATA_DIR: data,
      PUBLIC_URL: origin,
      RATE_LIMITS: 'off',
      PURCHASES_PER_DAY: '0',
      PURCHASES_PER_DAY_CENTS: '0',
      PAYOUTS_PER_DAY: '0',
      PAYOUTS_PER_DAY_CENTS: '0',
      WORKER: 'elsewhere',
      NATS_URL: `nats://127.0.0.1:${brokerPort}`,
      LOG_LEVEL: 'warn',
    };
  }

  async start(): Promise<void> {
    this.startBroker();
    for (const name of serverNames) await this.startServer(name);
    for (const name of workerNames) this.startWorker(name);
    const file = join(this.#processes.folder, 'app-proxy.cfg');
    writeFileSync(file, proxySettings());
    this.#processes.start('app-proxy', 'haproxy', ['-db', '-f', file]);
    await until('the proxy answers', async () => (await fetch(`${origin}/readyz`)).ok);
  }

  startBroker(): void {
    const at = ['--addr', '127.0.0.1', '--port', String(brokerPort)];
    this.#broker = this.#processes.start('broker', 'nats-server', at);
  }

  killBroker = (): void => void this.#broker?.child.kill('SIGKILL');

  async startServer(name: ServerName, env: Environment = {}): Promise<void> {
    this.#run(name, 'start/main.ts', { PORT: String(portOf(name)), ...env });
    await until(
      `${name} is ready`,
      async () =>
        (await fetch(`http://127.0.0.1:${portOf(name)}/readyz`, { signal: AbortSignal.timeout(2000) })).ok,
    );
  }

  startWorker = (name: WorkerName, env: Environment = {}): void => this.#run(name, 'start/worker.ts', env);

  #run(name: ServerName | WorkerName, program: Parameters<typeof serverProgram>[0], env: Environment): void {
    const started = this.#processes.start(name, process.execPath, [serverProgram(program)], {
      env: { ...this.#env, ...env },
    });
    this.#started.set(name, started);
  }

  signal(name: ServerName | WorkerName, signal: NodeJS.Signals): void {
    this.#started.get(name)?.child.kill(signal);
  }

  async restart(name: ServerName | WorkerName, env: Environment = {}): Promise<void> {
    this.signal(name, 'SIGTERM');
    await this.#started.get(name)?.ended;
    if (isServer(name)) await this.startServer(name, env);
    else this.startWorker(name, env);
  }
}

export { serverNames, workerNames };
