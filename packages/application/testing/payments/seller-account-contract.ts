import { expect } from 'vitest';
import { describe, it } from '../contracts/suite.ts';
import { newKey, type ProviderSteps } from './provider-steps.ts';

export function sellerAccountContract(steps: ProviderSteps): void {
  describe('a seller', () => {
    it('cannot be paid before the onboarding is finished, and can after it', async () => {
      const { sellers } = steps.provider;
      const { accountId, url } = await sellers.startOnboarding(steps.onboardingRequest());
      expect(await sellers.find(accountId)).toMatchObject({ accountId, canBePaid: false });
      await steps.people.finishOnboarding(url);
      expect(await sellers.find(accountId)).toMatchObject({ accountId, canBePaid: true });
    });

    it('goes on with the same account', async () => {
      const { sellers } = steps.provider;
      const first = await sellers.startOnboarding(steps.onboardingRequest());
      const { accountId } = first;
      const second = await sellers.startOnboarding(steps.onboardingRequest({ accountId }));
      expect(second.accountId).toBe(accountId);
      await steps.people.finishOnboarding(second.url);
      expect(await sellers.find(accountId)).toMatchObject({ canBePaid: true });
    });

    it('gets one account, however often the start is repeated', async () => {
      const { sellers } = steps.provider;
      const request = steps.onboardingRequest({ key: newKey() });
      const [first] = await Promise.all([sellers.startOnboarding(request), sellers.startOnboarding(request)]);
      const again = await sellers.startOnboarding(request);
      expect(again.accountId).toBe(first?.accountId);
      expect(await sellers.find(again.accountId)).toMatchObject({ reference: request.reference });
    });

    it('can be restricted later', async () => {
      const accountId = await steps.readySeller();
      await steps.people.restrictAccount(accountId);
      expect(await steps.provider.sellers.find(accountId)).toMatchObject({ accountId, canBePaid: false });
    });

    it('is known by a bank account once a payout has arrived there, which has one name at every account', async () => {
      const { sellers } = steps.provider;
      const banksOf = async (bank?: string) => {
        const { accountId, url } = await sellers.startOnboarding(steps.onboardingRequest());
        expect(await sellers.find(accountId)).toMatchObject({ bankFingerprints: [] });
        await steps.people.finishOnboarding(url, bank);
        expect(await sellers.find(accountId)).toMatchObject({ bankFingerprints: [] });
        await steps.people.failPayout(accountId, 4800, 'The account is closed');
        expect(await sellers.find(accountId)).toMatchObject({ bankFingerprints: [] });
        await steps.people.arrivePayout(accountId, 4800);
        return (await sellers.find(accountId))?.bankFingerprints;
      };
      const bank = newKey();
      const [one, same, other] = [await banksOf(bank), await banksOf(bank), await banksOf()];
      expect([one, other]).toEqual([[expect.any(String)], [expect.any(String)]]);
      expect(same).toEqual(one);
      expect(other).not.toEqual(one);
    });

    it('is known by each bank account, and by no more where the page is finished again', async () => {
      const { sellers } = steps.provider;
      const accountId = await steps.readySeller();
      const known = async (bank?: string) => {
        const { url } = await sellers.startOnboarding(steps.onboardingRequest({ accountId }));
        await steps.people.finishOnboarding(url, bank);
        await steps.people.arrivePayout(accountId, 4800);
        return (await sellers.find(accountId))?.bankFingerprints.length;
      };
      expect([await known(), await known(), await known(newKey())]).toEqual([1, 1, 2]);
    });

    it('says by an event that a payout has arrived', async () => {
      const accountId = await steps.readySeller();
      const about = async () =>
        (await steps.events()).filter((one) => 'accountId' in one && one.accountId === accountId).length;
      const before = await about();
      await steps.people.arrivePayout(accountId, 4800);
      expect(await about()).toBe(before + 1);
    });

    it('is nobody when the account is unknown', async () => {
      expect(await steps.provider.sellers.find('acct_unknown')).toBeUndefined();
    });
  });
}
