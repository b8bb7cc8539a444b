import type { Order } from '@nestmates/domain/market/orders/order.ts';
import type { RestOfLostSale } from '@nestmates/domain/office/money/lost-sale.ts';
import { type MissingRow, parties, seenOf, shares } from '@nestmates/domain/office/money/take-over.ts';
import type { Administrator } from '../admin/member-changes.ts';
import type { MissingPaymentView, TakeOverView } from './take-over-contract.ts';
import type { MissingPayment, PaymentThere } from './take-over-ports.ts';

/** Rows of one kind are one. */
const rowsIn = (rows: readonly MissingRow[]) =>
  [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, same]) => ({
    kind,
    amount: same.reduce((sum, { cents }) => sum + cents, 0),
  }));

/** Who has proposed to take it over, as the one who asks sees it. */
function proposedTo({ id }: Administrator, proposal: MissingPayment['proposal'], seen?: string) {
  if (!proposal || (seen !== undefined && proposal.seen !== seen)) return null;
  return proposal.proposedBy === id ? 'own' : 'other';
}

export const viewOfMissing = (
  { provider, paymentId, reference, customerId, missing, proposal }: MissingPayment,
  by: Administrator,
): MissingPaymentView => ({
  provider,
  paymentId,
  isPlan: reference === null && customerId !== null,
  missing: rowsIn(missing),
  proposed: proposedTo(by, proposal),
});

interface Previewed {
  readonly which: PaymentThere;
  readonly owner:
    | { readonly kind: 'order'; readonly order: Pick<Order, 'id'> }
    | { readonly kind: 'none' | 'plan' };
  readonly named: MissingPayment | undefined;
  readonly known: readonly MissingRow[];
  readonly rows: readonly MissingRow[];
  readonly paysBack: boolean;
  readonly settlesRest: boolean;
  readonly staysHeld: RestOfLostSale['staysHeld'];
  readonly needsTwo: boolean;
  readonly by: Administrator;
}

export function viewOfTakeOver({
  which,
  owner,
  named,
  known,
  rows,
  paysBack,
  settlesRest,
  staysHeld,
  needsTwo,
  by,
}: Previewed): TakeOverView {
  const [before, after] = [shares(known), shares([...known, ...rows])];
  const seen = seenOf(rows, paysBack);
  return {
    ...which,
    orderId: owner.kind === 'order' ? owner.order.id : null,
    isPlan: owner.kind === 'plan',
    rows: rowsIn(rows),
    shares: parties
      .map((party) => ({ party, before: before[party], after: after[party] }))
      .filter((share) => share.before !== 0 || share.after !== 0),
    seen,
    paysBack,
    settlesRest,
    staysHeld: staysHeld && { amount: staysHeld.cents, reason: staysHeld.reason },
    needsTwo,
    proposed: proposedTo(by, named?.proposal ?? null, seen),
  };
}
