import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { scaledTimeout } from '../../../../testing/time-factor.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { holderOf } from './lock.ts';

let dataDir: string;
let cleanUp: (() => unknown)[];

/** Created once and copied, because creating a cluster takes a second of CPU time. */
const templateFolder = mkdtempSync(join(tmpdir(), 'nestmates embedded-'));
beforeAll(async () => {
  chmodSync(templateFolder, 0o755);
  const database = await startEmbeddedPostgres({ dataDir: join(templateFolder, 'db'), fsync: false });
  await database.stop();
});
afterAll(() => rm(templateFolder, { recursive: true, force: true }));
const copyTo = (folder: string) => execFileSync('cp', ['-Rp', join(templateFolder, 'db'), folder]);

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nestmates embedded-'));
  chmodSync(dataDir, 0o755);
  copyTo(dataDir);
  cleanUp = [() => rm(dataDir, { recursive: true, force: true })];
});
afterEach(async () => {
  for (const step of cleanUp.reverse()) await step();
});

const cluster = () => join(dataDir, 'db', 'cluster');
const postgresPid = () => Number(readFileSync(join(cluster(), 'postmaster.pid'), 'utf8').split('\n')[0]);
const untilStopped = () =>
  vi.waitFor(() => expect(holderOf(cluster()).kind).toBe('none'), { timeout: scaledTimeout(20_000) });

async function start(folder = join(dataDir, 'db')): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir: folder, fsync: false });
  cleanUp.push(() => database.stop());
  return database;
}

/** The same in a process of its own, which can be killed. */
async function startInOtherProcess(): Promise<{ url: string; host: ChildProcess }> {
  const program = fileURLToPath(new URL('../../../../testing/run-embedded-postgres.ts', import.meta.url));
  const host = spawn(process.execPath, [program, join(dataDir, 'db')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUp.push(() => host.kill('SIGKILL'));
  const [url] = await once(createInterface(host.stdout), 'line');
  return { url, host };
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  it('ends when its server is killed, and has everything when it comes back', async () => {
    const { url, host } = await startInOtherProcess();
    await query(url, 'create table kept as select 1 as one');
    host.kill('SIGKILL');
    const again = await start();
    expect(await query(again.url, 'select one from kept')).toEqual([{ one: 1 }]);
    await again.stop();
    await untilStopped();
  });

  it('ends on its own when its server is killed', async () => {
    const { host } = await startInOtherProcess();
    host.kill('SIGKILL');
    await untilStopped();
  });

  it('starts after a power cut, even when another program has its old process id', async () => {
    const { url, host } = await startInOtherProcess();
    await query(url, 'create table kept as select 1 as one');
    const pid = postgresPid();
    host.kill('SIGSTOP');
    process.kill(pid, 'SIGKILL');
    await untilStopped();
    host.kill('SIGKILL');
    const { uid, gid } = statSync(cluster());
    const other = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid, cwd: '/' } : {});
    cleanUp.push(() => other.kill());
    const file = join(cluster(), 'postmaster.pid');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(other.pid)));

    const again = await start();
    expect(await query(again.url, 'select one from kept')).toEqual([{ one: 1 }]);
    expect(other.exitCode).toBeNull();
  });

  it('is started again, at the same address, when PostgreSQL itself is killed', async () => {
    const { url } = await start();
    process.kill(postgresPid(), 'SIGKILL');
    await vi.waitFor(async () => expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]), {
      timeout: scaledTimeout(20_000),
    });
  });

  it('refuses a second server on the same folder in one sentence', async () => {
    await start();
    await expect(start()).rejects.toThrow(/^Another server already uses the database in .* DATA_DIR .*\.$/);
  });

  it('runs side by side with others', async () => {
    await mkdir(join(dataDir, 'other'));
    copyTo(join(dataDir, 'other'));
    const [one, two] = await Promise.all([start(), start(join(dataDir, 'other', 'db'))]);
    expect(one.url).not.toBe(two.url);
    await Promise.all([one, two].map(({ url }) => query(url, 'select 1')));
  });

  it('works in a folder that is closed to everyone else, whoever runs it', async () => {
    const closed = join(dataDir, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const { url } = await start(join(closed, 'db'));
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('needs its password', async () => {
    const { url } = await start();
    const wrong = new URL(url);
    wrong.password = 'guessed';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  });
});
