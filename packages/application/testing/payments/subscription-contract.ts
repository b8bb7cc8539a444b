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

    it('goes on when its end is taken back, once and again, and stays ended once it has', async () => {
      const { subscriptionId } = await steps.subscribed('pro');
      const { subscriptions } = steps.provider;
      await subscriptions.cancel({ key: newKey(), subscriptionId, when: 'at-period-end' });
      const request = { key: newKey(), subscriptionId };
      expect(await subscriptions.resume(request)).toMatchObject({ status: 'active' });
      expect(await subscriptions.resume(request)).toMatchObject({ status: 'active' });
      await subscriptions.cancel({ key: newKey(), subscriptionId, when: 'now' });
      expect(await subscriptions.resume({ ...request, key: newKey() })).toMatchObject({ status: 'canceled' });
    });

    it('has a payment for each period, and says what went back of it', async () => {
      const { subscriptionId } = await steps.subscribed('pro');
      const { subscriptions, money } = steps.provider;
      const [first, ...none] = await subscriptions.payments(subscriptionId);
      if (!first) throw new Error('Nothing was paid');
      expect([first.cents, first.refundedCents, none]).toEqual([799, 0, []]);
      expect(first.paymentId).toBe(await steps.people.paymentOfPlan(subscriptionId));
      await steps.people.missRenewal(subscriptionId);
      expect(await subscriptions.payments(subscriptionId)).toEqual([first]);
      await steps.people.payRenewal(subscriptionId);
      const paid = await subscriptions.payments(subscriptionId);
      expect(paid).toMatchObject([first, { cents: 799, refundedCents: 0 }]);

      const refund = { key: newKey(), paymentId: first.paymentId, cents: 799 };
      const done = await money.refund(refund);
      expect(done).toMatchObject({ outcome: 'done' });
      expect(await money.refund(refund)).toEqual(done);
      expect(await money.refund({ ...refund, key: newKey() })).toMatchObject({ outcome: 'refused' });
      expect(await subscriptions.payments(subscriptionId)).toEqual([
        { ...first, refundedCents: 799 },
        paid[1],
      ]);
    });

    it('counts only its own payments of a customer with two', async () => {
      const { subscriptionId, customerId, reference } = await steps.subscribed('pro');
      if (reference === null) throw new Error('The provider does not know who pays');
      const request = { ...steps.subscriptionRequest('premium'), reference, customerId };
      await steps.people.pay((await steps.planCheckout(request)).url);
      expect(await steps.provider.subscriptions.payments(subscriptionId)).toMatchObject([{ cents: 799 }]);
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
      expect(await subscriptions.resume({ key: newKey(), subscriptionId: 'sub_unknown' })).toBeUndefined();
      expect(await subscriptions.payments('sub_unknown')).toEqual([]);
    });
  });
}
