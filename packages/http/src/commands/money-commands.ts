import { BookExports } from '@nestmates/application/office/money/book-exports.ts';
import {
  bookkeepingContract,
  journalRows,
} from '@nestmates/application/office/money/bookkeeping-contract.ts';
import { GuaranteeRetries } from '@nestmates/application/office/money/guarantee-retries.ts';
import type {
  MissingPaymentView,
  TakeOverView,
} from '@nestmates/application/office/money/take-over-contract.ts';
import { TakeOvers } from '@nestmates/application/office/money/take-overs.ts';
import { pathId } from '@nestmates/application/platform/contract/fields.ts';
import { movementNames } from '@nestmates/domain/office/money/bookkeeping.ts';
import { whyHeld } from '@nestmates/domain/office/money/lost-sale.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import type { Container } from 'inversify';
import * as z from 'zod/mini';
import type { AdminCommand, Answer } from './admin-command.ts';
import { UsageError } from './admin-command.ts';
import { answerOfConfirmation, listed, oneOf, operator, validated } from './operator.ts';

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

const rowsText = (rows: TakeOverView['rows']): string =>
  rows.map(({ kind, amount }) => `${movementNames[kind]} ${dollars(amount)}`).join(', ');

const heldOf = ({ staysHeld }: TakeOverView): readonly string[] =>
  staysHeld ? [`${dollars(staysHeld.amount)} stays held: ${whyHeld[staysHeld.reason]}`] : [];

/** What would be booked, what everybody ends with, and what to type to take it over. */
function previewOf(view: TakeOverView): Answer {
  const { provider, paymentId, orderId, rows, shares, seen, paysBack, settlesRest, needsTwo } = view;
  const held = heldOf(view);
  if (rows.length === 0) {
    return { json: view, lines: held.length > 0 ? held : ['Our books have all of this payment'] };
  }
  const lines = [
    orderId === null ? 'It is of no order of ours' : `It is of order ${orderId}`,
    `Booked: ${rowsText(rows)}`,
    ...shares.map(({ party, before, after }) => `${party}: ${dollars(before)}, then ${dollars(after)}`),
    ...(paysBack ? ['It is too late for its order, or does not fit it: the buyer gets it back from us'] : []),
    ...(settlesRest ? ['What is left of it is worked out from what was paid'] : []),
    ...held,
    ...(needsTwo ? ['An administrator has to confirm it'] : []),
    `To take it over: npm run admin -- money take-over ${provider} ${paymentId} --seen ${seen}`,
  ];
  return { json: view, lines };
}

/** The books as a bookkeeper reads them, what they lack, and what the payment provider has refused. */
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
    words: 'money missing',
    takes: [],
    says: 'Lists payments of which the provider has something that our books lack, by the comparisons so far.',
    async run(container) {
      const found = await container.get(TakeOvers).missing(operator);
      const lineOf = ({ provider, paymentId, missing }: MissingPaymentView) =>
        `${provider}  ${paymentId}  ${missing.length === 0 ? 'something is left of it' : rowsText(missing)}`;
      return listed(found, lineOf, 'Our books lack nothing that the comparisons have found');
    },
  },
  {
    words: 'money take-over',
    takes: ['provider', 'payment'],
    options: { seen: { says: 'What was shown of it, as the command without this option prints it' } },
    says: 'Shows what would be booked of such a payment, or with --seen books what was shown.',
    async run(container, { args: { provider = '', payment: paymentId = '' }, options: { seen } }) {
      const takeOvers = container.get(TakeOvers);
      const which = { provider, paymentId };
      if (seen === undefined) return previewOf(await takeOvers.preview(operator, which));
      return answerOfConfirmation(await takeOvers.take(operator, { ...which, seen }));
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
