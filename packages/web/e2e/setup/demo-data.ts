import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from './server.ts';

const seededIn = (folder: string) => join(folder, 'seeded');

/** Seeds the demo data once, in a folder with room for its copies. */
export async function seedDemoData(folder: string): Promise<void> {
  await (await startServer(seededIn(folder))).stop();
}

/** A copy of the seeded data: its database included, or its photos alone. */
export async function copyDemoData(folder: string, part: '.' | 'photos' = '.'): Promise<string> {
  const copy = await mkdtemp(join(folder, 'copy-'));
  // `cp`, because Node's copies belong to the current user, but the database to the one that PostgreSQL runs as.
  await promisify(execFile)('cp', ['-a', `${seededIn(folder)}/${part}`, copy]);
  return copy;
}
