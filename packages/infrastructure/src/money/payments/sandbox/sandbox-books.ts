import type {
  RefundEnd,
  SandboxAccountChange,
  SandboxBooks,
  SandboxPeople,
} from '@nestmates/application/money/payments/sandbox-provider.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { requireOneRow } from '../../../platform/database/sql.ts';
import type { KnexTransaction } from '../../../platform/database/transaction.ts';
import {
  SandboxCheckoutModel,
  SandboxDisputeModel,
  type SandboxMovementModel,
  SandboxSettingsModel,
} from './models/sandbox-models.ts';
import { SandboxSubscriptionModel } from './models/sandbox-plan-models.ts';
import { SandboxSellerModel } from './models/sandbox-seller-model.ts';
import type { SandboxDisputes } from './sandbox-disputes.ts';
import type { SandboxLedger } from './sandbox-ledger.ts';
import type { SandboxMoney } from './sandbox-money.ts';
import { refundsIn, type SandboxRefunds } from './sandbox-refunds.ts';
import type { SandboxSellerAccounts } from './sandbox-sellers.ts';

export interface SandboxBookkeepingDeps {
  readonly transaction: KnexTransaction;
  readonly ledger: SandboxLedger;
  readonly money: SandboxMoney;
  readonly disputes: SandboxDisputes;
  readonly refunds: SandboxRefunds;
  readonly sellers: SandboxSellerAccounts;
}

/** What an operator of the sandbox sees and does: its ledger, disputes, refunds, and how it sends events. */
export class SandboxBookkeeping implements SandboxBooks, SandboxPeople {
  readonly #deps: SandboxBookkeepingDeps;
  constructor(deps: SandboxBookkeepingDeps) {
    this.#deps = deps;
  }

  async read(): ReturnType<SandboxBooks['read']> {
    const { db } = this.#deps.transaction;
    const moved = await this.#deps.ledger.all();
    const all = moved
      .filter(({ customerId }) => customerId === null)
      .map(asMovement)
      .filter(({ cents }) => cents !== 0);
    const paidPlans = moved.filter(({ customerId, kind }) => customerId !== null && kind === 'charge');
    const payments = await SandboxCheckoutModel.query(db).whereNotNull('paymentId');
    const orders = await db('orders').select('id', 'reference');
    const ids = new Map(orders.map(({ id, reference }) => [reference, id]));
    const idOf = ({ reference }: { readonly reference: string }): number => ids.get(reference) ?? 0;
    const disputes = await SandboxDisputeModel.query(db).orderBy('openedAt');
    const outcomes = new Map(disputes.map(({ paymentId, outcome }) => [paymentId, outcome]));
    const subscriptions = await SandboxSubscriptionModel.query(db).select('id', 'plan');
    const plans = new Map(subscriptions.map(({ id, plan }) => [id, plan]));
    return {
      plans: paidPlans.map(({ paymentId, reference }) => ({
        paymentId,
        title: plans.get(reference) ?? '',
        dispute: outcomes.get(paymentId) ?? 'none',
      })),
      movements: all.map(({ kind, cents, at, key, ...row }) => ({
        kind,
        orderId: idOf(row),
        amount: cents,
        at,
        key,
      })),
      orders: [...Map.groupBy(all, ({ reference }) => reference)].map(([reference, movements]) => {
        const { charged, held, released, refunded, fees, tax, taxCollected } = balanceOf(movements);
        const sums = { orderId: idOf({ reference }), charged, held, released, refunded, fees };
        return taxCollected > 0 ? { ...sums, tax } : sums;
      }),
      payments: payments.flatMap(({ paymentId, title, ...row }) =>
        paymentId === null
          ? []
          : [
              {
                paymentId,
                orderId: idOf(row),
                title,
                dispute: outcomes.get(paymentId) ?? 'none',
                refund: lastRefund(moved.filter((one) => one.paymentId === paymentId)),
              },
            ],
      ),
    };
  }

  async events(): ReturnType<SandboxBooks['events']> {
    const { eventDelaySeconds, eventCopies, areEventsShuffled } = await this.#settings().throwIfNotFound();
    return { delaySeconds: eventDelaySeconds, copies: eventCopies, areShuffled: areEventsShuffled };
  }

  async setEvents({
    delaySeconds,
    copies,
    areShuffled,
  }: Parameters<SandboxPeople['setEvents']>[0]): Promise<void> {
    const changed = await this.#settings().patch({
      eventDelaySeconds: delaySeconds,
      eventCopies: copies,
      areEventsShuffled: areShuffled,
    });
    requireOneRow(changed, 'Setting how events come');
  }

  openDispute(paymentId: string, cents?: number): Promise<boolean> {
    return this.#deps.disputes.open(paymentId, cents);
  }

  closeDispute(paymentId: string, outcome: 'won' | 'lost' | 'closed'): Promise<boolean> {
    return this.#deps.disputes.close(paymentId, outcome);
  }

  warn(paymentId: string): Promise<boolean> {
    return this.#deps.disputes.warn(paymentId);
  }

  /** Those of members who are here, by their names. */
  async sellers(): ReturnType<SandboxBooks['sellers']> {
    const { db } = this.#deps.transaction;
    const found = await SandboxSellerModel.query(db)
      .join('paymentAccounts as account', 'account.providerAccountId', 'sandboxSellers.accountId')
      .join('users', 'users.id', 'account.userId')
      .orderBy('users.id')
      .select('sandboxSellers.*', 'users.email as name')
      .castTo<(SandboxSellerModel & { readonly name: string })[]>();
    return found.map((seller) => ({ accountId: seller.accountId, name: seller.name, says: saysOf(seller) }));
  }

  changeSeller(accountId: string, change: SandboxAccountChange): Promise<boolean> {
    return this.#deps.sellers.change(accountId, change);
  }

  async refund(paymentId: string, cents: number): Promise<boolean> {
    return (await this.#deps.money.refundInDashboard(paymentId, cents)).outcome === 'done';
  }

  endRefund(paymentId: string, end: RefundEnd): Promise<boolean> {
    return this.#deps.refunds.end(paymentId, end);
  }

  #settings() {
    return SandboxSettingsModel.query(this.#deps.transaction.db).first();
  }
}

function lastRefund(movements: readonly SandboxMovementModel[]): 'none' | 'pending' | 'taken' {
  const last = refundsIn(movements).at(-1);
  if (!last) return 'none';
  return last.unfinished ? 'pending' : 'taken';
}

function saysOf({ canBePaid, due, isPastDue, isRejected, failedPayout }: SandboxSellerModel): string {
  if (isRejected) return 'rejected';
  const asked = due.length > 0 ? `${isPastDue ? 'past due' : 'asked for'}: ${due.join(', ')}` : '';
  const facts = [
    canBePaid ? 'can be paid' : 'cannot be paid',
    asked,
    failedPayout ? 'last payout failed' : '',
  ];
  return facts.filter(Boolean).join('; ');
}

const refunds = { dispute: 1, disputeWon: -1, disputeLost: 0 } as const;

/** What a bank takes reads like a refund, and what it gives back like one of less than nothing. */
function asMovement({ kind, cents, reference, at, key }: SandboxMovementModel) {
  const row = { reference, at, key };
  if (kind === 'dispute' || kind === 'disputeWon' || kind === 'disputeLost') {
    return { ...row, kind: 'refund' as const, cents: refunds[kind] * cents };
  }
  return { ...row, kind, cents };
}
