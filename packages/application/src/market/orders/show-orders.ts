import { tellsOfDebt } from '@nestmates/domain/market/orders/money-shown.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Ports } from '../../platform/wiring/use-case.ts';
import type { OrderView } from './order-view.ts';
import type { OrderRow } from './page-ports.ts';
import { viewOfOrder } from './view-of-order.ts';

type Needs = Pick<Ports, 'earningsQueries' | 'clock'>;
type Money = Pick<OrderRow, 'order' | 'balance'>;

/** What the member owes for all sales, read where something of the orders depends on it. */
export async function debtToTell(
  orders: readonly Money[],
  me: MemberId,
  { earningsQueries }: Pick<Ports, 'earningsQueries'>,
): Promise<Cents> {
  const depends = orders.some(({ order, balance }) => order.sellerId === me && tellsOfDebt(order, balance));
  return depends ? earningsQueries.debtOf(me) : 0;
}

export const showOrders = async (
  rows: readonly OrderRow[],
  me: MemberId,
  needs: Needs,
): Promise<readonly OrderView[]> => {
  const debt = await debtToTell(rows, me, needs);
  const now = needs.clock.now();
  return rows.map((row) => viewOfOrder(row, me, now, debt));
};
