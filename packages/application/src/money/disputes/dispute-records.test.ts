import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { aDispute, disputeOpenedAt } from '@nestmates/domain/testing/disputes/a-dispute.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryDisputes } from '../../../testing/memory/memory-disputes.ts';
import { MemoryJobs } from '../../../testing/memory/memory-jobs.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { jobHandler } from '../../platform/jobs/jobs.ts';
import type { ProviderDispute, ProviderWarning } from '../payments/provider-disputes.ts';
import { type DisputedPayment, DisputeRecords, remindOfEvidence } from './dispute-records.ts';

const evidenceDueBy = later(disputeOpenedAt, days(14));
const reported = (differing: Partial<ProviderDispute> = {}): ProviderDispute => ({
  id: 'dp_1',
  isInquiry: false,
  cents: 1000,
  outcome: 'open',
  feeCents: 1500,
  reason: 'fraudulent',
  openedAt: disputeOpenedAt,
  evidenceDueBy,
  hasEvidence: false,
  ...differing,
});
const ofOrder = { provider: 'sandbox', paymentId: 'ch_1', orderId: 7, memberId: null, isUnknown: false };
const ofNobody = { ...ofOrder, orderId: null, isUnknown: true };

let clock: StoppedClock;
let jobs: MemoryJobs;
let store: MemoryDisputes;
let alerts: { readonly alert: string; readonly facts: object }[];
let records: DisputeRecords;
let enter: (
  disputes: readonly ProviderDispute[],
  warnings?: readonly ProviderWarning[],
  of?: DisputedPayment,
) => Promise<void>;

beforeEach(() => {
  const transaction = new MemoryTransaction();
  [clock, jobs, store, alerts] = [new StoppedClock(), new MemoryJobs(), new MemoryDisputes(transaction), []];
  const alertSink = { raise: (alert: string, facts: object) => void alerts.push({ alert, facts }) };
  records = new DisputeRecords({ disputeStore: store, jobs, alerts: alertSink, transaction, clock });
  enter = (disputes, warnings = [], of = ofOrder) =>
    transaction.run(() => records.enter(of, { disputes, warnings }));
});

const raised = () => alerts.map(({ alert }) => alert);
const forwardTo = (time: Date) => clock.forward(time.getTime() - clock.now().getTime());

describe('what a bank asks about a payment', () => {
  it('is kept once, and told to administrators with its deadline', async () => {
    await enter([reported()]);
    await enter([reported()]);
    expect([...store.disputes.values()]).toEqual([aDispute()]);
    expect(alerts).toEqual([
      {
        alert: 'a bank looks into a payment',
        facts: {
          dispute: 1,
          order: 7,
          cents: 1000,
          reason: 'fraudulent',
          dueBy: evidenceDueBy.toISOString(),
        },
      },
    ]);
  });

  it('is an inquiry while the bank only asks', async () => {
    await enter([reported({ isInquiry: true, cents: 0 })]);
    expect(store.disputes.get(1)).toMatchObject({ kind: 'inquiry' });
    await enter([reported()]);
    expect(store.disputes.get(1)).toMatchObject({ kind: 'dispute', cents: 1000 });
  });

  it('is kept where the payment is unknown, and known once the payment is', async () => {
    await enter([reported()], [], ofNobody);
    await enter([reported()], [], ofNobody);
    expect([...store.disputes.values()]).toEqual([aDispute({ orderId: null, isUnknown: true })]);
    expect(alerts).toMatchObject([
      { alert: 'a bank looks into a payment that we do not know', facts: { payment: 'ch_1', cents: 1000 } },
    ]);
    await enter([reported()]);
    expect([...store.disputes.values()]).toEqual([aDispute()]);
    await enter([reported()], [], ofNobody);
    expect([...store.disputes.values()]).toEqual([aDispute()]);
  });

  it('in another currency says how much is asked for', async () => {
    await enter([reported({ cents: 0, foreign: '€45.00' })]);
    expect(store.disputes.get(1)).toMatchObject({ kind: 'dispute', cents: 0, foreign: '€45.00' });
  });

  it('is told once more when it is lost, and not when it is won', async () => {
    await enter([reported({ outcome: 'won' })]);
    await enter([reported({ id: 'dp_2', outcome: 'lost' })]);
    await enter([reported({ id: 'dp_2', outcome: 'lost' })]);
    const asked = 'a bank looks into a payment';
    expect(raised()).toEqual([asked, asked, 'a dispute was lost']);
  });

  it('is reminded of three days and one day before the deadline, as long as nobody has answered', async () => {
    await enter([reported()]);
    const handlers = [jobHandler(remindOfEvidence, (payload) => records.remind(payload))];
    const reminders = async (daysBefore: number) => {
      forwardTo(later(evidenceDueBy, -days(daysBefore)));
      await jobs.runDue(handlers, clock.now());
      return raised().filter((alert) => alert === 'nobody has sent evidence for a dispute yet').length;
    };
    expect([await reminders(4), await reminders(3), await reminders(1)]).toEqual([0, 1, 2]);
    expect(jobs.waiting).toEqual([]);
    await enter([reported({ id: 'dp_2', evidenceDueBy: later(evidenceDueBy, days(14)) })]);
    store.disputes.set(2, aDispute({ id: 2, status: 'sending' }));
    expect(await reminders(-11)).toBe(2);
  });
});

it('keeps a warning of fraud that can still be acted on, and follows it to its end', async () => {
  const warning = { id: 'issfr_1', reason: 'made_with_stolen_card', at: disputeOpenedAt, isActionable: true };
  const told = (isActionable: boolean) => enter([], [{ ...warning, isActionable }]);
  await told(true);
  expect(store.disputes.get(1)).toMatchObject({
    kind: 'warning',
    status: 'needs_evidence',
    cents: 0,
    feeCents: 0,
    evidenceDueBy: null,
  });
  expect(raised()).toEqual(['a payment may be fraud']);
  expect(alerts[0]?.facts).not.toHaveProperty('dueBy');
  await told(false);
  expect(store.disputes.get(1)).toMatchObject({ status: 'closed' });
});
