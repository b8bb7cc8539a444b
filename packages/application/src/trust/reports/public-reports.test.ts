import { days } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, expect, it } from 'vitest';
import { MemoryJobs } from '../../../testing/memory/memory-jobs.ts';
import { MemoryMailer } from '../../../testing/memory/memory-mailer.ts';
import { MemoryPublicReports } from '../../../testing/memory/memory-public-reports.ts';
import { MemoryRateLimiter } from '../../../testing/memory/memory-rate-limiter.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { evidenceOf } from '../things/evidence-view.ts';
import { PublicReports } from './public-reports.ts';

const email = 'visitor@example.com';
const draft = { about: { kind: 'shop', id: 3 }, category: 'scam', words: 'Fake.', email } as const;

const used = { browserToken: 'a browser', from: '203.0.113.7' };

let clock: StoppedClock;
let transaction: MemoryTransaction;
let jobs: MemoryJobs;
let mailer: MemoryMailer;
let store: MemoryPublicReports;
let received: object[];
let isShown: boolean;
let reports: PublicReports;
beforeEach(() => {
  [clock, transaction, jobs, mailer] = [
    new StoppedClock(),
    new MemoryTransaction(),
    new MemoryJobs(),
    new MemoryMailer(),
  ];
  store = new MemoryPublicReports();
  received = [];
  isShown = true;
  let tokens = 0;
  const found = { ownerId: 2, evidence: evidenceOf({ title: 'Shop' }) };
  reports = new PublicReports({
    publicReports: store,
    reportedThings: stub({ shownTo: async (viewer) => (isShown && viewer === null ? found : undefined) }),
    reports: stub({
      async receive(reporter, report) {
        transaction.requireRunning('A report is received');
        received.push({ reporter, ...report });
        return { id: 1, number: 0 };
      },
    }),
    keyedDigests: { digest: async (of, value) => `${of} ${value}` },
    tokens: {
      generate() {
        tokens += 1;
        return `token-${tokens}`;
      },
      digest: (token) => `digest of ${token}`,
    },
    mailer,
    rateLimiter: new MemoryRateLimiter(clock),
    jobs,
    transaction,
    clock,
    publicUrl: () => 'https://nestmates.example',
  });
});

it('is kept until its link is opened, which a job sends', async () => {
  expect(await reports.report(draft, used)).toEqual({ message: expect.stringContaining('link') });
  expect(jobs.waiting).toMatchObject([{ name: 'reports.send-link', payload: { id: 1 } }]);
  expect([store.kept.size, received, mailer.sent]).toEqual([1, [], []]);
  expect(store.traces.get(1)).toEqual(['browser a browser', 'address 203.0.113.7']);
});

it('is none of what a visitor is not shown', async () => {
  isShown = false;
  await expect(reports.report(draft, used)).rejects.toMatchObject({ kind: 'not-found' });
  expect([store.kept.size, jobs.waiting]).toEqual([0, []]);
});

it('counts once, from when it was written', async () => {
  await reports.report(draft, used);
  await reports.sendLink(1);
  const [mail] = mailer.to(email);
  expect(mail?.text).toContain('https://nestmates.example/report/confirm?token=token-1');
  const createdAt = clock.now();
  clock.forward(1000);
  await reports.confirm('token-1');
  expect(received).toMatchObject([{ reporter: { publicReportId: 1, since: createdAt }, about: draft.about }]);
  await expect(reports.confirm('token-1')).rejects.toMatchObject({ code: 'VALIDATION' });
  expect(received).toHaveLength(1);
});

it('has a link that works for two days', async () => {
  await reports.report(draft, used);
  await reports.sendLink(1);
  clock.forward(days(2) - 1);
  await reports.confirm('token-1');
  await reports.report(draft, used);
  await reports.sendLink(2);
  clock.forward(days(2));
  await expect(reports.confirm('token-2')).rejects.toMatchObject({ code: 'VALIDATION' });
  expect(received).toHaveLength(1);
});

it('sends an address five links a day, whoever asks', async () => {
  const sendTo = async (to: string) =>
    reports.sendLink(await store.add({ ...draft, email: to, createdAt: clock.now() }, []));
  for (let nth = 0; nth < 6; nth += 1) await sendTo(email);
  await sendTo('other@example.com');
  expect([mailer.to(email).length, mailer.to('other@example.com').length]).toEqual([5, 1]);
  clock.forward(days(1));
  await sendTo(email);
  expect(mailer.to(email)).toHaveLength(6);
  await reports.sendLink(99);
  expect(mailer.sent).toHaveLength(7);
});
