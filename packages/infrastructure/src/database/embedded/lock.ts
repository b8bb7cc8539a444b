import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What `postmaster.pid` says of a cluster, checked against the processes that really run. */
export type Holder =
  | { readonly kind: 'none' }
  /** The pid in the file now belongs to some other program: the machine or a container restarted. */
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
 * Waits for a PostgreSQL that is on its way out, as after its server was killed a moment ago. One that stays
 * well for a second has a living server.
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
