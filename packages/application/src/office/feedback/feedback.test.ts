import { days } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { MemoryEmails } from '../../../testing/memory/memory-emails.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import type { NewAuditEntry } from '../audit/ports.ts';
import { AdminFeedback } from './admin-feedback.ts';
import { feedbackResolved } from './emails.ts';
import { Feedback } from './feedback.ts';
import type { GivenFeedback } from './ports.ts';

const ada = { id: 9 };
const id = '6f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b';

/** Whoever changes a status has locked it, in the transaction of the entry in the audit. */
function feedbackInMemory() {
  const [clock, transaction] = [new StoppedClock(), new MemoryTransaction()];
  const mail = new MemoryEmails(clock);
  const audit: NewAuditEntry[] = [];
  const given: GivenFeedback[] = [];
  const store = {
    async add(one: Pick<GivenFeedback, 'memberId' | 'category' | 'message' | 'createdAt'>) {
      given.push({
        ...one,
        id,
        number: given.length + 1,
        status: 'new',
        firstName: 'Bea',
        email: 'bea@example.com',
      });
    },
    async lock(wanted: string) {
      transaction.lock(wanted);
      return given.find((one) => one.id === wanted);
    },
    async setStatus(wanted: string, status: GivenFeedback['status']) {
      transaction.requireLocked(wanted);
      const [first] = given;
      if (first) given[0] = { ...first, status };
    },
  };
  const queries = {
    list: async (_: object, { limit }: { limit: number }) => given.slice(0, limit),
    async resolved() {
      const [first] = given;
      return first?.status === 'resolved' ? { ...first, to: first.email } : undefined;
    },
  };
  const administration = new AdminFeedback({
    clock,
    transaction,
    feedbackStore: store,
    feedbackQueries: queries,
    emails: mail.emails,
    auditLog: stub({
      async add(entry) {
        transaction.requireRunning('The audit');
        audit.push(entry);
      },
    }),
  });
  const sendEmails = () => mail.jobs.runAll([mail.handlerOf(feedbackResolved, queries)]);
  return {
    clock,
    audit,
    given,
    feedback: new Feedback({ feedbackStore: store, clock }),
    administration,
    sendEmails,
    ...mail,
  };
}

let app: ReturnType<typeof feedbackInMemory>;
beforeEach(async () => {
  app = feedbackInMemory();
  await app.feedback.give(aCaller({ id: 2 }), { category: 'Bug', message: 'It is slow.' });
});

describe('feedback', () => {
  it('is kept with who has given it, and when', () => {
    expect(app.given).toMatchObject([
      { memberId: 2, category: 'Bug', message: 'It is slow.', createdAt: app.clock.now() },
    ]);
  });

  it('is listed page by page', async () => {
    await app.feedback.give(aCaller({ id: 3 }), { category: 'Bug', message: 'So it is.' });
    const { items, next } = await app.administration.list({ limit: 1, before: undefined });
    expect([items, next]).toEqual([
      [
        {
          id,
          category: 'Bug',
          status: 'new',
          message: 'It is slow.',
          userId: 2,
          user: { firstName: 'Bea', email: 'bea@example.com' },
          createdAt: app.clock.now().toISOString(),
        },
      ],
      1,
    ]);
    expect((await app.administration.list({ limit: 2, before: undefined })).items).toHaveLength(2);
  });

  it('that is resolved is in the audit, and its giver is thanked once', async () => {
    expect(await app.administration.setStatus(ada, id, 'resolved')).toMatchObject({ status: 'resolved' });
    expect(app.audit).toEqual([
      {
        action: 'feedback.status',
        adminId: 9,
        memberId: 2,
        detail: `Bug ${id}: new to resolved`,
        at: app.clock.now(),
      },
    ]);
    await app.sendEmails();
    await app.administration.setStatus(ada, id, 'new');
    app.clock.forward(days(364));
    await app.administration.setStatus(ada, id, 'resolved');
    await app.sendEmails();
    expect(app.mailer.sent.map(({ to }) => to)).toEqual(['bea@example.com']);
    expect(app.mailer.sent[0]?.text).toContain('You told us what went wrong.');
  });

  it('that is about anything else is thanked for in other words', async () => {
    const [first] = app.given;
    if (first) app.given[0] = { ...first, category: 'Other' };
    await app.administration.setStatus(ada, id, 'resolved');
    await app.sendEmails();
    expect(app.mailer.sent[0]?.text).toContain('You told us what you think.');
  });

  it('with the same status, or of which there is none, changes nothing', async () => {
    await app.administration.setStatus(ada, id, 'new');
    await expect(app.administration.setStatus(ada, 'unknown', 'resolved')).rejects.toMatchObject({
      kind: 'not-found',
    });
    expect([app.audit, app.jobs.waiting]).toEqual([[], []]);
  });
});
