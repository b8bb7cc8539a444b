import { fulfilments, orderStatuses } from '@nestmates/domain/market/orders/order.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id, instant } from '../../platform/contract/fields.ts';

const cents = z.int();

export const earningsView = z.object({
  /** Sent to the seller's payment account. */
  available: cents,
  /** What the seller gets when everything that is held is released. */
  held: cents,
  /** Paid back to buyers. */
  refunded: cents,
  /** What the seller owes us, which is taken from the next releases. */
  debt: cents,
  /** What of it comes from sales of other accounts with the same mailbox or bank account. */
  debtOfOthers: cents,
  /** How many days the next releases wait, as the seller is new here; null where they do not. */
  newSeller: z.nullable(z.object({ holdDays: z.int(), releasesLeft: z.int() })),
  /** What is held, the release that comes first before the others. */
  waiting: z.readonly(
    z.array(
      z.object({
        orderId: id,
        title: z.string(),
        status: z.enum(orderStatuses),
        fulfilment: z.enum(fulfilments),
        amount: cents,
        /** When it is released by itself; null as long as nobody can say. */
        /** Something is sent back to the seller: what is left of it afterwards. */
        returning: z.boolean(),
        releaseAt: z.nullable(instant),
        /** It is looked at before it is sent. */
        isChecked: z.boolean(),
      }),
    ),
  ),
  /** What was released in the last thirty days less what was taken back, an entry for each day of UTC, and of how many sales. */
  lastThirtyDays: z.object({
    sales: z.int(),
    days: z.readonly(z.array(z.object({ day: z.iso.date(), released: cents }))),
  }),
  /** One entry for each month from the first movement to the last, in UTC. */
  months: z.readonly(
    z.array(z.object({ month: z.string(), released: cents, reversed: cents, refunded: cents })),
  ),
});
export type EarningsView = z.infer<typeof earningsView>;

export const earningsContract = {
  show: endpoint({
    method: 'get',
    path: '/api/seller/earnings',
    access: 'member',
    response: earningsView,
    summary: "The caller's money from sales, from the ledger.",
  }),
  export: endpoint({
    method: 'get',
    path: '/api/seller/earnings.csv',
    access: 'member',
    mediaType: 'text/csv',
    response: z.string(),
    summary: 'The same as a table, one row for each sale, for a spreadsheet.',
  }),
  statement: endpoint({
    method: 'get',
    path: '/api/seller/statements/:month',
    access: 'member',
    params: { month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please choose a month')) },
    mediaType: 'text/csv',
    inParts: true,
    response: z.string(),
    summary:
      "What has moved of the caller's sales in a month of UTC, and what came of it to the caller's account.",
  }),
};
