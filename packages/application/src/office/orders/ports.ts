import type { Order } from '@nestmates/domain/market/orders/order.ts';
import type { MoneyStep } from '@nestmates/domain/market/orders/settlement.ts';
import type { Balance } from '@nestmates/domain/money/payments/ledger.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { OrderPageRow, PagedOrder } from '../../market/orders/ports.ts';
import type { PageRequest, TimeCursor } from '../../platform/contract/paging.ts';

/** What the payment provider was asked to move. */
export interface StepRecord {
  readonly step: MoneyStep;
  readonly cents: number;
  readonly outcome: 'asked' | 'done' | 'refused';
  readonly reason: string | null;
  readonly askedAt: Date;
}

export interface DecisionFacts {
  /** The administrator has used a device or an address of one of the two lately. */
  readonly sharesDevice: boolean;
  readonly balance: Balance;
}

export interface AdminOrderQueries {
  /** The newest first; stuck are those whose money has to move since before the time. */
  orders(
    which: { readonly list: 'problems' | 'stuck' | 'all'; readonly dueSince: Date },
    page: PageRequest<TimeCursor>,
  ): Promise<readonly PagedOrder[]>;
  /** What a decision about an order depends on besides the order, which the caller has locked. */
  decisionFacts(
    order: Pick<Order, 'id' | 'buyerId' | 'sellerId'>,
    adminId: MemberId | null,
  ): Promise<DecisionFacts>;
  order(
    id: OrderId,
  ): Promise<{ readonly row: OrderPageRow; readonly steps: readonly StepRecord[] } | undefined>;
}
