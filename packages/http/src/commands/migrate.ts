import { createLog } from '../platform/operations/log.ts';
import { runProgram, StartupError } from '../start/program.ts';
import { migrateOrExplain, readEnvironment } from '../start/runtime.ts';
import { optionsOf, type ProgramUse } from './program-options.ts';

const use: ProgramUse = {
  name: 'npm run migrate',
  says: 'Brings the database to this version and ends, so that the servers of a rollout find it there.',
  options: {},
};

runProgram(async () => {
  const { help } = optionsOf(use, process.argv.slice(2));
  if (help !== undefined) {
    process.stdout.write(help);
    return;
  }
  const config = readEnvironment();
  const { DATABASE_URL, DATABASE_DIRECT_URL: url = DATABASE_URL } = config;
  if (!url)
    throw new StartupError('DATABASE_URL is needed; the embedded database is migrated by its server.');
  await migrateOrExplain(url, config, createLog(config.LOG_LEVEL));
  process.stdout.write('The database is at this version\n');
});
