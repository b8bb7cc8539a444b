import { invalidRequest } from './failures.ts';
import type { StripeState } from './state.ts';

type Objects = (state: StripeState) => ReadonlyMap<string, object>;

/** Which fields of which objects can be answered in full instead of as an id. */
const expandable: Readonly<Record<string, Readonly<Record<string, Objects>>>> = {
  'checkout.session': {
    payment_intent: ({ paymentIntents }) => paymentIntents,
    subscription: ({ subscriptions }) => subscriptions,
  },
  payment_intent: { latest_charge: ({ charges }) => charges },
  charge: {
    balance_transaction: ({ balanceTransactions }) => balanceTransactions,
    payment_intent: ({ paymentIntents }) => paymentIntents,
  },
  invoice: { payments: () => new Map() },
  refund: { charge: ({ charges }) => charges },
  dispute: { charge: ({ charges }) => charges },
  balance_transaction: {
    source: ({ charges, refunds, disputes, transfers, payouts }) =>
      new Map<string, object>([
        ...charges,
        ...refunds,
        ...disputes,
        ...transfers,
        ...payouts,
        ...[...transfers.values()].flatMap(({ reversals }) =>
          reversals.data.map((one) => [one.id, one] as const),
        ),
      ]),
  },
  payout: {
    destination: ({ accounts }) =>
      new Map(
        [...accounts.values()].flatMap(({ external_accounts: { data } }) =>
          data.map((bank) => [bank.id, bank] as const),
        ),
      ),
  },
  transfer_reversal: { transfer: ({ transfers }) => transfers },
  transfer: { source_transaction: ({ charges }) => charges },
};

/** A copy of the object as it is answered. */
export function answerOf(state: StripeState, object: object, expand: readonly string[]): object {
  let answer = structuredClone(object) as Record<string, unknown>;
  for (const path of expand) answer = expanded(state, answer, path.split('.'), path);
  return answer;
}

function expanded(
  state: StripeState,
  object: Record<string, unknown>,
  [field = '', ...rest]: readonly string[],
  path: string,
): Record<string, unknown> {
  if (object.object === 'list' && field === 'data' && Array.isArray(object.data)) {
    return { ...object, data: object.data.map((one) => expanded(state, one, rest, path)) };
  }
  const objects = expandable[String(object.object)]?.[field];
  // What one kind of source has, another need not have.
  if (!objects && path.startsWith('data.source.')) return object;
  if (!objects) throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand');
  const value = object[field];
  const known = typeof value === 'string' ? objects(state).get(value) : value;
  if (typeof known !== 'object' || known === null) return object;
  const inner = structuredClone(known) as Record<string, unknown>;
  return { ...object, [field]: rest.length === 0 ? inner : expanded(state, inner, rest, path) };
}
