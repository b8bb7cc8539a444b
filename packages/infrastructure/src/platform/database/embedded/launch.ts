import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, databaseEnv } from './cluster.ts';
import { type GuardedProcess, spawnGuarded } from './guard.ts';
import { holderOf, untilReleased } from './lock.ts';
import type { OsUser } from './os-user.ts';

export type Launch = {
  readonly postgres: string;
  readonly cluster: Cluster;
  readonly osUser: OsUser;
  readonly durable: boolean;
  readonly settings: readonly string[];
  readonly log: (line: string) => void;
};

export async function launchOnFreePort(launch: Launch): Promise<{ port: number; process: GuardedProcess }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    try {
      return { port, process: await launchOn(port, launch) };
    } catch (error) {
      const portTaken = error instanceof Error && error.message.includes('could not create any TCP/IP');
      if (!portTaken || attempt === 5) throw error;
    }
  }
}

/** Restarted on the same port, which the connection URLs contain. */
export async function relaunchOn(port: number, launch: Launch): Promise<GuardedProcess> {
  const holder = holderOf(launch.cluster.folder);
  if (holder.kind === 'postgres') process.kill(holder.pid, 'SIGINT');
  for (let attempt = 1; ; attempt++) {
    try {
      return await launchOn(port, launch);
    } catch (error) {
      if (attempt === 20) throw error;
      await wait(250); // the previous server's processes hold its shared memory until they notice its end
    }
  }
}

async function launchOn(port: number, launch: Launch): Promise<GuardedProcess> {
  const { postgres, cluster, osUser } = launch;
  const holder = await untilReleased(cluster.folder);
  if (holder.kind === 'postgres') throw new Error(inUseMessage(cluster.folder, holder.pid));
  const command = [postgres, '-D', cluster.folder, ...settings(port, launch).flatMap((set) => ['-c', set])];
  // PostgreSQL takes a process with this pid for itself and not for another server: so a pid reused by
  // another program does not prevent the start, and the check for processes left over from a killed server
  // still works.
  const stale = holder.kind === 'stale' ? { PG_GRANDPARENT_PID: String(holder.pid) } : {};
  return whenReady(spawnGuarded(osUser, command, { ...databaseEnv, ...stale }), launch);
}

const settings = (port: number, { durable, settings: more }: Launch) => [
  'listen_addresses=127.0.0.1',
  `port=${port}`,
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_line_prefix=',
  'wal_level=minimal',
  'max_wal_senders=0',
  ...(durable ? [] : ['fsync=off', 'full_page_writes=off', 'max_connections=300']),
  ...more,
];

async function whenReady(process: GuardedProcess, { cluster, log }: Launch): Promise<GuardedProcess> {
  let fatal = '';
  const ready = new Promise<boolean>((resolve) => {
    createInterface(process.stderr).on('line', (line) => {
      log(line);
      if (line.startsWith('FATAL:') || fatal === '') fatal = line;
      if (line.includes('ready to accept connections')) resolve(true);
    });
    process.once('error', () => resolve(false));
    process.once('close', () => resolve(false));
  });
  if (!(await ready)) {
    const holder = holderOf(cluster.folder);
    throw new Error(
      holder.kind === 'postgres'
        ? inUseMessage(cluster.folder, holder.pid)
        : `The embedded PostgreSQL in ${cluster.folder} did not start: ${fatal}`,
    );
  }
  unref(process);
  return process;
}

/** A program that ends without stopping its database can still exit; the guard then stops PostgreSQL. */
function unref(process: GuardedProcess): void {
  process.unref();
  for (const pipe of [process.stdin, process.stderr]) if (pipe instanceof Socket) pipe.unref();
}

export async function stopGuarded(process: GuardedProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.ref();
  process.stdin.on('error', () => undefined).end();
  await once(process, 'exit');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1.');
  return address.port;
}

const inUseMessage = (folder: string, pid: number) =>
  `Another server already uses the database in ${folder} (process ${pid}): stop it first, or set DATA_DIR to another folder.`;
