import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The state of a cluster by its `postmaster.pid`, compared with the running processes. */
export type Holder =
  | { readonly kind: 'none' }
  /** The pid in the file now belongs to another program: the machine or container was restarted. */
  | { readonly kind: 'stale'; readonly pid: number }
  | { readonly kind: 'postgres'; readonly pid: number; readonly status: string };

export function holderOf(cluster: string): Holder {
  const [first = '', ...rest] = read(join(cluster, 'postmaster.pid')).split('\n');
  const pid = Number(first);
  const command = pid > 0 ? commandOf(pid) : undefined;
  if (command === undefined) return { kind: 'none' };
  if (!command.includes(`-D\0${cluster}`) && !command.includes(`-D ${cluster}`))
    return { kind: 'stale', pid };
  return { kind: 'postgres', pid, status: rest[6]?.trim() ?? 'starting' };
}

/**
 * Waits for a PostgreSQL that is shutting down because its server was just killed. If it is still running
 * after a second, it belongs to a live server.
 */
export async function untilReleased(cluster: string): Promise<Holder> {
  const settledAt = Date.now() + 1000;
  const deadline = Date.now() + 30_000;
  for (;;) {
    const holder = holderOf(cluster);
    if (holder.kind !== 'postgres') return holder;
    const now = Date.now();
    if (now > deadline || (now > settledAt && holder.status !== 'stopping')) return holder;
    await wait(20);
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function commandOf(pid: number): string | undefined {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return undefined;
  }
}
