import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration } from '@nestmates/infrastructure/configuration.ts';
import { type Config, ConfigError } from '@nestmates/infrastructure/platform/config/config.ts';
import { startEmbeddedPostgres } from '@nestmates/infrastructure/platform/database/embedded/embedded-postgres.ts';
import { runningEmbeddedPostgres } from '@nestmates/infrastructure/platform/database/embedded/running.ts';
import { StartupError } from '../start/program.ts';

export interface OperatorDatabase {
  readonly config: Config;
  readonly url: string;
  stop(): Promise<void>;
}

/** Opens for a command beside the server the database of one that runs, of one that does not, or of DATABASE_URL. */
export async function openOperatorDatabase(): Promise<OperatorDatabase> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const config = readConfiguration(process.env);
    const dataDir = join(config.DATA_DIR, 'postgres');
    const url = config.DATABASE_URL ?? runningEmbeddedPostgres(dataDir);
    if (url) return { config, url, stop: async () => undefined };
    if (!existsSync(dataDir)) {
      throw new StartupError(`There is no database in ${config.DATA_DIR}; set DATABASE_URL.`);
    }
    const started = await startEmbeddedPostgres({ dataDir });
    return { config, url: started.url, stop: () => started.stop() };
  } catch (error) {
    throw error instanceof ConfigError ? new StartupError(error.message) : error;
  }
}
