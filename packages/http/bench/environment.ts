import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { randomTokens } from '@nestmates/infrastructure/members/accounts/random-tokens.ts';
import { migrations } from '@nestmates/infrastructure/migrations.ts';
import { startEmbeddedPostgres } from '@nestmates/infrastructure/platform/database/embedded/embedded-postgres.ts';
import { connect, type Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import { migrate } from '@nestmates/infrastructure/platform/database/schema/migrate.ts';
import { programEnvironment, serverProgram } from '@nestmates/infrastructure/testing/server-programs.ts';
import { insertMembers } from '../testing/insert-members.ts';
import { columnsOf } from '../testing/roles.ts';
import { hotReads } from './hot-reads.ts';
import { recordReads } from './recording.ts';

export interface RunningProcess {
  readonly pid: number;
  readonly port: number;
  stop(): Promise<void>;
}

/** One PostgreSQL with connected members, and the server and its baseline as processes of their own. */
export interface BenchEnvironment {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly knex: Knex;
  /** The session of a member for whom every hot read returns data. */
  readonly cookie: string;
  server(): Promise<RunningProcess>;
  baseline(): Promise<RunningProcess>;
  /** Closes resources that one figure opens and later figures use again. */
  beforeClosing(step: () => Promise<void>): void;
  close(): Promise<void>;
}

const members = 10_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function seedMembers(knex: Knex): Promise<string> {
  await knex.raw(
    `insert into users (email, password, first_name, created_at)
     select 'member' || n || '@example.com', 'none', 'Member ' || n, now() from generate_series(1, ?::int) n`,
    [members],
  );
  const reader = { ...columnsOf.premium, email: 'reader@example.com', password: 'none' };
  const [readerId = 0] = await insertMembers(knex, [reader], new Date());
  const token = randomTokens.generate();
  const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + days(30))];
  await knex('sessions').insert({
    tokenHash: randomTokens.digest(token),
    userId: readerId,
    createdAt,
    expiresAt,
  });
  for (const read of hotReads) await read.seed?.(knex, readerId);
  await knex.raw('vacuum analyze');
  return token;
}

async function untilAnswering(port: number, path: string, headers: Record<string, string>): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers }).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.ok) return;
    await pause(50);
  }
  throw new Error(`Nothing answers on port ${port}`);
}

async function run(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  port: number,
): Promise<RunningProcess> {
  const child: ChildProcess = spawn(process.execPath, [program, ...args], {
    env: { ...programEnvironment, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  return {
    pid: child.pid ?? 0,
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export async function createEnvironment(): Promise<BenchEnvironment> {
  const folder = await mkdtemp(join(tmpdir(), 'nestmates-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  await migrate(postgres.url, migrations);
  const knex = connect(postgres.url, { max: 2 });
  const token = await seedMembers(knex);
  const cookie = `nestmates=${token}`;
  const running = new Map<string, Promise<RunningProcess>>();
  const closingSteps: (() => Promise<void>)[] = [];
  const startOnce = (name: string, start: () => Promise<RunningProcess>) => {
    const one = running.get(name) ?? start();
    running.set(name, one);
    return one;
  };
  return {
    folder,
    databaseUrl: postgres.url,
    knex,
    cookie,
    server: () =>
      startOnce('server', async () => {
        const port = await freePort();
        const env = { DATABASE_URL: postgres.url, PORT: String(port), RATE_LIMITS: 'off', DATA_DIR: folder };
        const server = await run(serverProgram('start/main.ts'), [], env, port);
        await untilAnswering(port, '/readyz', {});
        return server;
      }),
    baseline: () =>
      startOnce('baseline', async () => {
        const file = join(folder, 'recorded.json');
        const recorded = await recordReads(
          postgres.url,
          token,
          hotReads.map(({ path }) => path),
        );
        await writeFile(file, JSON.stringify(recorded));
        const port = await freePort();
        const baseline = await run(
          join(import.meta.dirname, 'baseline.ts'),
          [file, String(port)],
          { DATABASE_URL: postgres.url },
          port,
        );
        await untilAnswering(port, hotReads[0].path, { cookie });
        return baseline;
      }),
    beforeClosing: (step) => void closingSteps.push(step),
    async close() {
      for (const step of closingSteps) await step();
      await Promise.all([...running.values()].map(async (one) => (await one).stop()));
      await knex.destroy();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
