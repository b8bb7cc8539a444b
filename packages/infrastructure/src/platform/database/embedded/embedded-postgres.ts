import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { databaseUser, ensureCluster } from './cluster.ts';
import type { GuardedProcess } from './guard.ts';
import { launchOnFreePort, relaunchOn, stopGuarded } from './launch.ts';
import { osUserFor } from './os-user.ts';
import { programs } from './programs.ts';

export type EmbeddedPostgres = { readonly url: string; stop(): Promise<void> };

export type EmbeddedOptions = {
  readonly dataDir: string;
  /** Turned off only where data may be lost: in tests. */
  readonly fsync?: boolean;
  /** More settings of PostgreSQL, such as `autovacuum=off`. */
  readonly settings?: readonly string[];
  /** PostgreSQL's log output. */
  readonly log?: (line: string) => void;
  /** Warnings for the operator. */
  readonly warn?: (line: string) => void;
};

/** A PostgreSQL on a free port of this machine, which ends with this process. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const durable = options.fsync ?? true;
  const { log = () => undefined, warn = () => undefined, settings = [] } = options;
  const { folder, postgres, initdb } = await programs();

  await mkdir(dirname(dataDir), { recursive: true });
  const osUser = osUserFor(dataDir, folder);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  osUser.chown(dataDir);
  const cluster = await ensureCluster({ dataDir, initdb, osUser, durable });

  const launch = { postgres, cluster, osUser: osUser, durable, settings, log };
  const { port, process: first } = await launchOnFreePort(launch);
  let current = Promise.resolve(first);
  let stopping = false;

  const restartOnExit = (postgresProcess: GuardedProcess) =>
    postgresProcess.once('exit', () => {
      if (stopping) return;
      warn('The embedded PostgreSQL ended unexpectedly and is being started again.');
      current = relaunchOn(port, launch);
      current.then(restartOnExit, (error: unknown) => warn(String(error)));
    });
  restartOnExit(first);

  return {
    url: `postgres://${databaseUser}:${cluster.password}@127.0.0.1:${port}/postgres`,
    async stop() {
      stopping = true;
      await current.then(stopGuarded, () => undefined);
    },
  };
}
