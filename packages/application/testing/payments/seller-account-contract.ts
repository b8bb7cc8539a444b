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

    it('is nobody when the account is unknown', async () => {
      expect(await steps.provider.sellers.find('acct_unknown')).toBeUndefined();
    });
  });
}
