import { accounts } from '@nestmates/domain/money/payments/accounts.ts';
import { unmatchedKinds } from '@nestmates/domain/money/payments/unmatched-payment.ts';
import { guaranteeStatuses } from '@nestmates/domain/money/subscriptions/guarantee.ts';
import { differenceKinds } from '@nestmates/domain/office/money/reconciliation.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { instant, pathId } from '../../platform/contract/fields.ts';

const cents = z.int();

export const reconciliationView = z.object({
  provider: z.string(),
  from: instant,
  to: instant,
  ranAt: instant,
  /** Lines of the statement. */
  lines: z.int(),
  /** How many of them only the statement told of. */
  entered: z.int(),
  /** What our books say that the provider holds, and what it says itself. */
  ours: cents,
  theirs: cents,
  /** What was asked for and not answered yet. */
  underWay: cents,
  differences: z.readonly(
    z.array(
      z.object({
        kind: z.enum(Object.keys(differenceKinds) as (keyof typeof differenceKinds)[]),
        /** The provider's id of what differs; none for the balance. */
        objectId: z.nullable(z.string()),
        what: z.nullable(z.string()),
        ours: cents,
        theirs: cents,
        /** The order's. */
        reference: z.nullable(z.string()),
      }),
    ),
  ),
});
export type ReconciliationView = z.infer<typeof reconciliationView>;

/** A member has asked for the money of their first plan. */
export const adminGuaranteeView = z.object({
  id: z.int(),
  /** Null once the member has left. */
  memberId: z.nullable(z.int()),
  status: z.enum(guaranteeStatuses),
  amount: cents,
  askedAt: instant,
  /** What the payment provider has said against it. */
  refusal: z.nullable(z.string()),
});
export type AdminGuaranteeView = z.infer<typeof adminGuaranteeView>;

/** What was paid and fits nothing of ours. */
export const unmatchedPaymentView = z.object({
  provider: z.string(),
  /** The payment's or the subscription's there. */
  objectId: z.string(),
  kind: z.enum(Object.keys(unmatchedKinds) as (keyof typeof unmatchedKinds)[]),
  foundAt: instant,
  orderId: z.nullable(z.int()),
  /** The smallest unit of the currency. */
  amount: z.nullable(cents),
  currency: z.nullable(z.string()),
  /** What the payment provider has said against paying it back. */
  refusal: z.nullable(z.string()),
});
export type UnmatchedPaymentView = z.infer<typeof unmatchedPaymentView>;

export const moneyView = z.object({
  /** The sum of each account of the ledger. */
  accounts: z.readonly(z.array(z.object({ account: z.enum([...accounts, 'owed']), amount: cents }))),
  /** The newest first. */
  reports: z.readonly(z.array(reconciliationView)),
  /** The newest first. */
  guarantees: z.readonly(z.array(adminGuaranteeView)),
});
export type MoneyView = z.infer<typeof moneyView>;

export const moneyContract = {
  show: endpoint({
    method: 'get',
    path: '/api/admin/money',
    access: 'admin',
    response: moneyView,
    summary: 'The accounts of the ledger, and how they compare with the statements of the payment provider.',
  }),
  unmatched: endpoint({
    method: 'get',
    path: '/api/admin/money/unmatched',
    access: 'admin',
    response: z.readonly(z.array(unmatchedPaymentView)),
    summary: 'What was paid and fits nothing of ours, the oldest first, as long as it is not settled.',
  }),
  retryGuarantee: endpoint({
    method: 'post',
    path: '/api/admin/money/guarantees/:id/retry',
    access: 'admin',
    needsPassword: true,
    params: { id: pathId },
    response: adminGuaranteeView,
    summary: 'Asks the payment provider again for a guarantee that it has refused to pay back.',
  }),
};
