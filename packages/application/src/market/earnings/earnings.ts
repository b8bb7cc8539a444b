import {
  earningsByDay,
  earningsByMonth,
  earningsOf,
  thirtyDaysUpTo,
} from '@nestmates/domain/market/earnings/earnings.ts';
import { orderStatusLabel } from '@nestmates/domain/market/orders/order-status-label.ts';
import { releaseAtOf } from '@nestmates/domain/market/orders/release-time.ts';
import { agreedReturn, moneyOf, owedToSeller } from '@nestmates/domain/market/orders/settlement.ts';
import { csv } from '@nestmates/domain/money/payments/csv.ts';
import { returnedWithoutTax } from '@nestmates/domain/money/payments/ledger.ts';
import { newSellerReleases } from '@nestmates/domain/money/payments/new-sellers.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { EarningsView } from './contract.ts';
import type { Sale } from './ports.ts';

/** What nobody can say the time of comes last. */
const timeOf = (releaseAt: string | null) =>
  releaseAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(releaseAt);

const owedOf = ({ order, balance }: Pick<Sale, 'order' | 'balance'>) => owedToSeller(moneyOf(order, balance));

const inDollars = (cents: number): string => (cents / 100).toFixed(2);

const dateOf = (at: Date): string => at.toISOString().slice(0, 10);

/** What a seller has earned: sums over the ledger. */
export class Earnings extends useCase('earningsQueries', 'newSellerHoldDays', 'clock') {
  async show(by: Caller): Promise<EarningsView> {
    const { earningsQueries: queries, newSellerHoldDays: holdDays, clock } = this.needs;
    const sales = await queries.owingSalesOf(by.id);
    const now = clock.now();
    const sums = await queries.sumsOf(by.id, thirtyDaysUpTo(now));
    const { moved, debtCents: debt, debtOfOthersCents: debtOfOthers, releases } = sums;
    const releasesLeft = Math.max(0, newSellerReleases - releases);
    const owing = sales.map((sale) => ({ ...sale, amount: owedOf(sale) })).filter(({ amount }) => amount > 0);
    const { availableCents, heldCents, refundedCents } = earningsOf(
      moved,
      owing.map(({ amount }) => amount),
    );
    const waiting = owing
      .map(({ order, title, amount, isChecked }) => ({
        orderId: order.id,
        title,
        status: order.status,
        fulfilment: order.fulfilment,
        amount,
        returning: agreedReturn(order) > 0,
        releaseAt: releaseAtOf(order, now, { releases, holdDays })?.toISOString() ?? null,
        isChecked,
      }))
      .sort((one, other) => timeOf(one.releaseAt) - timeOf(other.releaseAt));
    return {
      available: availableCents,
      held: heldCents,
      refunded: refundedCents,
      debt,
      debtOfOthers,
      newSeller: holdDays > 0 && releasesLeft > 0 ? { holdDays, releasesLeft } : null,
      waiting,
      lastThirtyDays: {
        sales: sums.salesSince,
        days: earningsByDay(sums.days, now).map(({ day, releasedCents }) => ({
          day,
          released: releasedCents,
        })),
      },
      months: earningsByMonth(moved).map(({ month, releasedCents, reversedCents, refundedCents: back }) => ({
        month,
        released: releasedCents,
        reversed: reversedCents,
        refunded: back,
      })),
    };
  }

  async export(by: Caller): Promise<string> {
    const sales = await this.needs.earningsQueries.salesOf(by.id);
    return csv([
      ['Order', 'Date', 'Title', 'Status', 'Price', 'Platform fee', 'Held', 'Released', 'Refunded'],
      ...sales.map(({ order, title, balance }) => [
        order.id,
        dateOf(order.createdAt),
        title,
        orderStatusLabel(order.status),
        inDollars(order.priceCents),
        inDollars(order.platformFeeCents),
        inDollars(owedOf({ order, balance })),
        inDollars(balance.released),
        inDollars(returnedWithoutTax(balance, balance.refunded)),
      ]),
    ]);
  }
}
