import { type RestOfLostSale, restOfLostSale } from '@nestmates/domain/office/money/lost-sale.ts';
import { type MissingRow, takeOverOutdated } from '@nestmates/domain/office/money/take-over.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { LedgerEntry } from '../../market/orders/ledger-ports.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { PaymentThere } from './take-over-ports.ts';
import type { Asked } from './take-over-questions.ts';

/** What would be booked of what is left of a lost sale. */
export interface LostRest {
  readonly rows: readonly LedgerEntry[];
  readonly staysHeld: RestOfLostSale['staysHeld'];
  /** Whose seller's debt it settles; null where no order of ours names the seller. */
  readonly debtOrderId: OrderId | null;
}

/** Books what is left of sales that our books have lost. */
export class LostSales extends useCase(
  'takeOverStore',
  'orderStore',
  'ledger',
  'alerts',
  'platformFee',
  'taxes',
) {
  async restOf({ which, sellerId, askedAt: at }: Asked, entries: readonly LedgerEntry[]): Promise<LostRest> {
    const { takeOverStore: store, platformFee: platformBasisPoints, taxes } = this.needs;
    const debtOrderId = await store.debtOrderOf(which, sellerId);
    const rates = { platformBasisPoints, highestTaxBasisPoints: taxes.highestBasisPoints };
    const rest = restOfLostSale(entries, {
      ...rates,
      namesSeller: debtOrderId !== null,
      since: entries[0]?.at ?? at,
      at,
    });
    const providerId = `${which.paymentId}-booking-${entries.length}`;
    const rows = rest.movements.map((movement) => ({ ...movement, providerId, balanceTransaction: null }));
    return { rows, staysHeld: rest.staysHeld, debtOrderId };
  }

  /**
   * Adds rows, with the debt of the seller locked where one of them settles it: after its order, as whatever else moves
   * money of that order does.
   */
  async add(which: PaymentThere, rows: readonly LedgerEntry[], debtOrderId: OrderId | null): Promise<void> {
    const netted = nettedIn(rows);
    if (netted !== 0 && debtOrderId !== null) await this.#settle(which, netted, debtOrderId);
    await this.needs.takeOverStore.add(which, rows, debtOrderId);
  }

  async #settle({ provider, paymentId }: PaymentThere, netted: number, debtOrderId: OrderId): Promise<void> {
    const { orderStore, ledger, alerts } = this.needs;
    const { order } = (await orderStore.lock(debtOrderId)) ?? {};
    if (!order) throw takeOverOutdated();
    const { sellerId } = order;
    const debt = await (sellerId === null ? ledger.lockDebtOfSale(debtOrderId) : ledger.lockDebtOf(sellerId));
    const cents = netted - debt;
    // Another order has paid it since the restore, or it is not in our books: it counts for the next one.
    if (netted > 0 && cents > 0) {
      alerts.raise('a debt of a seller was paid twice', { provider, payment: paymentId, cents });
    }
  }
}

const nettedIn = (rows: readonly MissingRow[]): number =>
  rows.reduce((sum, { kind, cents }) => (kind === 'netting' ? sum + cents : sum), 0);

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly lostSales: LostSales;
  }
}
