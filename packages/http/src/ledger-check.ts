import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckedLedger, checkLedger } from '@nestmates/application/orders/ledger-check.ts';
import { ConfigError, readConfig } from '@nestmates/infrastructure/config/config.ts';
import { runningEmbeddedPostgres } from '@nestmates/infrastructure/database/embedded/running.ts';
import { startEmbeddedPostgres } from '@nestmates/infrastructure/database/embedded-postgres.ts';
import { connect } from '@nestmates/infrastructure/database/knex.ts';
import { KnexTransaction } from '@nestmates/infrastructure/database/transaction.ts';
import { MoneyReader } from '@nestmates/infrastructure/orders/money-reader.ts';
import { runProgram, StartupError } from './program.ts';

/** The database of a server that runs, of one that does not, or of DATABASE_URL. */
async function openDatabase() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const { DATABASE_URL, DATA_DIR } = readConfig(process.env);
    const dataDir = join(DATA_DIR, 'postgres');
    const url = DATABASE_URL ?? runningEmbeddedPostgres(dataDir);
    if (url) return { url, stop: async () => undefined };
    if (!existsSync(dataDir))
      throw new StartupError(`There is no database in ${DATA_DIR}; set DATABASE_URL.`);
    return await startEmbeddedPostgres({ dataDir });
  } catch (error) {
    throw error instanceof ConfigError ? new StartupError(error.message) : error;
  }
}

function report({ orders, faults }: CheckedLedger): void {
  for (const { orderId, says } of faults) process.stdout.write(`order ${orderId}: ${says.join('; ')}\n`);
  process.stdout.write(
    faults.length === 0
      ? `The ledger holds for all ${orders} orders\n`
      : `The ledger does not hold for ${faults.length} of ${orders} orders\n`,
  );
}

runProgram(async () => {
  const database = await openDatabase();
  const knex = connect(database.url, { max: 1 });
  try {
    const checked = await checkLedger(new MoneyReader(new KnexTransaction(knex)));
    report(checked);
    if (checked.faults.length > 0) process.exitCode = 1;
  } finally {
    await knex.destroy();
    await database.stop();
  }
});
