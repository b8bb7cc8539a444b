import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { clusterIn, databaseUser } from './embedded/cluster.ts';
import type { Guarded } from './embedded/guard.ts';
import { end, launchOnFreePort, relaunchOn } from './embedded/launch.ts';
import { accountFor } from './embedded/os-user.ts';
import { programs } from './embedded/programs.ts';

export type EmbeddedPostgres = { readonly url: string; stop(): Promise<void> };

export type EmbeddedOptions = {
  readonly dataDir: string;
  /** Off only where the data may be lost: in tests. */
  readonly fsync?: boolean;
  /** What PostgreSQL says. */
  readonly log?: (line: string) => void;
  /** What its operator should hear. */
  readonly warn?: (line: string) => void;
};

/** A PostgreSQL of our own on a free port of this machine, which ends when this process does. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const durable = options.fsync ?? true;
  const { log = () => undefined, warn = () => undefined } = options;
  const { folder, postgres, initdb } = await programs();

  await mkdir(dirname(dataDir), { recursive: true });
  const account = accountFor(dataDir, folder);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  account.own(dataDir);
  const cluster = await clusterIn({ dataDir, initdb, account, durable });

  const launch = { postgres, cluster, account, durable, log };
  const { port, process: first } = await launchOnFreePort(launch);
  let current = Promise.resolve(first);
  let stopping = false;

  const keepAlive = (postgresProcess: Guarded) =>
    postgresProcess.once('exit', () => {
      if (stopping) return;
      warn('The embedded PostgreSQL ended unexpectedly and is being started again.');
      current = relaunchOn(port, launch);
      current.then(keepAlive, (error: unknown) => warn(String(error)));
    });
  keepAlive(first);

  return {
    url: `postgres://${databaseUser}:${cluster.password}@127.0.0.1:${port}/postgres`,
    async stop() {
      stopping = true;
      await current.then(end, () => undefined);
    },
  };
}
