import { providerFee } from '@nestmates/domain/money/payments/fees.ts';
import { expect } from 'vitest';
import { describe, it } from '../contracts/suite.ts';
import { newKey, newReference, type ProviderSteps, totalCents } from './provider-steps.ts';

export function checkoutContract(steps: ProviderSteps): void {
  describe('a checkout', () => {
    it('is open until it is paid', async () => {
      const request = steps.checkoutRequest();
      const { reference } = request;
      const { checkoutId, url } = await steps.provider.checkouts.open(request);
      expect(url).toMatch(/^https?:\/\/\S+$/);
      expect(await steps.provider.checkouts.find(checkoutId)).toEqual({
        checkoutId,
        reference,
        status: 'open',
      });
      await steps.people.pay(url);
      expect(await steps.provider.checkouts.find(checkoutId)).toEqual({
        checkoutId,
        reference,
        status: 'paid',
        paymentId: expect.any(String),
        cents: totalCents,
        taxCents: 0,
        currency: 'usd',
        feeCents: providerFee(totalCents),
        balanceTransaction: expect.any(String),
        cardCountry: 'US',
        address: null,
      });
    });

    it('asks where to send it to, if asked to', async () => {
      const { checkoutId, url } = await steps.provider.checkouts.open(
        steps.checkoutRequest({ asksForAddress: true }),
      );
      await steps.people.pay(url);
      expect(await steps.provider.checkouts.find(checkoutId)).toMatchObject({
        status: 'paid',
        address: {
          name: expect.any(String),
          lines: [expect.any(String)],
          city: expect.any(String),
          state: expect.any(String),
          postalCode: expect.any(String),
          country: 'US',
        },
      });
    });

    it.each(['FR', null])('says of which country the card is that paid: %s', async (cardCountry) => {
      const { checkoutId, url } = await steps.provider.checkouts.open(steps.checkoutRequest());
      await steps.people.pay(url, undefined, cardCountry);
      expect(await steps.provider.checkouts.find(checkoutId)).toMatchObject({ status: 'paid', cardCountry });
    });

    it('stays open when the card is declined', async () => {
      const { checkoutId, url } = await steps.provider.checkouts.open(steps.checkoutRequest());
      await steps.people.decline(url);
      expect(await steps.provider.checkouts.find(checkoutId)).toMatchObject({ status: 'open' });
      await steps.people.pay(url);
      expect(await steps.provider.checkouts.find(checkoutId)).toMatchObject({ status: 'paid' });
    });

    it('is one, however often its opening is repeated at the same time', async () => {
      const request = steps.checkoutRequest();
      const opened = await Promise.all([1, 2, 3].map(() => steps.provider.checkouts.open(request)));
      const again = await steps.provider.checkouts.open(request);
      expect(new Set([...opened, again].map(({ checkoutId }) => checkoutId)).size).toBe(1);
    });

    it('cannot be paid once it has expired', async () => {
      const { checkoutId, url } = await steps.provider.checkouts.open(steps.checkoutRequest());
      expect(await steps.provider.checkouts.expire(checkoutId)).toMatchObject({ status: 'expired' });
      await expect(steps.people.pay(url)).rejects.toThrow();
      expect(await steps.provider.checkouts.find(checkoutId)).toMatchObject({ status: 'expired' });
    });

    it('can be expired twice', async () => {
      const { checkoutId } = await steps.provider.checkouts.open(steps.checkoutRequest());
      await steps.provider.checkouts.expire(checkoutId);
      expect(await steps.provider.checkouts.expire(checkoutId)).toMatchObject({ status: 'expired' });
    });

    it('stays paid when it is expired too late', async () => {
      const { checkoutId, url } = await steps.provider.checkouts.open(steps.checkoutRequest());
      await steps.people.pay(url);
      expect(await steps.provider.checkouts.expire(checkoutId)).toMatchObject({ status: 'paid' });
    });

    it('is refused under the key of another', async () => {
      const key = newKey();
      await steps.provider.checkouts.open(steps.checkoutRequest({ key }));
      const other = steps.checkoutRequest({ key, reference: newReference() });
      await expect(steps.provider.checkouts.open(other)).rejects.toMatchObject({
        code: 'PAYMENTS_UNAVAILABLE',
      });
    });

    it('is nothing when it is unknown', async () => {
      expect(await steps.provider.checkouts.find('cs_unknown')).toBeUndefined();
    });
  });
}
