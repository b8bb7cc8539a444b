import type { MoneyStep } from '@nestmates/domain/market/orders/settlement.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { OrderPageRow, PagedOrder } from '../../market/orders/ports.ts';
import type { PageRequest, TimeCursor } from '../../platform/contract/paging.ts';
import type { AdminOrderList } from './contract.ts';

/** What the payment provider was asked to move. */
export interface StepRecord {
  readonly step: MoneyStep;
  readonly cents: number;
  readonly outcome: 'asked' | 'done' | 'refused';
  readonly reason: string | null;
  readonly askedAt: Date;
}

export interface AdminOrderQueries {
  /** The newest first; stuck are those whose money has to move since before the time. */
  orders(
    which: { readonly list: AdminOrderList; readonly dueSince: Date },
    page: PageRequest<TimeCursor>,
  ): Promise<readonly PagedOrder[]>;
  /** Whether the administrator has used a device or an address of one of these lately. */
  sharesDevice(adminId: MemberId, memberIds: readonly MemberId[]): Promise<boolean>;
  order(
    id: OrderId,
  ): Promise<{ readonly row: OrderPageRow; readonly steps: readonly StepRecord[] } | undefined>;
}
