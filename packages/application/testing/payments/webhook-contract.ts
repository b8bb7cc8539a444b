import { expect } from 'vitest';
import type { ProviderEvent } from '../../src/money/payments/provider-events.ts';
import { describe, it } from '../contracts/suite.ts';
import { newKey, type ProviderSteps } from './provider-steps.ts';

/** Leaves out the fields that every event has. */
const subjectOf = ({ id: _, at: __, name: ___, ...subject }: ProviderEvent) => subject;

export function webhookContract(steps: ProviderSteps): void {
  const sentBy = async (work: () => Promise<unknown>) => {
    const before = (await steps.webhooks()).length;
    await work();
    const events = (await steps.events()).slice(before);
    return events.filter(({ kind }) => kind !== 'ignored').map(subjectOf);
  };

  describe('an event', () => {
    it('tells of a paid and of an expired checkout', async () => {
      const paid = await steps.provider.checkouts.open(steps.checkoutRequest());
      const expired = await steps.provider.checkouts.open(steps.checkoutRequest());
      const sent = await sentBy(async () => {
        await steps.people.pay(paid.url);
        await steps.provider.checkouts.expire(expired.checkoutId);
      });
      for (const { checkoutId } of [paid, expired]) {
        expect(sent).toContainEqual({ kind: 'checkout-changed', checkoutId });
      }
    });

    it('tells of refunds and disputes', async () => {
      const { paymentId } = await steps.paidOrder();
      const changed = { kind: 'payment-changed', paymentId };
      const refund = { paymentId, key: newKey(), cents: 100 };
      expect(await sentBy(() => steps.provider.money.refund(refund))).toContainEqual(changed);
      expect(await sentBy(() => steps.people.refundInDashboard(paymentId, 100))).toContainEqual(changed);
      expect(await sentBy(() => steps.people.openDispute(paymentId, 1000))).toContainEqual(changed);
      expect(await sentBy(() => steps.people.closeDispute(paymentId, 'lost'))).toContainEqual(changed);
    });

    it('tells of what becomes of a seller', async () => {
      const { accountId, url } = await steps.provider.sellers.startOnboarding(steps.onboardingRequest());
      const changed = { kind: 'seller-account-changed', accountId };
      expect(await sentBy(() => steps.people.finishOnboarding(url))).toContainEqual(changed);
      expect(await sentBy(() => steps.people.restrictAccount(accountId))).toContainEqual(changed);
    });

    it('tells of each change of a subscription', async () => {
      const subscription = await steps.subscribed('pro');
      const { subscriptionId } = subscription;
      const portal = await steps.portalOf(subscription);
      for (const change of [
        () => steps.people.changePlan(portal, 'premium'),
        () => steps.people.missRenewal(subscriptionId),
        () => steps.people.payRenewal(subscriptionId),
        () => steps.people.cancelInPortal(portal),
        () => steps.provider.subscriptions.cancel({ key: newKey(), subscriptionId, when: 'now' }),
      ]) {
        expect(await sentBy(change)).toContainEqual({ kind: 'subscription-changed', subscriptionId });
      }
    });

    it('has an id of its own, the same however often it is read, and a time', async () => {
      await steps.paidOrder();
      const [once, twice] = [await steps.events(), await steps.events()];
      expect(once).toEqual(twice);
      expect(new Set(once.map(({ id }) => id)).size).toBe(once.length);
      for (const { at } of once) expect(at.getTime()).toBeGreaterThan(0);
    });

    it('is refused unless it came as it was sent', async () => {
      await steps.paidOrder();
      const webhook = (await steps.webhooks()).at(-1);
      if (!webhook) throw new Error('Nothing was sent');
      const { body, headers } = webhook;
      const refusal = { code: 'INVALID_SIGNATURE', kind: 'invalid' };
      for (const forged of [
        { body, headers: {} },
        { body, headers: Object.fromEntries(Object.keys(headers).map((key) => [key, 't=1,v1=0'])) },
        { headers, body: new Uint8Array() },
        { headers, body: new Uint8Array([...body, 32]) },
        { headers, body: body.map((byte, n) => (n === body.length - 2 ? byte ^ 1 : byte)) },
      ]) {
        await expect(steps.provider.readEvent(forged)).rejects.toMatchObject(refusal);
      }
    });
  });
}
