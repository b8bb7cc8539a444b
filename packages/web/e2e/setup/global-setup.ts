import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedDemoData } from './demo-data.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder with the seeded data, and with room for the copies. */
    dataFolder: string;
  }
}

/** Seeds the demo data once for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'nestmates-e2e-'));
  const end = () => rm(folder, { recursive: true, force: true });
  try {
    await seedDemoData(folder);
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('dataFolder', folder);
  return end;
}
