import type { Evidence } from '@nestmates/domain/money/disputes/evidence.ts';
import { photoUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import { aDispute } from '@nestmates/domain/testing/disputes/a-dispute.ts';
import { expect, it } from 'vitest';
import { MemoryDisputes } from '../../../testing/memory/memory-disputes.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import type { MoveOutcome } from '../payments/move-outcome.ts';
import { EvidenceSender } from './evidence-sender.ts';

const evidence = { explanation: 'It was signed for.', photoUrls: [] as readonly string[] } as Evidence;

const stored: Readonly<Record<string, Uint8Array>> = {
  'order-7.one': Uint8Array.of(1, 1),
  'order-7.two': Uint8Array.of(2),
};

/** An administrator has answered a dispute; the bank says this to it. */
async function answered(
  outcome: MoveOutcome,
  { status = 'sending', photoUrls = [] }: { status?: 'sending' | 'won'; photoUrls?: string[] } = {},
) {
  const transaction = new MemoryTransaction();
  const [store, clock] = [new MemoryDisputes(transaction), new StoppedClock()];
  await transaction.run(async () => {
    await store.add(aDispute({ status }));
    await store.keepEvidence(1, { ...evidence, photoUrls }, 'dispute-key');
  });
  const sent: object[] = [];
  const alerts: unknown[][] = [];
  const disputes = {
    sendEvidence: async (request: object) => {
      sent.push(request);
      return outcome;
    },
    ofPayment: async () => undefined,
  };
  const sender = new EvidenceSender({
    disputeStore: store,
    photoStore: stub({ read: async (photo, file) => (file === 'full.jpg' ? stored[photo] : undefined) }),
    photoSheets: { join: async (photos) => Uint8Array.from(photos.flatMap((photo) => [...photo, 0])) },
    paymentProviders: stub({ named: (name) => ({ name, disputes }) }),
    alerts: { raise: (...alert) => void alerts.push(alert) },
    transaction,
    clock,
  });
  return { store, clock, sent, alerts, sender };
}

it('sends what an administrator has said under its key, once', async () => {
  const { store, clock, sent, alerts, sender } = await answered({ outcome: 'done', id: 'dp_1' });
  await sender.sweep();
  await sender.send({ disputeId: 1 });
  expect(sent).toEqual([{ evidence, key: 'dispute-key', disputeId: 'dp_1', photos: null }]);
  expect(store.disputes.get(1)).toMatchObject({ status: 'under_review', evidenceSentAt: clock.now() });
  expect(alerts).toEqual([]);
});

it('sends the photos that were chosen along, in one file, and waits for none that is gone', async () => {
  const photoUrls = ['order-7.one', 'order-7.gone', 'order-7.two'].map(photoUrl);
  const { sent, sender } = await answered({ outcome: 'done', id: 'dp_1' }, { photoUrls });
  await sender.send({ disputeId: 1 });
  expect(sent).toMatchObject([{ photos: Uint8Array.of(1, 1, 0, 2, 0) }]);
});

it('sends none where all are gone', async () => {
  const { sent, sender } = await answered(
    { outcome: 'done', id: 'dp_1' },
    { photoUrls: [photoUrl('order-7.gone')] },
  );
  await sender.send({ disputeId: 1 });
  expect(sent).toMatchObject([{ photos: null }]);
});

it('gives it back to administrators with the reason where the bank refuses it', async () => {
  const refusal = { outcome: 'refused', reason: 'other', message: 'Too long' } as const;
  const { store, alerts, sender } = await answered(refusal);
  await sender.send({ disputeId: 1 });
  expect(store.disputes.get(1)).toMatchObject({ status: 'needs_evidence' });
  expect(store.refusals.get(1)).toBe('Too long');
  expect(alerts).toEqual([['evidence for a dispute was refused', { dispute: 1, reason: 'Too long' }]]);
});

it('sends nothing of a dispute that has ended meanwhile', async () => {
  const { sent, sender } = await answered({ outcome: 'done', id: 'dp_1' }, { status: 'won' });
  await sender.send({ disputeId: 1 });
  expect(sent).toEqual([]);
});
