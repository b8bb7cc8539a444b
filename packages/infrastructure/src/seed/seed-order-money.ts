import { type Cents, providerFee, quote, totalOf } from '@nestmates/domain/money/payments/fees.ts';
import { balanceOf, type Movement, releasable } from '@nestmates/domain/money/payments/ledger.ts';
import {
  chargeMovements,
  feeDebtMovements,
  nettingMovements,
  refundMovements,
  releaseMovements,
} from '@nestmates/domain/money/payments/movements.ts';
import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { plannedAddresses } from './planned-addresses.ts';
import type { PlannedOrder } from './planned-orders.ts';
import { disputedMoney, sandboxMovementId } from './seed-disputed-money.ts';

interface Moved extends Movement {
  readonly providerId: string;
  readonly key: string | null;
  /** Moved within our books alone, or taken by the sandbox without a row of its own. */
  readonly isOurs?: boolean;
}

/** What each seller owes us by then. */
export type Debts = Map<string, Cents>;

/** Whoever has left is none of the named members. */
type Sold = Omit<PlannedOrder, 'seller' | 'category' | 'picture'> & { readonly seller: string };

interface Paid {
  readonly orderId: number;
  readonly paidAt: Date;
  readonly ago: (step: { readonly daysAgo: number } | undefined) => Date | null;
  readonly reference: string;
  readonly checkoutId: string;
  readonly paymentId: string;
  /** It was picked up, and its release waits. */
  readonly isHeld: boolean;
}

/** The money of an order, in our ledger and in that of the sandbox. */
export async function seedOrderMoney(
  { db }: KnexTransaction,
  planned: Sold,
  { orderId, reference, checkoutId, paymentId, paidAt, ago, isHeld }: Paid,
  debts: Debts,
): Promise<void> {
  const { seller, buyer, title, priceCents, completed, cancelled, dispute, partRefund, fulfilment } = planned;
  const cost = quote(priceCents, 0);
  const key = `${reference}-checkout`;
  const fee = { kind: 'providerFee', cents: providerFee(totalOf(cost)), at: paidAt } as const;
  const moved: Moved[] = [
    ...chargeMovements(cost, paidAt).map((one) => ({ ...one, providerId: paymentId, key })),
    { ...fee, providerId: paymentId, key, isOurs: true },
  ];
  const book = (movements: readonly Movement[]) => {
    const entry = { providerId: `${reference}-booking-${moved.length}`, key: null, isOurs: true };
    moved.push(...movements.map((one) => ({ ...one, ...entry })));
  };
  const partAt = ago(partRefund);
  if (partRefund && partAt) {
    const { cents } = partRefund;
    const [providerId, refundKey] = [`demo_refund_part_${orderId}`, `${reference}-refund-1`];
    const refunded = refundMovements(balanceOf(moved), cents, partAt);
    moved.push(...refunded.map((one) => ({ ...one, providerId, key: refundKey })));
    const done = { outcome: 'done', providerId, askedAt: partAt, answeredAt: partAt };
    await db('money_steps').insert({ orderId, step: 'refund', cents, key: refundKey, ...done });
  }
  const step = completed ? 'release' : 'refund';
  const settledAt = isHeld ? null : ago(completed ?? cancelled);
  if (settledAt) {
    const stepKey = `${reference}-${step}-1`;
    const providerId = `demo_${completed ? 'release' : 'refund'}_${orderId}`;
    const debt = debts.get(seller) ?? 0;
    if (completed) book(nettingMovements(balanceOf(moved), cost, debt, settledAt));
    const balance = balanceOf(moved);
    const cents = completed ? releasable(balance, cost) : totalOf(cost);
    const movements = completed
      ? releaseMovements(balance, cost, cents, settledAt)
      : refundMovements(balance, cents, settledAt);
    moved.push(...movements.map((one) => ({ ...one, providerId, key: stepKey })));
    // The seller has cancelled it, and owes what the provider keeps.
    if (cancelled) book(feeDebtMovements(balanceOf(moved), settledAt));
    debts.set(seller, debt + balanceOf(moved).owing);
    const done = { outcome: 'done', providerId, askedAt: settledAt, answeredAt: settledAt };
    await db('money_steps').insert({ orderId, step, cents, key: stepKey, ...done });
  }
  const disputedAt = ago(dispute);
  if (disputedAt) {
    const disputed = disputedMoney(planned, { orderId, reference, at: disputedAt }, balanceOf(moved));
    if (disputed.reversal) await db('money_steps').insert(disputed.reversal);
    moved.push(...disputed.moved);
  }
  await db('transactions').insert(
    moved.map(({ kind, cents, at, providerId }) => ({ orderId, kind, cents, at, providerId })),
  );
  await db('sandbox_checkouts').insert({
    id: checkoutId,
    key,
    reference,
    title,
    priceCents,
    processingFeeCents: cost.processingFeeCents,
    asksForAddress: fulfilment === 'shipping',
    expiresAt: later(paidAt, minutes(27)),
    successUrl: `/success?order=${orderId}`,
    cancelUrl: `/cancel?order=${orderId}`,
    state: 'paid',
    paymentId,
    address: fulfilment === 'shipping' ? JSON.stringify(plannedAddresses[buyer]) : null,
  });
  const stated = moved.filter(({ isOurs = false }) => !isOurs);
  await db('sandbox_movements').insert(
    stated.map(({ kind, cents, at, providerId, key: by }) => ({
      id: sandboxMovementId(kind, providerId),
      kind,
      reference,
      paymentId,
      accountId: kind === 'release' || kind === 'reversal' ? `sandbox_demo_${seller}` : null,
      releaseId: kind === 'reversal' ? `demo_release_${orderId}` : null,
      cents,
      key: by,
      at,
    })),
  );
}
