import { expect } from 'vitest';
import { describe, it } from '../contracts/suite.ts';
import { newKey, type ProviderSteps, totalCents } from './provider-steps.ts';

const evidence = {
  explanation: 'The parcel was handed over at the door.',
  productDescription: 'Balance bike',
  customerName: 'Bea Novak',
  customerEmail: 'bea@example.com',
  shippingAddress: '214 Lincoln Place, Brooklyn, NY 11217',
  carrier: 'USPS',
  trackingNumber: '9400111202555842761523',
  shippedOn: '2026-11-02',
  servedOn: null,
  refundPolicy: null,
  timeline: '2026-11-02 12:00 shipped',
  messages: null,
  photoUrls: [],
};

/** What begins like a JPEG. */
const photos = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]);

export function disputeContract(steps: ProviderSteps): void {
  const send = (disputeId: string, key = newKey(), sent: Uint8Array | null = null) =>
    steps.provider.disputes.sendEvidence({ key, disputeId, evidence, photos: sent });

  async function disputed(cents = 1000) {
    const order = await steps.paidOrder();
    await steps.people.openDispute(order.paymentId, cents);
    const [dispute] = (await steps.payment(order)).disputes;
    if (!dispute) throw new Error('There is no dispute');
    return { order, disputeId: dispute.id, dispute };
  }

  describe('a dispute', () => {
    it('has a reason, a day and a deadline, and no evidence at first', async () => {
      const { dispute } = await disputed();
      expect(dispute).toMatchObject({
        reason: expect.stringMatching(/./),
        openedAt: expect.any(Date),
        evidenceDueBy: expect.any(Date),
        hasEvidence: false,
      });
      expect(dispute.evidenceDueBy?.getTime()).toBeGreaterThan(dispute.openedAt.getTime());
    });

    it('takes evidence once, however often it is sent with its key', async () => {
      const { order, disputeId } = await disputed();
      const key = newKey();
      const first = await send(disputeId, key);
      expect(first).toEqual({ outcome: 'done', id: disputeId });
      expect(await send(disputeId, key)).toEqual(first);
      expect((await steps.payment(order)).disputes).toMatchObject([{ outcome: 'open', hasEvidence: true }]);
      expect(await send(disputeId)).toMatchObject({ outcome: 'refused' });
    });

    it('takes photos along, once as well', async () => {
      const { order, disputeId } = await disputed();
      const key = newKey();
      const first = await send(disputeId, key, photos);
      expect(first).toEqual({ outcome: 'done', id: disputeId });
      expect(await send(disputeId, key, photos)).toEqual(first);
      expect((await steps.payment(order)).disputes).toMatchObject([{ hasEvidence: true }]);
    });

    it('takes none once the bank has decided', async () => {
      const { order, disputeId } = await disputed();
      await steps.people.closeDispute(order.paymentId, 'lost');
      expect(await send(disputeId)).toMatchObject({ outcome: 'refused', message: expect.any(String) });
    });

    it('takes it for an inquiry as well', async () => {
      const { order, disputeId } = await disputed(0);
      expect(await send(disputeId)).toMatchObject({ outcome: 'done' });
      expect((await steps.payment(order)).disputes).toMatchObject([{ cents: 0, hasEvidence: true }]);
    });

    it('that the bank has asked about before is the same, and takes evidence once more', async () => {
      const { order, disputeId } = await disputed(0);
      await send(disputeId);
      await steps.people.openDispute(order.paymentId, 1000);
      expect((await steps.payment(order)).disputes).toMatchObject([
        { id: disputeId, isInquiry: false, cents: 1000, outcome: 'open', hasEvidence: false },
      ]);
      expect(await send(disputeId)).toMatchObject({ outcome: 'done' });
    });

    it('refuses it where there is no such dispute', async () => {
      expect(await send('dp_unknown')).toMatchObject({ outcome: 'refused' });
    });

    it('is opened about what was refunded before, and above the payment', async () => {
      for (const cents of [totalCents, totalCents + 500]) {
        const order = await steps.paidOrder();
        const refund = { paymentId: order.paymentId, key: newKey(), cents: totalCents };
        expect(await steps.provider.money.refund(refund)).toMatchObject({ outcome: 'done' });
        await steps.people.openDispute(order.paymentId, cents);
        const { disputes, refunds } = await steps.payment(order);
        expect(disputes).toMatchObject([{ cents, outcome: 'open' }]);
        expect(refunds).toMatchObject([{ cents: totalCents }]);
        expect(await send(disputes[0]?.id ?? '')).toMatchObject({ outcome: 'done' });
        await steps.people.closeDispute(order.paymentId, 'won');
        expect((await steps.payment(order)).disputes).toMatchObject([{ cents, outcome: 'won' }]);
      }
    });

    it('is found by the payment of an order, which has no customer', async () => {
      const { order, dispute } = await disputed();
      const found = await steps.provider.disputes.ofPayment(order.paymentId);
      expect(found).toEqual({ customerId: null, disputes: [dispute], warnings: [] });
      expect(await steps.provider.disputes.ofPayment('ch_unknown')).toBeUndefined();
    });

    it('of a plan names the customer who pays for it', async () => {
      const { subscriptionId, customerId } = await steps.subscribed('pro');
      const paymentId = await steps.people.paymentOfPlan(subscriptionId);
      await steps.people.openDispute(paymentId, 500);
      expect(await steps.provider.disputes.ofPayment(paymentId)).toMatchObject({
        customerId,
        disputes: [{ cents: 500, outcome: 'open' }],
      });
      await steps.people.closeDispute(paymentId, 'lost');
      expect(await steps.provider.disputes.ofPayment(paymentId)).toMatchObject({
        disputes: [{ cents: 500, outcome: 'lost' }],
      });
    });
  });

  describe('a warning of fraud', () => {
    it('calls for something until the payment is paid back', async () => {
      const order = await steps.paidOrder();
      await steps.people.warnOfFraud(order.paymentId);
      const [warning] = (await steps.payment(order)).warnings;
      expect(warning).toMatchObject({ reason: expect.any(String), isActionable: true });
      expect(await steps.events()).toContainEqual(
        expect.objectContaining({ kind: 'payment-changed', paymentId: order.paymentId }),
      );
      const refund = { paymentId: order.paymentId, key: newKey(), cents: totalCents };
      await steps.provider.money.refund(refund);
      expect((await steps.payment(order)).warnings).toEqual([{ ...warning, isActionable: false }]);
    });

    it('calls for nothing once the bank has asked for the money back', async () => {
      const order = await steps.paidOrder();
      await steps.people.warnOfFraud(order.paymentId);
      await steps.people.openDispute(order.paymentId, totalCents);
      expect((await steps.payment(order)).warnings).toMatchObject([{ isActionable: false }]);
    });
  });
}
