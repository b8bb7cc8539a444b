import type { SandboxBooks, SandboxPeople } from '@nestmates/application/money/payments/sandbox-provider.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import type { KnexTransaction } from '../../../platform/database/transaction.ts';
import { SandboxCheckoutModel, SandboxSettingsModel } from './models/sandbox-models.ts';
import type { SandboxLedger } from './sandbox-ledger.ts';
import type { SandboxMoney } from './sandbox-money.ts';

/** What an operator of the sandbox sees and does: its ledger, disputes, refunds, and how it sends events. */
export class SandboxBookkeeping implements SandboxBooks, SandboxPeople {
  readonly #transaction: KnexTransaction;
  readonly #ledger: SandboxLedger;
  readonly #money: SandboxMoney;
  constructor(transaction: KnexTransaction, ledger: SandboxLedger, money: SandboxMoney) {
    this.#transaction = transaction;
    this.#ledger = ledger;
    this.#money = money;
  }

  async read(): ReturnType<SandboxBooks['read']> {
    const all = await this.#ledger.all();
    const payments = await SandboxCheckoutModel.query(this.#transaction.db).whereNotNull('paymentId');
    const byOrder = Map.groupBy(all, ({ orderId }) => orderId);
    return {
      movements: all.map(({ kind, orderId, cents, at, key }) => ({ kind, orderId, amount: cents, at, key })),
      orders: [...byOrder].map(([orderId, movements]) => ({ orderId, ...balanceOf(movements) })),
      payments: payments.flatMap(({ paymentId, orderId, title, dispute }) =>
        paymentId === null ? [] : [{ paymentId, orderId, title, dispute }],
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
    await this.#settings().patch({
      eventDelaySeconds: delaySeconds,
      eventCopies: copies,
      areEventsShuffled: areShuffled,
    });
  }

  setDispute(paymentId: string, dispute: 'open' | 'won' | 'lost'): Promise<boolean> {
    return this.#money.setDispute(paymentId, dispute);
  }

  async refund(paymentId: string, cents: number): Promise<boolean> {
    return (await this.#money.refundInDashboard(paymentId, cents)).outcome === 'done';
  }

  #settings() {
    return SandboxSettingsModel.query(this.#transaction.db).first();
  }
}
