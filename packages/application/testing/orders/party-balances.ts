import type { Order } from '@nestmates/domain/market/orders/order.ts';
import type { Accounts } from '@nestmates/domain/money/payments/accounts.ts';
import { type Cents, providerFee } from '@nestmates/domain/money/payments/fees.ts';
import type { TimelineEntry } from '../../src/market/orders/ports.ts';
import type { ProviderPayment } from '../../src/money/payments/money-moves.ts';

/** What each party has in the end, below zero where it has given more than it got. */
export interface Holdings {
  readonly buyer: Cents;
  /** What was sent back to the buyer, whose bank has not taken it yet. */
  readonly onItsWay: Cents;
  /** What was sent, waits to be claimed, or is with a state for them, less what we say is owed to us. */
  readonly seller: Cents;
  readonly platform: Cents;
  /** The fees of the provider, and what a bank that has not decided yet has taken. */
  readonly bank: Cents;
  readonly taxOffice: Cents;
}

/** What has happened to an order, by the words of those who did it; nothing of it is from the ledger. */
export interface Deeds {
  readonly order: Order;
  readonly timeline: readonly TimelineEntry[];
  /** Payment as the provider has it; undefined if nobody paid. */
  readonly payment: ProviderPayment | undefined;
  readonly taxCents: Cents;
}

const nobodyHas: Holdings = { buyer: 0, onItsWay: 0, seller: 0, platform: 0, bank: 0, taxOffice: 0 };

const sum = (of: readonly { readonly cents: Cents }[]): Cents =>
  of.reduce((total, { cents }) => total + cents, 0);

/** What the buyer got, from us or by the bank. */
export const givenBack = ({ refunds, disputes }: ProviderPayment): Cents =>
  sum(refunds) + sum(disputes.filter(({ outcome }) => outcome === 'lost'));

/** The part of that which the bank of the buyer has not taken yet. */
const notTakenYet = ({ refunds }: ProviderPayment): Cents =>
  sum(refunds.filter(({ unfinished }) => unfinished));

const sentToSeller = ({ releases }: ProviderPayment): Cents =>
  sum(releases) - sum(releases.flatMap(({ reversals }) => reversals));

const takenByBank = ({ feeCents, disputes }: ProviderPayment): Cents => {
  const open = disputes.filter(({ outcome }) => outcome === 'open');
  return (feeCents ?? 0) + disputes.reduce((fees, dispute) => fees + dispute.feeCents, sum(open));
};

/** Whose act has ended it; who lets the days go by without sending it has undone the sale as well. */
function isUndoneBySeller(timeline: readonly TimelineEntry[]): boolean {
  const ending = timeline.findLast(({ action }) => endings.includes(action));
  if (!ending) return false;
  return ending.action === 'cancel' ? ending.by !== 'buyer' : ending.by === 'seller';
}
const endings: readonly TimelineEntry['action'][] = [
  'cancel',
  'refund',
  'confirmReturn',
  'refundReturned',
  'refundByAdmin',
  'recordRefund',
  'loseDispute',
  'payExpired',
  'payUnfit',
  'refuseCard',
];

/**
 * What each party of an order that has ended must have. Of a sale that stands, what went back is the seller's part
 * first and our fees after it; of one that was undone, the seller has nothing and owes the provider's fee if it was
 * the seller's doing, without what it takes of the tax. What a bank took beyond the payment, and its fees, are ours.
 */
export const mustHave = (deeds: readonly Deeds[]): Holdings => deeds.map(partsOf).reduce(both, nobodyHas);

function partsOf({ order, timeline, payment, taxCents }: Deeds): Holdings {
  if (!payment) return nobodyHas;
  const { cents: paid } = payment;
  const back = givenBack(payment);
  const backOfPayment = Math.min(paid, back);
  const taxBack = paid === 0 ? 0 : Math.round((taxCents * backOfPayment) / paid);
  const left = paid - taxCents - (backOfPayment - taxBack);
  const seller = sellersPart({ order, timeline, paid, taxCents, backWithoutTax: backOfPayment - taxBack });
  const bank = takenByBank(payment);
  const lostClaims = back - backOfPayment;
  const onItsWay = notTakenYet(payment);
  return {
    buyer: back - paid - onItsWay,
    onItsWay,
    seller,
    platform: left - seller - bank - lostClaims,
    bank,
    taxOffice: taxCents - taxBack,
  };
}

function sellersPart({
  order,
  timeline,
  paid,
  taxCents,
  backWithoutTax,
}: Pick<Deeds, 'order' | 'timeline' | 'taxCents'> & {
  readonly paid: Cents;
  readonly backWithoutTax: Cents;
}): Cents {
  if (order.status === 'completed')
    return Math.max(0, order.priceCents - order.platformFeeCents - backWithoutTax);
  return isUndoneBySeller(timeline) ? 0 - providerFee(paid - taxCents) : 0;
}

/** What each party of these orders has, by the provider's balance and by what our books say of the rest. */
export function has(
  deeds: readonly Deeds[],
  { accounts, balance }: { readonly accounts: Accounts; readonly balance: Cents },
): Holdings {
  const { held, unclaimed, handedOver, tax, debts, pendingRefunds } = accounts;
  const moved = deeds
    .map(({ payment }) => (payment ? movedWith(payment) : nobodyHas))
    .reduce(both, nobodyHas);
  const platform = balance - held - unclaimed - handedOver - tax - debts;
  return {
    ...moved,
    buyer: moved.buyer - pendingRefunds,
    onItsWay: pendingRefunds,
    seller: moved.seller + debts + unclaimed + handedOver,
    platform,
    taxOffice: tax,
  };
}

const movedWith = (payment: ProviderPayment): Holdings => ({
  ...nobodyHas,
  buyer: givenBack(payment) - payment.cents,
  seller: sentToSeller(payment),
  bank: takenByBank(payment),
});

const both = (one: Holdings, other: Holdings): Holdings => ({
  buyer: one.buyer + other.buyer,
  onItsWay: one.onItsWay + other.onItsWay,
  seller: one.seller + other.seller,
  platform: one.platform + other.platform,
  bank: one.bank + other.bank,
  taxOffice: one.taxOffice + other.taxOffice,
});

/** The least and the most that may have gone back to the buyer, by what was agreed and what others moved. */
export function mayBeBack(
  { order, payment }: Deeds,
  ourKeys: readonly string[],
): { readonly least: Cents; readonly most: Cents } {
  if (!payment || !('agreedRefundCents' in order)) return { least: 0, most: 0 };
  const { cents: paid, refunds } = payment;
  const ours = sum(refunds.filter(({ key }) => key !== null && ourKeys.includes(key)));
  const byOthers = givenBack(payment) - ours;
  if (order.status !== 'completed') return { least: paid, most: Math.max(paid, byOthers + paid) };
  const agreed = order.agreedRefundCents;
  return { least: Math.max(agreed, byOthers), most: agreed + byOthers };
}
