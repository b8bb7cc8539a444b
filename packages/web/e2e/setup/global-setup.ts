import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@nestmates/infrastructure/platform/database/embedded/embedded-postgres.ts';
import { newDataFolder } from '@nestmates/infrastructure/testing/data-folder.ts';
import type {} from '@nestmates/infrastructure/testing/test-database.ts';
import { databaseUrl } from '@nestmates/infrastructure/testing/test-database-engine.ts';
import type { TestProject } from 'vitest/node';
import { copyDemoData, seedDemoData } from './demo-data.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder with the seeded data, and with room for the copies. */
    dataFolder: string;
  }
}

/** Seeds the demo data once for the whole run, and starts the PostgreSQL that all of it shares. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await newDataFolder();
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await seedDemoData(folder);
    const dataDir = join(await copyDemoData(folder), 'postgres');
    const postgres = await startEmbeddedPostgres({ dataDir, fsync: false });
    project.provide('dataFolder', folder);
    // A database is cloned only while nobody is connected to it.
    project.provide('testTemplate', {
      url: databaseUrl(postgres.url, 'template1'),
      name: 'postgres',
      strategy: 'file_copy',
    });
    return async () => {
      await postgres.stop();
      await remove();
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
