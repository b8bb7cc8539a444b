import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { databaseUser, passwordFile } from './cluster.ts';
import { holderOf } from './lock.ts';

/** The address of the embedded PostgreSQL that a server of this folder has started; undefined if none runs. */
export function runningEmbeddedPostgres(dataDir: string): string | undefined {
  const cluster = join(resolve(dataDir), 'cluster');
  const holder = holderOf(cluster);
  if (holder.kind !== 'postgres') return undefined;
  const port = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(cluster, passwordFile), 'utf8');
  return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/postgres`;
}
