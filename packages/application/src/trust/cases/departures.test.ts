import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, expect, it } from 'vitest';
import { casesInMemory } from '../../../testing/memory/cases-in-memory.ts';

const [bea, again, sara] = [2, 3, { id: 90 }];
const member = { kind: 'member', id: bea } as const;
const listing = { kind: 'listing', id: 7 } as const;
const email = `member${bea}@example.com`;

let app: ReturnType<typeof casesInMemory>;
beforeEach(() => {
  app = casesInMemory();
});

const leave = () =>
  app.transaction.run(async () => {
    await app.store.lockMember(bea);
    await app.departures.leave(bea);
    await app.record.closeAbout(bea);
    app.gone.add(bea);
  });
const register = (memberId = again) =>
  app.transaction.run(async () => {
    await app.store.lockMember(memberId);
    await app.restrictedMailboxes.meet(memberId, await app.restrictedMailboxes.keptAgainst(email));
  });
const types = async (id: number) => (await app.cases.eventsOf(id)).map(({ type }) => type);
const decide = (id: number, decision: 'ban' | 'suspend') =>
  app.caseDecisions.decide(sara, id, {
    version: app.cases.kept.get(id)?.version ?? 0,
    decision,
    rule: 'kind',
    words: 'Please be kind.',
    until: decision === 'suspend' ? later(app.clock.now(), days(7)) : null,
    things: [member],
  });

it('an urgent case goes on without the member, and is decided against the mailbox', async () => {
  const { id } = await app.report(bea, 11, member, 'danger');
  await leave();
  expect(app.cases.kept.get(id)).toMatchObject({ status: 'open', memberId: null });
  expect(await types(id)).toEqual(['reported', 'left']);
  await decide(id, 'suspend');
  expect(app.sent.map(({ job }) => job)).toEqual(['cases.looked-at']);
  await register();
  expect(await app.store.current(again)).toEqual({
    kind: 'suspended',
    until: later(app.clock.now(), days(7)),
  });
});

it('a ban is kept against the mailbox, and taken back with the decision', async () => {
  const { id } = await app.report(bea, 11, member, 'danger');
  await leave();
  await decide(id, 'ban');
  expect([...app.banned]).toEqual([`email ${email}`]);
  await app.caseDecisions.undo(sara, id, app.cases.kept.get(id)?.version ?? 0);
  expect([[...app.banned], app.cases.kept.get(id)?.status]).toEqual([[], 'open']);
});

it('a case about an account that has only named a mailbox goes on, and finds nobody', async () => {
  app.unverified.add(bea);
  const { id } = await app.report(bea, 11, member, 'danger');
  await leave();
  await register();
  expect(app.cases.kept.get(id)).toMatchObject({ status: 'open', memberId: null });
  await decide(id, 'suspend');
  await register();
  expect(await app.store.current(again)).toBeUndefined();
});

it('a light case ends with the account', async () => {
  const { id } = await app.report(bea, 11, member, 'spam');
  await leave();
  expect(app.cases.kept.get(id)?.status).toBe('void');
  expect(app.departed.mailboxes.size).toBe(0);
});

it('whoever registers again is limited as before, until the weight falls', async () => {
  for (const by of [11, 12, 13]) await app.report(bea, by, member);
  const { id = 0 } = (await app.cases.openOf(bea)) ?? {};
  await leave();
  await register();
  expect(app.cases.kept.get(id)?.memberId).toBe(again);
  expect(await types(id)).toEqual(['reported', 'reported', 'reported', 'limited', 'left', 'returned']);
  expect(await app.store.current(again)).toEqual({ kind: 'limited', until: null });
  // What was reported went with the account, and is not hidden anew.
  expect(await app.store.hiddenOf(again)).toEqual([]);
  await decide(id, 'suspend');
  expect(await app.store.current(again)).toMatchObject({ kind: 'suspended' });
  expect(app.sent.map(({ job }) => job)).toContain('cases.decided');
});

it('one open case at a time is about whoever has returned: the one that they have joins the one that was left', async () => {
  const { id } = await app.report(bea, 11, member, 'danger');
  await leave();
  const about = { kind: 'member', id: again } as const;
  const own = await app.report(again, 12, about);
  const said = { type: 'said', words: 'It was not me.', byId: null, at: app.clock.now() } as const;
  await app.transaction.run(() => app.cases.append(own, said));
  await register();
  expect(app.cases.kept.get(own.id)).toMatchObject({ status: 'void', memberId: again });
  expect((await app.cases.openOf(again))?.id).toBe(id);
  expect(app.cases.weights.get(id)).toMatchObject({ reportCount: 2, isUrgent: true });
  expect((await app.cases.eventsOf(id)).slice(-3)).toMatchObject([
    { type: 'returned' },
    { type: 'reported', reportId: 2 },
    said,
  ]);
});

it.each([
  ['the case that was left', 1],
  ['another, as in one that was left', 2],
])(
  'what is there is hidden again after a decision that is taken back, in %s, and nothing of what is gone',
  async (_, left) => {
    const gone = { kind: 'listing', id: 8 } as const;
    // Reported before the account is deleted whose case goes on.
    for (const by of [11, 12]) await app.report(again, by, listing);
    for (const by of [13, 14]) await app.report(bea, by, gone, 'danger');
    app.clock.forward(minutes(1));
    await leave();
    if (left > 1) {
      const { id: another } = await app.report(4, 15, { kind: 'listing', id: 9 }, 'danger');
      await app.transaction.run(() => app.departed.depart(another, [`email ${email}`]));
    }
    await register();
    const { id = 0 } = (await app.cases.openOf(again)) ?? {};
    const version = () => app.cases.kept.get(id)?.version ?? 0;
    await app.caseDecisions.decide(sara, id, {
      ...{ version: version(), decision: 'dismiss', rule: 'kind', words: 'Fine.', until: null, things: [] },
    });
    expect(await app.store.hiddenOf(again)).toEqual([]);
    await app.caseDecisions.undo(sara, id, version());
    expect((await app.store.hiddenOf(again)).map((thing) => thing.id)).toEqual(['7']);
  },
);

const limitByWeight = async (memberId: number) => {
  for (const by of [11, 12, 13]) await app.report(memberId, by, { kind: 'member', id: memberId });
  return (await app.cases.openOf(memberId))?.id ?? 0;
};
const toldIn = (caseId: number) =>
  app.sentByWeight.filter(({ ids }) => (ids as { caseId: number }).caseId === caseId);

it('what the case has done that joins is told by the one that goes on, at the same time, once', async () => {
  const left = await limitByWeight(bea);
  await leave();
  app.clock.forward(minutes(70));
  const own = await limitByWeight(again);
  await app.report(again, 11, listing);
  await app.report(again, 12, listing);
  const toldAt = toldIn(own)[0]?.at as Date;
  app.clock.forward(minutes(5));
  app.sentByWeight.splice(0);
  await register();
  const told = {
    job: 'cases.hidden-by-weight',
    ids: { caseId: left, toldAt: toldAt.toISOString() },
    at: toldAt,
  };
  // The letters have one key.
  expect(new Set(toldIn(left).map((letter) => JSON.stringify(letter)))).toEqual(
    new Set([JSON.stringify(told)]),
  );
  const events = (await app.cases.eventsOf(left)).slice(-8);
  expect(events.filter(({ type }) => type !== 'reported')).toMatchObject([
    { type: 'returned' },
    { type: 'limited', toldAt },
    { type: 'hidden', things: [listing], toldAt },
  ]);
  expect(events[0]).not.toHaveProperty('toldAt');
});

it.each([
  ['at once, by whoever was told before', 61, 0],
  ['when the account that was deleted was to be told', 5, 30],
])('a limit that comes back is told %s, however often', async (_, passed, wait) => {
  const id = await limitByWeight(bea);
  const first = toldIn(id)[0]?.at as Date;
  app.clock.forward(minutes(passed));
  await leave();
  const expected = wait === 0 ? app.clock.now() : first;
  app.sentByWeight.splice(0);
  await register();
  expect(toldIn(id).map(({ at }) => at)).toEqual([expected]);
  expect((await app.cases.eventsOf(id)).at(-1)).toMatchObject({ type: 'returned', toldAt: expected });
  // Another account of the same mailbox, after this one was deleted, too.
  app.clock.forward(minutes(61));
  await app.transaction.run(async () => {
    await app.store.lockMember(again);
    await app.departures.leave(again);
    await app.record.closeAbout(again);
    app.gone.add(again);
  });
  app.sentByWeight.splice(0);
  await app.transaction.run(async () => {
    await app.store.lockMember(4);
    await app.departures.returned(4, [id]);
  });
  expect(toldIn(id).map(({ at }) => at)).toEqual([app.clock.now()]);
});

it('what the member was told already is not told again when the case joins one that was left', async () => {
  const left = await limitByWeight(bea);
  await leave();
  const own = await limitByWeight(again);
  const toldAt = toldIn(own)[0]?.at as Date;
  app.clock.forward(minutes(61));
  app.sentByWeight.splice(0);
  await register();
  expect(toldIn(left)).toEqual([]);
  expect((await app.cases.eventsOf(left)).at(-1)).toMatchObject({ type: 'limited', toldAt });
});

it('a message that is hidden goes along with the case that joins, which outlives the account again', async () => {
  const { id } = await app.report(bea, 11, member, 'danger');
  await leave();
  const message = { kind: 'message', id: 5 } as const;
  for (const by of [12, 13]) await app.report(again, by, message, 'fake');
  await register();
  expect((await app.cases.eventsOf(id)).at(-1)).toMatchObject({ type: 'hidden', things: [message] });
  // Only the message is heavy without the urgent one.
  const [urgent] = await app.reports.openOf(id);
  if (urgent) await app.transaction.run(() => app.reports.withdraw(urgent.id));
  await app.transaction.run(async () => {
    await app.store.lockMember(again);
    await app.departures.leave(again);
    await app.record.closeAbout(again);
  });
  expect(app.cases.kept.get(id)).toMatchObject({ status: 'open', memberId: null });
});

it('two that were left come back as one, with the mailboxes of both', async () => {
  const { id } = await app.report(bea, 11, member, 'danger');
  await leave();
  const { id: second } = await app.report(4, 12, { kind: 'member', id: 4 }, 'danger');
  await app.transaction.run(async () => {
    await app.departed.depart(second, [`email ${email}`, 'email before']);
  });
  await register();
  expect((await app.cases.openOf(again))?.id).toBe(second);
  expect(app.cases.kept.get(id)).toMatchObject({ status: 'void', memberId: again });
  expect([await app.departed.mailboxesOf(id), await app.departed.mailboxesOf(second)]).toEqual([
    [],
    ['email before', `email ${email}`],
  ]);
  expect(app.cases.weights.get(second)?.reportCount).toBe(2);
});

it('what was decided can be appealed by whoever registers again, and what is appealed is answered', async () => {
  const { id } = await app.report(bea, 11, member, 'spam');
  await decide(id, 'suspend');
  await leave();
  expect(app.cases.kept.get(id)).toMatchObject({ status: 'decided', memberId: null });
  await register();
  expect(app.cases.kept.get(id)?.memberId).toBe(again);
  expect((await app.decisions.find(1))?.decision).toBe('suspend');
});

it('nothing goes on of what nobody appeals any more', async () => {
  const { id } = await app.report(bea, 11, member, 'spam');
  await decide(id, 'suspend');
  app.clock.forward(days(180));
  await leave();
  expect(app.departed.mailboxes.size).toBe(0);
});
