import { expect } from 'vitest';
import type { Taxable, Taxes } from '../../src/money/taxes/taxes.ts';
import { describe, it } from '../contracts/suite.ts';
import { type ProviderSteps, planCents, totalCents } from './provider-steps.ts';

/** Whatever says for what tax is added: a payment provider does as it says. */
export function taxesContract(
  name: string,
  taxes: Taxes,
  { adds, steps }: { readonly adds: boolean; readonly steps: ProviderSteps },
): void {
  const taxOf = (untaxed: number) => (adds ? Math.round(untaxed * 0.0825) : 0);

  async function paidPlan(customerId: string | null) {
    const request = { ...steps.subscriptionRequest('pro'), customerId, tax: taxes.addedTo('plan') };
    await steps.people.pay((await steps.planCheckout(request)).url);
    const event = (await steps.events()).findLast(({ kind }) => kind === 'subscription-changed');
    if (event?.kind !== 'subscription-changed') throw new Error('No event about a subscription was sent');
    return steps.subscription(event.subscriptionId);
  }

  const paymentsOf = async (subscriptionId: string) => {
    const paid = await steps.provider.subscriptions.payments(subscriptionId);
    return Promise.all(
      paid.map(async ({ paymentId, cents }) => ({
        cents,
        tax: await steps.provider.statement.taxOf(paymentId),
      })),
    );
  };
  const month = { cents: planCents + taxOf(planCents), tax: taxOf(planCents) };

  describe(`what is paid with ${name}`, () => {
    it('has a fee for the highest tax, where there is any', () => {
      expect(taxes.highestBasisPoints > 0).toBe(adds);
    });

    for (const what of ['goods', 'service'] satisfies Taxable[]) {
      it(`has its tax: ${what}`, async () => {
        const request = steps.checkoutRequest({ tax: taxes.addedTo(what) });
        const { checkoutId, url } = await steps.provider.checkouts.open(request);
        await steps.people.pay(url);
        const checkout = await steps.provider.checkouts.find(checkoutId);
        const tax = taxOf(totalCents);
        expect(checkout).toMatchObject({ status: 'paid', cents: totalCents + tax, taxCents: tax });
        const { reference } = request;
        const paymentId = checkout?.status === 'paid' ? checkout.paymentId : '';
        expect(await steps.payment({ reference, paymentId })).toMatchObject({ cents: totalCents + tax });
      });
    }

    it('has it for a plan, with each renewal too', async () => {
      const { subscriptionId } = await paidPlan(null);
      expect(await paymentsOf(subscriptionId)).toEqual([month]);
      await steps.people.missRenewal(subscriptionId);
      await steps.people.payRenewal(subscriptionId);
      expect(await paymentsOf(subscriptionId)).toEqual([month, month]);
    });

    it('has it for a plan of somebody who had one before', async () => {
      const { customerId } = await paidPlan(null);
      const { subscriptionId } = await paidPlan(customerId);
      expect((await paymentsOf(subscriptionId)).at(-1)).toEqual(month);
    });

    it('has a line of the statement with the whole', async () => {
      const { subscriptionId } = await paidPlan(null);
      const paymentId = await steps.people.paymentOfPlan(subscriptionId);
      const period = { from: new Date(0), to: new Date(Date.now() + 60_000) };
      const lines = await steps.provider.statement.lines(period);
      expect(lines.filter((line) => line.paymentId === paymentId)).toMatchObject([
        { kind: 'charge', objectId: paymentId, cents: month.cents },
      ]);
    });
  });
}
