import { expect } from 'vitest';
import { describe, it } from '../contracts/suite.ts';
import { newKey, type ProviderSteps } from './provider-steps.ts';

export function subscriptionContract(steps: ProviderSteps): void {
  describe('a subscription', () => {
    for (const plan of ['pro', 'premium'] as const)
      it(`to ${plan} is active once it is paid`, async () => {
        const request = steps.subscriptionRequest(plan);
        const { url } = await steps.planCheckout(request);
        const before = (await steps.events()).length;
        await steps.people.pay(url);
        const [event] = (await steps.events())
          .slice(before)
          .filter(({ kind }) => kind === 'subscription-changed');
        if (event?.kind !== 'subscription-changed') throw new Error('No event was sent');
        const found = await steps.subscription(event.subscriptionId);
        expect(found).toEqual({
          subscriptionId: event.subscriptionId,
          customerId: expect.any(String),
          reference: request.reference,
          plan,
          status: 'active',
          periodEnd: expect.any(Date),
        });
        expect(found.periodEnd.getTime()).toBeGreaterThan(Date.now());
      });

    it('changes its plan in the portal', async () => {
      const subscription = await steps.subscribed('pro');
      await steps.people.changePlan(await steps.portalOf(subscription), 'premium');
      expect(await steps.subscription(subscription.subscriptionId)).toEqual({
        ...subscription,
        plan: 'premium',
      });
    });

    it('ends with its period when it is cancelled in the portal', async () => {
      const subscription = await steps.subscribed('pro');
      await steps.people.cancelInPortal(await steps.portalOf(subscription));
      expect(await steps.subscription(subscription.subscriptionId)).toEqual({
        ...subscription,
        status: 'ending',
      });
    });

    for (const [when, status] of [
      ['at-period-end', 'ending'],
      ['now', 'canceled'],
    ] as const)
      it(`cancelled by us ${when} is ${status}, once and again`, async () => {
        const { subscriptionId } = await steps.subscribed('premium');
        const request = { key: newKey(), subscriptionId, when };
        expect(await steps.provider.subscriptions.cancel(request)).toMatchObject({ status });
        expect(await steps.provider.subscriptions.cancel(request)).toMatchObject({ status });
        const later = { ...request, key: newKey() };
        expect(await steps.provider.subscriptions.cancel(later)).toMatchObject({ status });
        expect(await steps.subscription(subscriptionId)).toMatchObject({ status });
      });

    it('is past due while a renewal is not paid, and active when it is', async () => {
      const { subscriptionId } = await steps.subscribed('pro');
      await steps.people.missRenewal(subscriptionId);
      expect(await steps.subscription(subscriptionId)).toMatchObject({ status: 'past_due' });
      await steps.people.payRenewal(subscriptionId);
      expect(await steps.subscription(subscriptionId)).toMatchObject({ status: 'active' });
    });

    it('of who comes back is of the same customer', async () => {
      const { customerId, reference } = await steps.subscribed('pro');
      if (reference === null) throw new Error('The provider does not know who pays');
      const request = { ...steps.subscriptionRequest('premium'), reference, customerId };
      const { url } = await steps.planCheckout(request);
      await steps.people.pay(url);
      const event = (await steps.events()).findLast(({ kind }) => kind === 'subscription-changed');
      if (event?.kind !== 'subscription-changed') throw new Error('No event was sent');
      expect(await steps.subscription(event.subscriptionId)).toMatchObject({ customerId, reference });
    });

    it('cannot be paid on a page that is closed, and one that is paid stays paid', async () => {
      const { subscriptions } = steps.provider;
      const closed = await steps.planCheckout(steps.subscriptionRequest('pro'));
      expect(await subscriptions.closeCheckout(closed.checkoutId)).toEqual({ outcome: 'closed' });
      expect(await subscriptions.closeCheckout(closed.checkoutId)).toEqual({ outcome: 'closed' });
      await expect(steps.people.pay(closed.url)).rejects.toThrow();
      const paid = await steps.planCheckout(steps.subscriptionRequest('pro'));
      await steps.people.pay(paid.url);
      expect(await subscriptions.closeCheckout(paid.checkoutId)).toEqual({
        outcome: 'paid',
        subscriptionId: expect.stringMatching(/^sub/),
      });
    });

    it('is nothing when it is unknown', async () => {
      const { subscriptions } = steps.provider;
      expect(await subscriptions.find('sub_unknown')).toBeUndefined();
      const request = { key: newKey(), subscriptionId: 'sub_unknown', when: 'now' } as const;
      expect(await subscriptions.cancel(request)).toBeUndefined();
    });
  });
}
