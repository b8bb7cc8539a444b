import { type CheckedLedger, checkLedger } from '@nestmates/application/market/orders/money/ledger-check.ts';
import { MoneyReader } from '@nestmates/infrastructure/market/orders/money-reader.ts';
import { connect } from '@nestmates/infrastructure/platform/database/knex.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { runProgram } from '../start/program.ts';
import { openOperatorDatabase } from './operator-database.ts';
import { optionsOf, type ProgramUse } from './program-options.ts';

const use: ProgramUse = {
  name: 'npm run ledger:check',
  says: 'Says of which orders the money does not add up. Ends with 1 if there are any.',
  options: {},
};

function report({ orders, faults }: CheckedLedger): void {
  for (const { orderId, says } of faults) process.stdout.write(`order ${orderId}: ${says.join('; ')}\n`);
  process.stdout.write(
    faults.length === 0
      ? `The ledger holds for all ${orders} orders\n`
      : `The ledger does not hold for ${faults.length} of ${orders} orders\n`,
  );
}

runProgram(async () => {
  const { help } = optionsOf(use, process.argv.slice(2));
  if (help !== undefined) {
    process.stdout.write(help);
    return;
  }
  const database = await openOperatorDatabase();
  const knex = connect(database.url, { max: 1 });
  try {
    const checked = await checkLedger(new MoneyReader(new KnexTransaction(knex)), new Date());
    report(checked);
    if (checked.faults.length > 0) process.exitCode = 1;
  } finally {
    await knex.destroy();
    await database.stop();
  }
});
