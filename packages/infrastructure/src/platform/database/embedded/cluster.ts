import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  access,
  constants,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OsUser } from './os-user.ts';

type ClusterOptions = {
  readonly dataDir: string;
  readonly initdb: string;
  readonly osUser: OsUser;
  readonly durable: boolean;
};

export type Cluster = { readonly folder: string; readonly password: string };

export const databaseUser = 'nestmates';
export const passwordFile = 'nestmates-password';
const unfinishedPrefix = 'unfinished-';

/** Only the variables that PostgreSQL needs, without the server's secrets. */
export const databaseEnv = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

/** The cluster in the folder, which is created if it is missing. */
export async function ensureCluster(options: ClusterOptions): Promise<Cluster> {
  const folder = join(await realpath(options.dataDir), 'cluster');
  try {
    await access(options.dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    if (!existsSync(folder)) await initialize(folder, options);
    return { folder, password: await readFile(join(folder, passwordFile), 'utf8') };
  } catch (error) {
    const denied = error instanceof Error && 'code' in error && error.code === 'EACCES';
    throw denied ? new Error(foreignFolderMessage(options.dataDir)) : error;
  }
}

const foreignFolderMessage = (dataDir: string) =>
  `${dataDir} belongs to another user, perhaps because root once started the server: ` +
  'start it as that user, remove the folder to begin anew, or set DATA_DIR to another one.';

/**
 * Created under a temporary name and renamed when complete, so that a kill in between leaves no incomplete
 * cluster.
 */
async function initialize(
  folder: string,
  { dataDir, initdb, osUser, durable }: ClusterOptions,
): Promise<void> {
  const name = `${unfinishedPrefix}${randomBytes(6).toString('hex')}`;
  const unfinishedFolder = join(dataDir, name);
  const password = join(dataDir, `${name}-password`);
  await mkdir(unfinishedFolder, { mode: 0o700 });
  await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  osUser.chown(unfinishedFolder);
  osUser.chown(password);
  const flags = [
    `--pgdata=${unfinishedFolder}`,
    `--pwfile=${password}`,
    `--username=${databaseUser}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // PostgreSQL's built-in Unicode rules: the same sort order and upper case on every machine.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
  const [file = '', ...args] = [...osUser.commandPrefix, initdb, ...flags];
  try {
    await promisify(execFile)(file, args, { ...osUser.ids, cwd: '/', env: databaseEnv });
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(`The embedded PostgreSQL could not be set up in ${dataDir}: ${reason}`);
  }
  await rename(password, join(unfinishedFolder, passwordFile));
  await rename(unfinishedFolder, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
  await removeUnfinished(dataDir);
}

async function removeUnfinished(dataDir: string): Promise<void> {
  const left = (await readdir(dataDir)).filter((entry) => entry.startsWith(unfinishedPrefix));
  await Promise.all(left.map((entry) => rm(join(dataDir, entry), { recursive: true, force: true })));
}
