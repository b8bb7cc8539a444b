import { nothingRequired } from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import { expect } from 'vitest';
import { describe, it } from '../contracts/suite.ts';
import type { ProviderSteps } from './provider-steps.ts';

/** What an adapter says of the payment account of a seller besides whether it can be paid. */
export function accountReportContract(steps: ProviderSteps): void {
  const reportOf = async (accountId: string) => {
    const account = await steps.provider.sellers.find(accountId);
    if (!account) throw new Error(`There is no account ${accountId}`);
    return account;
  };
  const eventsAbout = async (accountId: string) =>
    (await steps.events()).filter(
      (event) => event.kind === 'seller-account-changed' && event.accountId === accountId,
    ).length;
  const dueBy = new Date('2026-12-07T00:00:00Z');

  describe('the payment account of a seller', () => {
    it('has nothing to report once it is set up', async () => {
      expect(await reportOf(await steps.readySeller())).toMatchObject({ report: nothingRequired });
    });

    it('reports what is asked for until when, and says so by an event', async () => {
      const accountId = await steps.readySeller();
      const before = await eventsAbout(accountId);
      const asked = { due: ['identity', 'bank-account'], dueBy, isPastDue: false } as const;
      await steps.people.requireOfSeller(accountId, asked);
      expect(await reportOf(accountId)).toMatchObject({ canBePaid: true, report: asked });
      expect(await eventsAbout(accountId)).toBe(before + 1);
    });

    it('cannot be paid with what is past due, and can once it is there', async () => {
      const { sellers } = steps.provider;
      const { accountId, url } = await sellers.startOnboarding(steps.onboardingRequest());
      await steps.people.finishOnboarding(url);
      const asked = { due: ['tax-number'], dueBy, isPastDue: true } as const;
      await steps.people.requireOfSeller(accountId, asked);
      expect(await reportOf(accountId)).toMatchObject({ canBePaid: false, report: asked });
      const again = await sellers.startOnboarding(steps.onboardingRequest({ accountId }));
      await steps.people.finishOnboarding(again.url);
      expect(await reportOf(accountId)).toMatchObject({ canBePaid: true, report: nothingRequired });
    });

    it('reports the last payout where the bank has sent it back', async () => {
      const accountId = await steps.readySeller();
      const before = await eventsAbout(accountId);
      await steps.people.failPayout(accountId, 4800, 'The account is closed');
      const { report } = await reportOf(accountId);
      expect(report.failedPayout).toMatchObject({ cents: 4800, reason: 'The account is closed' });
      expect(await eventsAbout(accountId)).toBe(before + 1);
    });

    it('reports that it was rejected', async () => {
      const accountId = await steps.readySeller();
      await steps.people.rejectSeller(accountId);
      expect(await reportOf(accountId)).toMatchObject({ canBePaid: false, report: { isRejected: true } });
    });
  });

  describe('the card of a payment', () => {
    it('has a name by which it is known again', async () => {
      const cardOf = async (card: string) => {
        const paid = await steps.paidOrder({}, card);
        return (await steps.payment(paid)).cardFingerprint;
      };
      const [one, again, other] = [await cardOf('4242'), await cardOf('4242'), await cardOf('5555')];
      expect(one).not.toBeNull();
      expect(again).toBe(one);
      expect(other).not.toBe(one);
    });
  });
}
