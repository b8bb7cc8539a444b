import type { Order } from '@nestmates/domain/market/orders/order.ts';
import { isMoneyDue, moneyFaults, moneyOf } from '@nestmates/domain/market/orders/settlement.ts';
import type { Balance } from '@nestmates/domain/money/payments/ledger.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';

export interface OrderMoney {
  readonly order: Order;
  readonly balance: Balance;
  /** A worker has to look at it. */
  readonly moneyDue: boolean;
}

export interface MoneyQueries {
  /** The next orders after this one, by their ids. */
  moneyAfter(id: OrderId, limit: number): Promise<readonly OrderMoney[]>;
  /** Read by the metrics. */
  moneyFigures(now: Date): Promise<MoneyFigures>;
}

export interface MoneyFigures {
  /** What is held for orders, in cents. */
  readonly heldCents: number;
  /** Orders that should have been released by now. */
  readonly overdueReleases: number;
  /** Orders whose last step was refused, and is tried again. */
  readonly failedSteps: number;
  /** Orders whose money has to move. */
  readonly dueOrders: number;
}

export interface CheckedLedger {
  readonly orders: number;
  readonly faults: readonly { readonly orderId: OrderId; readonly says: readonly string[] }[];
}

const batch = 1000;

/** Looks whether for every order charged = held + released + refunded + fees, and whether all that is due is known. */
export async function checkLedger(
  queries: Pick<MoneyQueries, 'moneyAfter'>,
  now: Date,
): Promise<CheckedLedger> {
  const faults: { orderId: OrderId; says: readonly string[] }[] = [];
  let [orders, last] = [0, 0];
  for (;;) {
    const found = await queries.moneyAfter(last, batch);
    if (found.length === 0) return { orders, faults };
    for (const money of found) {
      const says = faultsOf(money, now);
      if (says.length > 0) faults.push({ orderId: money.order.id, says });
      last = money.order.id;
    }
    orders += found.length;
  }
}

function faultsOf({ order, balance, moneyDue }: OrderMoney, now: Date): readonly string[] {
  const money = moneyOf(order, balance);
  const isForgotten = isMoneyDue(money, now) && !moneyDue;
  return [...moneyFaults(money), ...(isForgotten ? ['money has to move, and no worker knows of it'] : [])];
}

declare module '../../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly moneyQueries: MoneyQueries;
  }
}
