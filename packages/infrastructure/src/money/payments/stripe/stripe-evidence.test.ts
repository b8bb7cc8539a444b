import { newKey } from '@nestmates/application/testing/payments/provider-steps.ts';
import type { Evidence } from '@nestmates/domain/money/disputes/evidence.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type StartedStripe,
  secretKey,
  startStripe,
} from '../../../../testing/payments/stripe/start-stripe.ts';

let stripe: StartedStripe;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.double.stop());

const jpeg = (length: number): Uint8Array => Uint8Array.of(0xff, 0xd8, 0xff, ...Array(length - 3).fill(7));
const evidence = { explanation: 'It was whole.', photoUrls: [] as readonly string[] } as Evidence;

async function disputed(): Promise<string> {
  const order = await stripe.steps.paidOrder();
  await stripe.underTest.people.openDispute(order.paymentId, 1000);
  const [dispute] = (await stripe.steps.payment(order)).disputes;
  if (!dispute) throw new Error('There is no dispute');
  return dispute.id;
}
const send = (disputeId: string, key: string, photos: Uint8Array | null) =>
  stripe.provider.disputes.sendEvidence({ key, disputeId, evidence, photos });
const fileOf = (disputeId: string) => {
  const file = stripe.double.state.disputes.get(disputeId)?.evidence.uncategorized_file;
  return typeof file === 'string' ? stripe.double.state.files.get(file) : undefined;
};

it('photos are uploaded as a file of evidence, which is named in it', async () => {
  const disputeId = await disputed();
  expect(await send(disputeId, newKey(), jpeg(2000))).toMatchObject({ outcome: 'done' });
  expect(fileOf(disputeId)).toMatchObject({
    filename: 'photos.jpg',
    purpose: 'dispute_evidence',
    size: 2000,
  });
});

it('nothing is uploaded without any', async () => {
  const disputeId = await disputed();
  const before = stripe.double.state.files.size;
  await send(disputeId, newKey(), null);
  expect([stripe.double.state.files.size, fileOf(disputeId)]).toEqual([before, undefined]);
});

it('another try after a lost answer uploads nothing again', async () => {
  const [disputeId, key, before] = [await disputed(), newKey(), stripe.double.state.files.size];
  stripe.double.faults.plan('POST /v1/disputes/:id', { kind: 'lose-answer' });
  await expect(send(disputeId, key, jpeg(50))).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  expect(await send(disputeId, key, jpeg(50))).toMatchObject({ outcome: 'done' });
  expect(stripe.double.state.files.size).toBe(before + 1);
});

it('a file that is refused refuses the evidence, with the reason', async () => {
  const disputeId = await disputed();
  expect(await send(disputeId, newKey(), Uint8Array.of(1, 2, 3))).toMatchObject({
    outcome: 'refused',
    message: expect.stringContaining('file type'),
  });
  expect(stripe.double.state.disputes.get(disputeId)?.evidence_details.submission_count).toBe(0);
});

it('what a bank takes in another currency is told as it is, and nothing of it is dollars', async () => {
  const order = await stripe.steps.paidOrder();
  await stripe.underTest.people.openDispute(order.paymentId, 4500);
  const [dispute] = [...stripe.double.state.disputes.values()].filter(
    ({ charge }) => charge === order.paymentId,
  );
  if (!dispute) throw new Error('There is no dispute');
  const inOther = async (currency: string) => {
    for (const line of dispute.balance_transactions) line.currency = currency;
    dispute.currency = currency;
    return (await stripe.steps.payment(order)).disputes;
  };
  expect(await inOther('eur')).toMatchObject([
    { isInquiry: false, cents: 0, feeCents: 0, foreign: '€45.00', outcome: 'open' },
  ]);
  expect(await inOther('jpy')).toMatchObject([{ foreign: '¥4,500' }]);
  const [inDollars] = await inOther('usd');
  expect(inDollars).toMatchObject({ cents: 4500 });
  expect(inDollars).not.toHaveProperty('foreign');
});

it('a dispute about a payment of another installation at the same account is none of ours', async () => {
  const { paymentId } = await stripe.steps.paidOrder();
  await stripe.underTest.people.openDispute(paymentId, 1000);
  const staging = stripe.connect(stripe.double.url, secretKey, 'staging.example');
  expect(await staging.disputes.ofPayment(paymentId)).toBeUndefined();
  expect(await stripe.provider.disputes.ofPayment(paymentId)).toMatchObject({ disputes: [{ cents: 1000 }] });
});

it('a dispute about a plan of another installation is none of ours either, although its payment bears no name', async () => {
  const { subscriptionId } = await stripe.steps.subscribed('pro');
  const paymentId = await stripe.underTest.people.paymentOfPlan(subscriptionId);
  expect(stripe.double.state.charges.get(paymentId)?.metadata).toEqual({});
  await stripe.underTest.people.openDispute(paymentId, 500);
  const staging = stripe.connect(stripe.double.url, secretKey, 'staging.example');
  expect(await staging.disputes.ofPayment(paymentId)).toBeUndefined();
  expect(await staging.subscriptions.find(subscriptionId)).toBeUndefined();
  expect(await staging.environmentOf(paymentId)).toBe('nestmates.example');
  expect(await stripe.provider.disputes.ofPayment(paymentId)).toMatchObject({ disputes: [{ cents: 500 }] });
});
