import { bookAccountNames, type bookAccounts } from '@nestmates/domain/office/money/bookkeeping.ts';
import { addDays, isCalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id, instant } from '../../platform/contract/fields.ts';

const cents = z.int();

export const booksView = z.object({
  /** What stands on each account. */
  accounts: z.readonly(
    z.array(
      z.object({
        account: z.enum(bookAccountNames as [keyof typeof bookAccounts]),
        type: z.enum(['asset', 'liability', 'income', 'expense']),
        amount: cents,
      }),
    ),
  ),
  /** Payouts to our bank, the newest first. */
  payouts: z.readonly(
    z.array(z.object({ provider: z.string(), payoutId: z.string(), at: instant, amount: cents })),
  ),
});
export type BooksView = z.infer<typeof booksView>;

export const sellerVolumesView = z.object({
  year: z.int(),
  /** Limits that have to be exceeded, both of them, for a form 1099-K to be owed. */
  threshold: z.nullable(z.object({ gross: cents, payments: z.int() })),
  /** How many sellers have sold something in that year, and to how many a form is owed. */
  sellers: z.int(),
  owedForms: z.int(),
  /** Those with the most. */
  highest: z.readonly(
    z.array(
      z.object({
        provider: z.string(),
        /** Null for all together whose accounts are deleted. */
        memberId: z.nullable(id),
        name: z.nullable(z.string()),
        gross: cents,
        payments: z.int(),
        needsForm: z.boolean(),
      }),
    ),
  ),
});
export type SellerVolumesView = z.infer<typeof sellerVolumesView>;

const day = z.string().check(z.refine(isCalendarDate, 'Please choose a day'));

/** Span from the first of these days to the last, in UTC. */
const period = {
  from: z.pipe(
    day,
    z.transform((text) => new Date(`${text}T00:00:00Z`)),
  ),
  to: z.pipe(
    day,
    z.transform((text) => new Date(`${addDays(text, 1)}T00:00:00Z`)),
  ),
};

const year = z.pipe(z.string().check(z.regex(/^20\d\d$/, 'Please choose a year')), z.transform(Number));

export const journalRows = ['day', 'entry'] as const;

const table = { method: 'get', access: 'admin', mediaType: 'text/csv', inParts: true } as const;

export const bookkeepingContract = {
  books: endpoint({
    method: 'get',
    path: '/api/admin/money/books',
    access: 'admin',
    response: booksView,
    summary: 'What stands on each account of the books, and the newest payouts to our bank.',
  }),
  sellers: endpoint({
    method: 'get',
    path: '/api/admin/money/sellers',
    access: 'admin',
    query: { year },
    response: sellerVolumesView,
    summary:
      'What was paid for the sales of a year, for those sellers with the most, and who is owed a form 1099-K.',
  }),
  journal: endpoint({
    ...table,
    path: '/api/admin/money/journal.csv',
    query: { ...period, rows: z.enum(journalRows) },
    response: z.string(),
    summary:
      'The journal in double entry: each movement of the ledger, or each kind of them summed up by day.',
  }),
  volumes: endpoint({
    ...table,
    path: '/api/admin/money/sellers.csv',
    query: { year },
    response: z.string(),
    summary: 'What was paid for the sales of a year, of every seller.',
  }),
  payouts: endpoint({
    ...table,
    path: '/api/admin/money/payouts.csv',
    response: z.string(),
    summary: 'Each payout to our bank with all that it is made of.',
  }),
};
