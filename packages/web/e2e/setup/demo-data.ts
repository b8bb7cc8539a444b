import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder with the seeded data, and with room for the copies. */
    dataFolder: string;
  }
}

const seeded = 'seeded';

/** Seeds the demo data once for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'nestmates-e2e-'));
  const end = () => rm(folder, { recursive: true, force: true });
  try {
    await (await startServer(join(folder, seeded))).stop();
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('dataFolder', folder);
  return end;
}

/** A copy of the seeded data, database included. */
export async function copyDemoData(): Promise<string> {
  const folder = inject('dataFolder');
  const copy = await mkdtemp(join(folder, 'copy-'));
  // `cp`, because Node's copies belong to the current user, but the database to the one that PostgreSQL runs as.
  await promisify(execFile)('cp', ['-a', `${join(folder, seeded)}/.`, copy]);
  return copy;
}
