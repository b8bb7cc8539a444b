import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, expect, it } from 'vitest';
import { casesInMemory } from '../../../testing/memory/cases-in-memory.ts';
import { jobHandler } from '../../platform/jobs/jobs.ts';
import { meetMailbox, shareLimit } from './mailbox-accounts.ts';
import { followAway } from './restrictions.ts';

const [bea, again] = [2, 3];
const email = `member${bea}@example.com`;

let app: ReturnType<typeof casesInMemory>;
beforeEach(() => {
  app = casesInMemory();
});

const inDays = (count: number) => later(app.clock.now(), days(count));
const locked = (memberId: number, change: () => Promise<void>): Promise<void> =>
  app.transaction.run(async () => {
    await app.store.lockMember(memberId);
    await change();
  });
const impose = (kind: 'limited' | 'suspended' | 'banned', until: Date | null, decisionId = 1) =>
  locked(bea, async () => {
    await app.restrictions.impose(bea, { kind, until }, { decisionId });
    await app.restrictedMailboxes.keep(bea);
  });
const register = (memberId = again) =>
  locked(memberId, async () =>
    app.restrictedMailboxes.meet(memberId, await app.restrictedMailboxes.keptAgainst(email)),
  );

it('restricts the account that is opened for the same mailbox, until the same end', async () => {
  const until = inDays(7);
  await impose('suspended', until);
  await register();
  expect(await app.store.current(again)).toEqual({ kind: 'suspended', until });
  await register();
  expect(await app.store.spansOf(again)).toHaveLength(1);
});

it('restricts another account of the same mailbox that is there already', async () => {
  const until = inDays(7);
  await locked(again, () => app.restrictedMailboxes.meetWith(again, email));
  await impose('suspended', until);
  const met: number[] = [];
  await app.jobs.runDue(
    [
      jobHandler(followAway, async () => undefined),
      jobHandler(meetMailbox, async ({ memberId }) => {
        met.push(memberId);
        await app.restrictedMailboxes.meetAgain(memberId);
      }),
    ],
    app.clock.now(),
  );
  expect(met).toEqual([again]);
  expect(await app.store.current(again)).toEqual({ kind: 'suspended', until });
  await app.transaction.run(() => app.restrictedMailboxes.release(1));
  expect(await app.store.current(again)).toBeUndefined();
});

it('leaves a mailbox alone that the account has only named', async () => {
  app.unverified.add(bea);
  await impose('suspended', inDays(7));
  await register();
  expect([await app.store.current(again), (await app.store.current(bea))?.kind]).toEqual([
    undefined,
    'suspended',
  ]);
});

it('holds for the mailbox from the moment in which it is shown to be that of the account', async () => {
  app.unverified.add(bea);
  const until = inDays(7);
  await impose('suspended', until, 1);
  await impose('banned', null, 2);
  await locked(again, () => app.restrictedMailboxes.meetWith(again, email));
  app.unverified.delete(bea);
  await locked(bea, () => app.restrictedMailboxes.meetVerified(bea));
  expect([...app.mailboxes.kept.values()]).toMatchObject([{ decisionId: 1, kind: 'suspended', until }]);
  expect([...app.banned]).toEqual([`email ${email}`]);
  const waiting = app.jobs.waiting.filter(({ name }) => name === meetMailbox.name);
  expect(waiting.map(({ payload }) => payload)).toEqual([{ memberId: again }]);
});

it('is not kept anew by whoever shows the same mailbox again', async () => {
  await locked(bea, () => app.restrictedMailboxes.meetWith(bea, email));
  await impose('banned', null);
  await locked(bea, () => app.restrictedMailboxes.meetWith(bea, email));
  expect([...app.banned]).toEqual([]);
});

it('restricts nobody once it has ended', async () => {
  await impose('limited', inDays(7));
  app.clock.forward(days(7));
  await register();
  expect(await app.store.spansOf(again)).toEqual([]);
});

it('keeps one without an end for a year from the last time that it was looked at', async () => {
  await impose('limited', null);
  app.clock.forward(days(365));
  await app.restrictedMailboxes.keep(bea);
  app.clock.forward(days(365));
  await register();
  expect(await app.store.current(again)).toEqual({ kind: 'limited', until: null });
  app.clock.forward(days(1));
  await register(4);
  expect(await app.store.current(4)).toBeUndefined();
});

it('keeps neither a ban nor what follows from the weight of reports', async () => {
  await impose('banned', null);
  await locked(bea, () => app.restrictions.impose(bea, { kind: 'limited', until: null }, 'weight'));
  await app.restrictedMailboxes.keep(bea);
  expect([...app.mailboxes.kept]).toEqual([]);
});

it('ends for every account of the mailbox when the decision no longer stands, and leaves others', async () => {
  await impose('limited', null, 1);
  await impose('suspended', inDays(7), 2);
  await register();
  await app.transaction.run(() => app.restrictedMailboxes.release(2));
  for (const id of [bea, again])
    expect(await app.store.current(id)).toEqual({ kind: 'limited', until: null });
  await register(4);
  expect(await app.store.current(4)).toEqual({ kind: 'limited', until: null });
});

it('a limit by weight holds for other accounts of the mailbox, for as long as it limits the one', async () => {
  await locked(again, () => app.restrictedMailboxes.meetWith(again, email));
  await locked(bea, () => app.restrictedMailboxes.meetWith(bea, email));
  const at = app.clock.now();
  const toldAt = later(at, minutes(35));
  const runJobs = () =>
    app.jobs.runDue(
      [
        jobHandler(shareLimit, ({ caseId }) => app.restrictedMailboxes.shareLimit(caseId)),
        jobHandler(meetMailbox, ({ memberId }) => app.restrictedMailboxes.meetAgain(memberId)),
      ],
      app.clock.now(),
    );
  const begun = await app.transaction.run(async () => {
    await app.cases.lockMember(bea);
    return app.cases.create(bea, at);
  });
  const current = await app.cases.append(begun, { type: 'limited', toldAt, byId: null, at });
  await app.jobs.add(shareLimit, { caseId: begun.id });
  await runJobs();
  expect(await app.store.spansOf(again)).toMatchObject([{ kind: 'limited', until: null, toldAt }]);
  expect(await app.store.spansOf(bea)).toEqual([]);
  // Nothing is noticed of it before the member is told, also not where the account is met again meanwhile.
  app.clock.forward(minutes(5));
  await app.restrictedMailboxes.meetAgain(again);
  expect(app.events.announced).toEqual([]);
  await app.cases.append(current, { type: 'unlimited', byId: null, at });
  await app.jobs.add(shareLimit, { caseId: begun.id });
  await runJobs();
  expect(await app.store.current(again)).toBeUndefined();
});
