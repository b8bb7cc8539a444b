import { movementKinds } from '@nestmates/domain/money/payments/accounts.ts';
import { reasonsToStayHeld } from '@nestmates/domain/office/money/lost-sale.ts';
import { parties } from '@nestmates/domain/office/money/take-over.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation } from '../../platform/contract/fields.ts';

const cents = z.int();
const named = z.string().check(z.minLength(1), z.maxLength(200));

const rows = z.readonly(z.array(z.object({ kind: z.enum(movementKinds), amount: cents })));
/** Whose proposal waits for another administrator to confirm it. */
const proposed = z.nullable(z.enum(['own', 'other']));

/** A payment of which the provider has something that our books lack, or a lost sale with a rest. */
export const missingPaymentView = z.object({
  provider: z.string(),
  paymentId: z.string(),
  isPlan: z.boolean(),
  /** Nothing where only the rest of a lost sale is to be booked. */
  missing: rows,
  proposed,
});
export type MissingPaymentView = z.infer<typeof missingPaymentView>;

export const takeOverView = z.object({
  provider: z.string(),
  paymentId: z.string(),
  /** Null where our books have no such order. */
  orderId: z.nullable(z.int()),
  isPlan: z.boolean(),
  /** What would be booked; nothing where our books have all of it by now. */
  rows,
  /** What everybody has by our books, and would have then; the buyer less than nothing, having paid. */
  shares: z.readonly(z.array(z.object({ party: z.enum(parties), before: cents, after: cents }))),
  /** Names what is shown here, so that nothing else is taken over. */
  seen: z.string(),
  /** We pay it back once it is taken over: it is too late for its order, or does not fit it. */
  paysBack: z.boolean(),
  /** The rest of a lost sale is booked: as a debt of the seller that it has settled, and as our fee. */
  settlesRest: z.boolean(),
  /** What of a lost sale stays held, and why. */
  staysHeld: z.nullable(z.object({ amount: cents, reason: z.enum(reasonsToStayHeld) })),
  needsTwo: z.boolean(),
  proposed,
});
export type TakeOverView = z.infer<typeof takeOverView>;

const which = { provider: named, paymentId: named };
export type TakeOverForm = { readonly provider: string; readonly paymentId: string; readonly seen: string };

export const takeOverContract = {
  missing: endpoint({
    method: 'get',
    path: '/api/admin/money/missing',
    access: 'admin',
    response: z.readonly(z.array(missingPaymentView)),
    summary: 'Payments of which the provider has something that our books lack, the newest first.',
  }),
  preview: endpoint({
    method: 'get',
    path: '/api/admin/money/take-over',
    access: 'admin',
    query: which,
    response: takeOverView,
    summary: 'What would be booked if such a payment were taken over, and what everybody ends with.',
  }),
  take: endpoint({
    method: 'post',
    path: '/api/admin/money/take-over',
    access: 'admin',
    needsPassword: true,
    body: { ...which, seen: z.string().check(z.maxLength(5000)) },
    response: confirmation,
    summary: 'Takes over what our books lack of a payment as it was shown, or proposes it where it is much.',
  }),
};
