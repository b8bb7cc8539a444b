import type { Dispute } from '@nestmates/domain/money/disputes/dispute.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { aDispute } from '@nestmates/domain/testing/disputes/a-dispute.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MemoryDisputes } from '../../../testing/memory/memory-disputes.ts';
import { MemoryJobs } from '../../../testing/memory/memory-jobs.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import type { NewAuditEntry } from '../audit/ports.ts';
import { MoneyAuthority } from '../money/money-authority.ts';
import { AdminDisputes } from './admin-disputes.ts';
import { disputesContract } from './contract.ts';
import type { DisputePageRow, OrderFacts } from './ports.ts';

const [buyer, seller] = [2, 1].map((id) => ({ id, firstName: 'Bea', profilePhotoUrl: null }));
const admin = { id: 9 };
const orderFacts: OrderFacts = {
  title: 'A bike',
  fulfilment: 'pickup',
  address: null,
  tracking: null,
  shippedAt: null,
  timeline: [],
  refunds: [],
  messages: [{ by: 'buyer', at: new Date('2026-11-01T09:00:00Z'), text: 'When can I come?' }],
};
const about = (dispute: Dispute): Omit<DisputePageRow, 'sent'> => ({
  dispute,
  order: { id: 7, title: 'A bike', seller: seller ?? null },
  payer: buyer ?? null,
  payerFacts: { firstName: 'Bea', email: 'bea@nestmates.example', memberSince: null },
  orderFacts,
  refusal: null,
});

let store: MemoryDisputes;
let transaction: MemoryTransaction;
let jobs: MemoryJobs;
let clock: StoppedClock;
let audit: NewAuditEntry[];
let disputes: AdminDisputes;
let differing: Partial<DisputePageRow>;
const kept = async (dispute: Partial<Dispute> = {}) => transaction.run(() => store.add(aDispute(dispute)));

beforeEach(() => {
  transaction = new MemoryTransaction();
  [store, jobs, clock] = [new MemoryDisputes(transaction), new MemoryJobs(), new StoppedClock()];
  [audit, differing] = [[], {}];
  const rowOf = async (dispute: Dispute): Promise<DisputePageRow> => {
    const sent = (await store.evidenceOf(dispute.id))?.evidence ?? null;
    return { ...about(dispute), sent, ...differing };
  };
  disputes = new AdminDisputes({
    disputeStore: store,
    disputeQueries: {
      async disputes(_, { limit }) {
        const rows = await Promise.all([...store.disputes.values()].map(rowOf));
        return rows
          .slice(0, limit)
          .map((row) => ({ ...row, cursor: { at: row.dispute.id, id: row.dispute.id } }));
      },
      async dispute(id) {
        const dispute = store.disputes.get(id);
        return dispute && rowOf(dispute);
      },
    },
    moneyAuthority: new MoneyAuthority({
      administratorTies: stub({ between: async () => ({ device: false, card: false, account: false }) }),
      keyedDigests: stub({}),
    }),
    auditLog: stub({
      async add(entry) {
        transaction.requireRunning('An entry of the audit');
        audit.push(entry);
      },
    }),
    jobs,
    transaction,
    clock,
    newId: () => 'uuid',
  });
});

const said = { explanation: ' It was handed over. ', withMessages: false };

describe('evidence for a bank', () => {
  it('is put together from the order until it is sent, then shown as it was sent', async () => {
    await kept();
    expect(await disputes.show(1)).toMatchObject({
      evidence: { explanation: '', productDescription: 'A bike, handed over on the spot' },
    });
    expect((await disputes.show(1)).evidence.messages).toContain('When can I come?');
    const { evidence, status } = await disputes.sendEvidence(admin, 1, said);
    expect({ evidence, status }).toMatchObject({
      status: 'sending',
      evidence: { explanation: 'It was handed over.', messages: null },
    });
    differing = { orderFacts: { ...orderFacts, title: 'Renamed' } };
    expect((await disputes.show(1)).evidence.productDescription).toBe('A bike, handed over on the spot');
  });

  it('that the bank has refused is shown with its explanation, to be sent anew', async () => {
    await kept();
    await disputes.sendEvidence(admin, 1, said);
    store.disputes.set(1, aDispute());
    differing = { refusal: 'Too long' };
    expect(await disputes.show(1)).toMatchObject({
      refusal: 'Too long',
      actions: ['sendEvidence'],
      evidence: { explanation: 'It was handed over.', messages: expect.stringContaining('When can I come?') },
    });
  });

  it('is brought by a job, and entered in the audit with whom it concerns', async () => {
    await kept();
    await disputes.sendEvidence(admin, 1, said);
    expect(jobs.waiting).toEqual([
      { name: 'disputes.send-evidence', payload: { disputeId: 1 }, timing: { key: 'send-evidence-1' } },
    ]);
    expect((await store.evidenceOf(1))?.key).toBe('dispute-uuid');
    const entry = { action: 'dispute.evidence', adminId: 9, memberId: 2, detail: 'Dispute 1 of order 7' };
    expect(audit).toEqual([{ ...entry, at: clock.now() }]);
  });

  it.each([
    ['is over', { status: 'won' }, said, { code: 'CONFLICT' }],
    ['takes none any more', { evidenceDueBy: new Date(0) }, said, { code: 'TOO_LATE' }],
    ['wants an explanation', {}, { ...said, explanation: ' ' }, { kind: 'invalid' }],
  ] as const)('is refused where a dispute %s', async (_, dispute, words, refusal) => {
    await kept(dispute);
    await expect(async () => disputes.sendEvidence(admin, 1, words)).rejects.toMatchObject(refusal);
    expect([audit, jobs.waiting, await store.evidenceOf(1)]).toEqual([[], [], undefined]);
  });

  it.each([1, 2])('is refused to an administrator who sold or paid: member %i', async (id) => {
    await kept();
    await expect(disputes.sendEvidence({ id }, 1, said)).rejects.toMatchObject({ code: 'OWN_ORDER' });
    expect([audit, jobs.waiting, store.disputes.get(1)?.status]).toEqual([[], [], 'needs_evidence']);
  });
});

it('dismisses a warning, about the plan of somebody who has left', async () => {
  await kept({ kind: 'warning', orderId: null, evidenceDueBy: null });
  differing = { order: null, orderFacts: null, payer: null };
  clock.forward(days(1));
  expect(await disputes.dismiss(admin, 1)).toMatchObject({ status: 'closed', order: null, photoUrls: [] });
  expect(audit).toMatchObject([{ action: 'dispute.dismissed', memberId: null, detail: 'Dispute 1' }]);
  expect(jobs.waiting).toEqual([]);
});

it('lists a page with where the next begins, and finds no other', async () => {
  await kept();
  await kept();
  const { items, next } = await disputes.list({ list: 'answer', limit: 1, before: undefined });
  expect(items).toMatchObject([
    { id: 1, amount: 1000, fee: 1500, evidenceDueBy: '2026-11-15T09:00:00.000Z' },
  ]);
  expect(next).toBeDefined();
  await expect(disputes.show(3)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(disputes.dismiss(admin, 3)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it.each(['answer', 'waiting', 'decided'])('may be asked for as the list %s', (list) => {
  expect(z.parse(disputesContract.list.query, { list })).toMatchObject({ list });
});
