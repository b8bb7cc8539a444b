import { BookExports } from '@nestmates/application/office/money/book-exports.ts';
import {
  bookkeepingContract,
  journalRows,
} from '@nestmates/application/office/money/bookkeeping-contract.ts';
import { GuaranteeRetries } from '@nestmates/application/office/money/guarantee-retries.ts';
import { pathId } from '@nestmates/application/platform/contract/fields.ts';
import type { Container } from 'inversify';
import * as z from 'zod/mini';
import type { AdminCommand, Answer } from './admin-command.ts';
import { UsageError } from './admin-command.ts';
import { oneOf, operator, validated } from './operator.ts';

/** The rows of a table as they are printed; whoever wants a file redirects them. */
async function tableOf(parts: AsyncIterable<string>): Promise<Answer> {
  let text = '';
  for await (const part of parts) text += part;
  const lines = text.trimEnd().split('\r\n');
  return { json: { csv: text }, lines };
}

/** What the call of the same name lets through. */
function queryOf<Schema extends z.core.$ZodType>(schema: Schema, given: object): z.output<Schema> {
  const { success, data, error } = z.safeParse(schema, given);
  if (success) return data;
  throw new UsageError(error.issues[0]?.message ?? 'That is not valid');
}

const exportsIn = (container: Container) => container.get(BookExports);

/** The books as a bookkeeper reads them, and what the payment provider has refused. */
export const moneyCommands: readonly AdminCommand[] = [
  {
    words: 'money retry-guarantee',
    takes: ['guarantee'],
    says: 'Asks the payment provider again for a guarantee that it has refused to pay back.',
    async run(container, { args: { guarantee = '' } }) {
      const asked = await container.get(GuaranteeRetries).retry(operator, validated(pathId, guarantee));
      return { json: asked, lines: [`Guarantee ${asked.id} is asked for again`] };
    },
  },
  {
    words: 'money journal',
    takes: ['from', 'to'],
    options: {
      rows: { says: 'Each movement, or each kind of them by day, which is usual', values: journalRows },
    },
    says: 'Prints the journal in double entry as CSV, from one day of UTC to another such as 2026-11-30.',
    run: (container, { args, options }) => {
      const rows = oneOf(journalRows, options.rows) ?? 'day';
      const query = queryOf(bookkeepingContract.journal.query, { ...args, rows });
      return tableOf(exportsIn(container).journal(query));
    },
  },
  {
    words: 'money sellers',
    takes: ['year'],
    says: 'Prints what was paid for the sales of each seller in a year, and who is owed a form 1099-K, as CSV.',
    run: (container, { args }) =>
      tableOf(exportsIn(container).volumes(queryOf(bookkeepingContract.volumes.query, args))),
  },
  {
    words: 'money payouts',
    takes: [],
    says: 'Prints each payout to our bank with all that it is made of, as CSV.',
    run: (container) => tableOf(exportsIn(container).payouts()),
  },
];
