import type { PaymentAccount } from '@nestmates/domain/money/payments/payment-account.ts';
import {
  concernOf,
  nothingRequired,
  toldAs,
} from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { PaymentAccountView } from './account-view.ts';
import { accountEmails } from './emails.ts';
import type { SellerAccount } from './seller-accounts.ts';

/** What the provider says of the payment accounts of sellers: kept, shown, and told by an e-mail once for each change. */
export class AccountReports extends useCase(
  'paymentAccountStore',
  'payoutHolds',
  'sellerMarks',
  'emails',
  'alerts',
  'events',
  'transaction',
) {
  /** One that the provider does not have, or not of this seller, cannot be paid. */
  async enter(
    account: Pick<PaymentAccount, 'userId' | 'provider' | 'providerAccountId'>,
    found: SellerAccount | undefined,
  ): Promise<void> {
    const {
      paymentAccountStore: store,
      sellerMarks: marks,
      emails,
      alerts,
      events,
      transaction,
    } = this.needs;
    // Comes before the lock of the account: an account that is being deleted locks what the marks lock first.
    if (found) await marks.note(account.userId, { ...found, provider: account.provider });
    await transaction.run(async () => {
      const kept = await store.lock(account);
      if (!kept) return;
      const { canBePaid: ready, report } = found ?? { canBePaid: false, report: nothingRequired };
      const wasReady = kept.wasReady || ready;
      const concern = concernOf(report, { ready, wasReady });
      const told = toldAs(concern, report);
      await store.saveReport(account, { ready, wasReady, report, told });
      const { failedPayout } = report;
      // Also where the seller has to know of something graver first.
      if (failedPayout && failedPayout.at.getTime() !== kept.report?.failedPayout?.at.getTime())
        alerts.raise('a payout did not reach the bank of a seller', {
          member: kept.userId,
          account: account.providerAccountId,
          cents: failedPayout.cents,
        });
      if (told === kept.told) return;
      if (told !== '') await emails.send(accountEmails.concern, { memberId: kept.userId, told });
      await events.announce([kept.userId], { type: 'access' });
    });
  }

  async show({ id }: Pick<Caller, 'id'>): Promise<PaymentAccountView> {
    const { paymentAccountStore: store, payoutHolds: holds } = this.needs;
    const [account, hold] = [await store.find(id), await holds.of(id)];
    const report = account?.report ?? nothingRequired;
    const { due, dueBy, disabled, failedPayout } = report;
    const concern = account ? concernOf(report, account) : 'none';
    const asksNothing = concern === 'none' || concern === 'rejected';
    return {
      concern,
      due: asksNothing ? [] : due,
      dueBy: asksNothing ? null : (dueBy?.toISOString() ?? null),
      disabled: (concern === 'restricted' || concern === 'rejected' ? disabled : undefined) ?? null,
      failedPayout:
        concern === 'payout-failed' && failedPayout
          ? { amount: failedPayout.cents, at: failedPayout.at.toISOString(), reason: failedPayout.reason }
          : null,
      payoutsHeld: hold ? { reason: hold.reason, since: hold.heldAt.toISOString() } : null,
    };
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly accountReports: AccountReports;
  }
}
