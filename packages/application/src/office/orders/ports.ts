import type { DecisionProposal } from '@nestmates/domain/market/orders/decision-proposal.ts';
import type { MoneyStep } from '@nestmates/domain/market/orders/settlement.ts';
import type { PayoutCheck } from '@nestmates/domain/money/payments/payout-check.ts';
import type { AdministratorTies } from '@nestmates/domain/office/money/administrator-ties.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { OrderPageRow, PagedOrder } from '../../market/orders/page-ports.ts';
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

/** An order with all that administrators see of it. */
export interface AdminOrderRow {
  readonly row: OrderPageRow;
  readonly steps: readonly StepRecord[];
  /** That which is open, with the e-mail of the proposer, as long as that account is there. */
  readonly proposal: (DecisionProposal & { readonly proposerEmail: string | null }) | null;
  /** That of its release, as long as nobody has looked. */
  readonly payoutCheck: Pick<PayoutCheck, 'reasons' | 'notedAt'> | null;
  readonly payoutsHeld: boolean;
  /** Something is due to its seller, who has left and cannot be paid. */
  readonly isUnpaid: boolean;
  /** It has left, and whoever has its mailbox can be paid, or the account of before. */
  readonly canBePaid: boolean;
  /** What who asks has in common with the two; nothing is known of an operator at the command line. */
  readonly ties: AdministratorTies;
}

export interface AdminOrderQueries {
  /** The newest first; stuck are those whose money has to move since before the time. */
  orders(
    which: { readonly list: AdminOrderList; readonly dueSince: Date },
    page: PageRequest<TimeCursor>,
  ): Promise<readonly PagedOrder[]>;
  /** `proposedSince` says which proposals are open, and `by` who asks: null for an operator at the command line. */
  order(
    id: OrderId,
    asked: { readonly proposedSince: Date; readonly by: MemberId | null },
  ): Promise<AdminOrderRow | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly adminOrderQueries: AdminOrderQueries;
    /** Amount, in cents, above which a decision needs two administrators. */
    readonly twoApprovalsAbove: number;
  }
}
