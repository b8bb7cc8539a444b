import { providerFee } from '@nestmates/domain/money/payments/fees.ts';
import { expect } from 'vitest';
import { cardOfSlowRefunds } from '../../src/money/payments/sandbox-provider.ts';
import { describe, it } from '../contracts/suite.ts';
import { newKey, type ProviderSteps, totalCents } from './provider-steps.ts';

const isCardOrNone = (card: unknown): boolean => card === null || typeof card === 'string';
const refusedFor = (reason: string) => ({ outcome: 'refused', reason, message: expect.any(String) });

export function moneyContract(steps: ProviderSteps): void {
  const transaction = expect.any(String);
  const nothingElse = {
    balanceTransaction: transaction,
    feeCents: providerFee(totalCents),
    disputes: [],
    warnings: [],
    cardFingerprint: expect.toSatisfy(isCardOrNone),
    refunds: [],
    releases: [],
  };

  describe('a release', () => {
    it('sends the money once, however often it is asked for with its key', async () => {
      const order = await steps.paidOrder();
      const accountId = await steps.readySeller();
      const request = { ...order, accountId, key: newKey(), cents: 2400 };
      const first = await steps.provider.money.release(request);
      expect(first).toEqual({ outcome: 'done', id: expect.any(String) });
      expect(await steps.provider.money.release(request)).toEqual(first);
      expect(await steps.payment(order)).toEqual({
        ...nothingElse,
        cents: totalCents,
        releases: [
          {
            id: 'id' in first && first.id,
            cents: 2400,
            key: request.key,
            balanceTransaction: transaction,
            accountId,
            reversals: [],
          },
        ],
      });
    });

    it('is never more than was paid, in several parts either', async () => {
      const order = await steps.paidOrder();
      const accountId = await steps.readySeller();
      const release = (cents: number) =>
        steps.provider.money.release({ ...order, accountId, key: newKey(), cents });
      expect(await release(totalCents + 1)).toEqual(refusedFor('exceeds-rest'));
      expect(await release(totalCents - 100)).toMatchObject({ outcome: 'done' });
      expect(await release(101)).toEqual(refusedFor('exceeds-rest'));
      expect(await release(100)).toMatchObject({ outcome: 'done' });
    });

    it('waits for a seller who can be paid, and needs another key then', async () => {
      const order = await steps.paidOrder();
      const { accountId, url } = await steps.provider.sellers.startOnboarding(steps.onboardingRequest());
      const request = { ...order, accountId, key: newKey(), cents: 2500 };
      expect(await steps.provider.money.release(request)).toEqual(refusedFor('account-not-ready'));
      await steps.people.finishOnboarding(url);
      expect(await steps.provider.money.release(request)).toEqual(refusedFor('account-not-ready'));
      const another = { ...request, key: newKey() };
      expect(await steps.provider.money.release(another)).toMatchObject({ outcome: 'done' });
    });

    it('waits for an account where the one that is named is no more', async () => {
      const order = await steps.paidOrder();
      const request = { ...order, accountId: 'acct_of_nobody', key: newKey(), cents: 2500 };
      expect(await steps.provider.money.release(request)).toEqual(refusedFor('account-not-ready'));
    });

    it('is refused under the key of another', async () => {
      const { key, ...released } = await steps.releasedOrder();
      const outcome = await steps.provider.money.release({ ...released, key, cents: 1 });
      expect(outcome).toEqual(refusedFor('key-used'));
    });
  });

  describe('a refund', () => {
    it('pays the buyer back once, however often it is asked for with its key', async () => {
      const order = await steps.paidOrder();
      const request = { paymentId: order.paymentId, key: newKey(), cents: totalCents };
      const first = await steps.provider.money.refund(request);
      expect(first).toMatchObject({ outcome: 'done' });
      expect(await steps.provider.money.refund(request)).toEqual(first);
      expect(await steps.payment(order)).toMatchObject({
        refunds: [{ id: 'id' in first && first.id, cents: totalCents, key: request.key }],
      });
    });

    it('is never more than is left of the payment', async () => {
      const { paymentId } = await steps.paidOrder();
      const refund = (cents: number) => steps.provider.money.refund({ paymentId, key: newKey(), cents });
      expect(await refund(totalCents + 1)).toEqual(refusedFor('exceeds-rest'));
      expect(await refund(600)).toMatchObject({ outcome: 'done' });
      expect(await refund(totalCents - 599)).toEqual(refusedFor('exceeds-rest'));
      expect(await refund(totalCents - 600)).toMatchObject({ outcome: 'done' });
      expect(await refund(1)).toEqual(refusedFor('exceeds-rest'));
    });

    it('is not made while the bank of the buyer looks into the payment', async () => {
      const { paymentId } = await steps.paidOrder();
      await steps.people.openDispute(paymentId, totalCents);
      const refund = () => steps.provider.money.refund({ paymentId, key: newKey(), cents: totalCents });
      expect(await refund()).toEqual(refusedFor('disputed'));
      await steps.people.closeDispute(paymentId, 'won');
      expect(await refund()).toMatchObject({ outcome: 'done' });
    });

    it('is made while the bank only asks, which is settled once all has gone back', async () => {
      const order = await steps.paidOrder();
      const { paymentId } = order;
      const refund = (cents: number) => steps.provider.money.refund({ paymentId, key: newKey(), cents });
      await steps.people.openDispute(paymentId, 0);
      expect(await refund(700)).toMatchObject({ outcome: 'done' });
      expect((await steps.payment(order)).disputes).toMatchObject([{ isInquiry: true, outcome: 'open' }]);
      expect(await refund(totalCents - 700)).toMatchObject({ outcome: 'done' });
      expect((await steps.payment(order)).disputes).toMatchObject([
        { isInquiry: true, cents: 0, outcome: 'closed', feeCents: 0 },
      ]);
    });

    describe('that the bank of the buyer takes slowly', () => {
      const slowRefund = async () => {
        const order = await steps.paidOrder({}, cardOfSlowRefunds);
        const { paymentId } = order;
        const request = { paymentId, key: newKey(), cents: 700 };
        const asked = await steps.provider.money.refund(request);
        return { order, paymentId, request, asked };
      };
      const newestEvent = async () => (await steps.events()).at(-1);

      it('is pending, also for who asks again with its key, until it is taken', async () => {
        const { order, paymentId, request, asked } = await slowRefund();
        expect(asked).toEqual({ outcome: 'done', id: expect.any(String), isPending: true });
        expect(await steps.provider.money.refund(request)).toEqual(asked);
        expect((await steps.payment(order)).refunds).toMatchObject([{ cents: 700, unfinished: 'pending' }]);
        await steps.people.endRefund(paymentId, 'taken');
        const { refunds } = await steps.payment(order);
        expect(refunds).toMatchObject([{ cents: 700, key: request.key }]);
        expect(refunds[0]).not.toHaveProperty('unfinished');
        expect(await newestEvent()).toMatchObject({ kind: 'payment-changed', paymentId });
      });

      it('is none any more once it was sent back, and can be made again', async () => {
        const { order, paymentId } = await slowRefund();
        await steps.people.endRefund(paymentId, 'sent-back');
        expect((await steps.payment(order)).refunds).toEqual([]);
        expect(await newestEvent()).toMatchObject({ kind: 'payment-changed', paymentId });
        const again = { paymentId, key: newKey(), cents: totalCents };
        expect(await steps.provider.money.refund(again)).toMatchObject({ outcome: 'done' });
      });

      it('leaves as little for the next one as one that was taken', async () => {
        const { paymentId } = await slowRefund();
        const next = { paymentId, key: newKey(), cents: totalCents - 699 };
        expect(await steps.provider.money.refund(next)).toEqual(refusedFor('exceeds-rest'));
      });
    });

    it('in the dashboard is seen as one of others', async () => {
      const order = await steps.paidOrder();
      await steps.people.refundInDashboard(order.paymentId, 700);
      expect(await steps.payment(order)).toMatchObject({ refunds: [{ cents: 700, key: null }] });
    });
  });

  describe('a reversal', () => {
    it('takes a release back once, however often it is asked for with its key', async () => {
      const { releaseId, ...order } = await steps.releasedOrder();
      const request = { releaseId, key: newKey(), cents: 2500 };
      const first = await steps.provider.money.reverse(request);
      expect(first).toMatchObject({ outcome: 'done' });
      expect(await steps.provider.money.reverse(request)).toEqual(first);
      const { releases } = await steps.payment(order);
      expect(releases).toMatchObject([
        { id: releaseId, cents: 2500, reversals: [{ cents: 2500, key: request.key }] },
      ]);
    });

    it('leaves in the account of the seller what was not taken', async () => {
      const { releaseId, accountId } = await steps.releasedOrder();
      const { money } = steps.provider;
      expect(await money.sellerFunds(accountId)).toBe(2500);
      await money.reverse({ releaseId, key: newKey(), cents: 1000 });
      expect(await money.sellerFunds(accountId)).toBe(1500);
    });

    it('is never more than was released', async () => {
      const { releaseId } = await steps.releasedOrder();
      const reverse = (cents: number) => steps.provider.money.reverse({ releaseId, key: newKey(), cents });
      expect(await reverse(2501)).toEqual(refusedFor('exceeds-rest'));
      expect(await reverse(1000)).toMatchObject({ outcome: 'done' });
      expect(await reverse(1501)).toEqual(refusedFor('exceeds-rest'));
    });

    it('goes with a refund that comes after the release', async () => {
      const { releaseId, ...order } = await steps.releasedOrder();
      const { money } = steps.provider;
      const { paymentId } = order;
      expect(await money.refund({ paymentId, key: newKey(), cents: totalCents })).toMatchObject({
        outcome: 'done',
      });
      expect(await money.reverse({ releaseId, key: newKey(), cents: 2500 })).toMatchObject({
        outcome: 'done',
      });
    });
  });

  describe('a payment', () => {
    for (const outcome of ['won', 'lost', 'closed'] as const) {
      it(`says that its dispute is open, and then ${outcome}`, async () => {
        const order = await steps.paidOrder();
        expect(await steps.payment(order)).toEqual({ ...nothingElse, cents: totalCents });
        await steps.people.openDispute(order.paymentId, 1000);
        const [dispute] = (await steps.payment(order)).disputes;
        expect(dispute).toMatchObject({
          id: expect.any(String),
          cents: 1000,
          outcome: 'open',
          evidenceDueBy: expect.any(Date),
        });
        await steps.people.closeDispute(order.paymentId, outcome);
        expect((await steps.payment(order)).disputes).toMatchObject([
          { id: dispute?.id, cents: 1000, outcome },
        ]);
      });
    }

    it('may be disputed more than once, each time for a part', async () => {
      const order = await steps.paidOrder();
      await steps.people.openDispute(order.paymentId, 1000);
      await steps.people.closeDispute(order.paymentId, 'won');
      await steps.people.openDispute(order.paymentId, 500);
      const { disputes } = await steps.payment(order);
      expect(disputes.map(({ cents, outcome }) => [cents, outcome])).toEqual([
        [1000, 'won'],
        [500, 'open'],
      ]);
    });

    it('that its bank only asks about loses nothing', async () => {
      const order = await steps.paidOrder();
      await steps.people.openDispute(order.paymentId, 0);
      expect((await steps.payment(order)).disputes).toMatchObject([
        { cents: 0, outcome: 'open', feeCents: 0 },
      ]);
      await steps.people.closeDispute(order.paymentId, 'closed');
      expect((await steps.payment(order)).disputes).toMatchObject([{ cents: 0, outcome: 'closed' }]);
    });

    it('is nothing when it is unknown', async () => {
      const unknown = { reference: 'order-1', paymentId: 'ch_unknown' };
      expect(await steps.provider.money.payment(unknown)).toBeUndefined();
    });
  });
}
