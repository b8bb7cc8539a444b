import type { PaymentAccount } from '@nestmates/domain/money/payments/payment-account.ts';
import {
  concernOf,
  nothingRequired,
  toldAs,
} from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import type { Emails } from '../../members/emails/emails.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Events } from '../../platform/live/ports.ts';
import type { Transaction } from '../../platform/shared/ports.ts';
import type { PayoutHoldStore } from '../payouts/ports.ts';
import type { PaymentAccountView } from './account-view.ts';
import { accountEmails } from './emails.ts';
import type { PaymentAccountStore } from './ports.ts';
import type { SellerAccount } from './seller-accounts.ts';

export interface AccountReportsDeps {
  readonly store: Pick<PaymentAccountStore, 'find' | 'lock' | 'saveReport'>;
  readonly holds: Pick<PayoutHoldStore, 'of'>;
  readonly emails: Pick<Emails, 'send'>;
  readonly events: Events;
  readonly transaction: Transaction;
}

/** What the provider says of the payment accounts of sellers: kept, shown, and told by a letter once for each change. */
export class AccountReports {
  readonly #deps: AccountReportsDeps;
  constructor(deps: AccountReportsDeps) {
    this.#deps = deps;
  }

  /** One that the provider does not have, or not of this seller, cannot be paid. */
  async enter(
    account: Pick<PaymentAccount, 'provider' | 'providerAccountId'>,
    found: SellerAccount | undefined,
  ): Promise<void> {
    const { store, emails, events, transaction } = this.#deps;
    await transaction.run(async () => {
      const kept = await store.lock(account);
      if (!kept) return;
      const { canBePaid: ready, report } = found ?? { canBePaid: false, report: nothingRequired };
      const wasReady = kept.wasReady || ready;
      const concern = concernOf(report, { ready, wasReady });
      const told = toldAs(concern, report);
      await store.saveReport(account, { ready, wasReady, report, told });
      if (told === kept.told) return;
      if (told !== '') await emails.send(accountEmails.concern, { memberId: kept.userId, told });
      await events.announce([kept.userId], { type: 'access' });
    });
  }

  async show({ id }: Pick<Caller, 'id'>): Promise<PaymentAccountView> {
    const { store, holds } = this.#deps;
    const [account, hold] = [await store.find(id), await holds.of(id)];
    const report = account?.report ?? nothingRequired;
    const { due, dueBy, failedPayout } = report;
    const concern = account ? concernOf(report, account) : 'none';
    const asksNothing = concern === 'none' || concern === 'rejected';
    return {
      concern,
      due: asksNothing ? [] : due,
      dueBy: asksNothing ? null : (dueBy?.toISOString() ?? null),
      failedPayout:
        concern === 'payout-failed' && failedPayout
          ? { amount: failedPayout.cents, at: failedPayout.at.toISOString(), reason: failedPayout.reason }
          : null,
      payoutsHeld: hold ? { reason: hold.reason, since: hold.heldAt.toISOString() } : null,
    };
  }
}
