import {
  payoutsHeldAlready,
  payoutsNotHeld,
  requireHoldReason,
} from '@nestmates/domain/money/payments/payout-check.ts';
import { memberUnknown, requireOther } from '@nestmates/domain/office/admin/admin-rules.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { settleOrder } from '../../market/orders/order-changes.ts';
import type { Ledger } from '../../market/orders/ports.ts';
import type { Members } from '../../members/accounts/ports.ts';
import type { Emails } from '../../members/emails/emails.ts';
import type { PayoutHoldStore } from '../../money/payouts/ports.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Events } from '../../platform/live/ports.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { Administrator } from '../admin/member-changes.ts';
import type { AuditLog } from '../audit/ports.ts';
import { payoutEmails } from './emails.ts';
import type { WaitingReleases } from './ports.ts';

export interface PayoutHoldingDeps {
  readonly members: Pick<Members, 'findByEmail' | 'lock'>;
  readonly store: PayoutHoldStore;
  readonly ledger: Pick<Ledger, 'lockDebtOf'>;
  readonly waiting: WaitingReleases;
  readonly auditLog: Pick<AuditLog, 'add'>;
  readonly emails: Pick<Emails, 'send'>;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** The switch by which administrators hold what is released to a member. */
export class PayoutHolding {
  readonly #deps: PayoutHoldingDeps;
  constructor(deps: PayoutHoldingDeps) {
    this.#deps = deps;
  }

  hold(by: Administrator, memberId: MemberId, text: string): Promise<Confirmation> {
    const { store, emails } = this.#deps;
    const reason = requireHoldReason(text);
    return this.#change(by, memberId, { action: 'payouts.held', reason }, async (at) => {
      if (await store.of(memberId)) throw payoutsHeldAlready();
      await store.add(memberId, { reason, heldAt: at });
      await emails.send(payoutEmails.held, { memberId, at: at.toISOString() });
      return 'Her payouts are held';
    });
  }

  /** What has waited goes on at once. */
  lift(by: Administrator, memberId: MemberId, text: string): Promise<Confirmation> {
    const { store, waiting, emails, jobs } = this.#deps;
    const reason = requireHoldReason(text);
    return this.#change(by, memberId, { action: 'payouts.lifted', reason }, async (at) => {
      if (!(await store.lift(memberId, at))) throw payoutsNotHeld();
      for (const orderId of await waiting.ofSeller(memberId)) {
        await jobs.add(settleOrder, { orderId }, { key: keyOf(orderId) });
      }
      await emails.send(payoutEmails.lifted, { memberId, at: at.toISOString() });
      return 'Her payouts go on';
    });
  }

  /** For the command line, which knows members by their e-mail. */
  async byEmail(
    by: Administrator,
    what: 'hold' | 'lift',
    email: string,
    text: string,
  ): Promise<Confirmation> {
    const member = await this.#deps.members.findByEmail(email);
    if (!member) throw memberUnknown();
    return this[what](by, member.id, text);
  }

  #change(
    by: Administrator,
    memberId: MemberId,
    { action, reason }: { readonly action: 'payouts.held' | 'payouts.lifted'; readonly reason: string },
    change: (at: Date) => Promise<string>,
  ): Promise<Confirmation> {
    const { members, ledger, auditLog, events, transaction, clock } = this.#deps;
    requireOther(by.id, memberId);
    return transaction.run(async () => {
      await members.lock(memberId);
      // No release is decided meanwhile: each has the same lock.
      await ledger.lockDebtOf(memberId);
      const at = clock.now();
      const message = await change(at);
      await auditLog.add({ action, adminId: by.id, memberId, detail: reason, at });
      await events.announce([memberId], { type: 'access' });
      return { message };
    });
  }
}

const keyOf = (orderId: OrderId): string => `settle-order-${orderId}`;
