import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { DecisionKind } from '@nestmates/domain/trust/cases/decision.ts';
import type { Thing } from '@nestmates/domain/trust/reports/report.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { casesInMemory } from '../../../testing/memory/cases-in-memory.ts';

const [bea, sara, tina] = [2, { id: 90 }, { id: 91 }];
const listing = { kind: 'listing', id: 7 } as const;
const photo = { kind: 'photo', id: 'a-photo' } as const;

let app: ReturnType<typeof casesInMemory>;
let id: number;
beforeEach(async () => {
  app = casesInMemory();
  id = (await app.report(bea, 11, listing)).id;
  await app.report(bea, 12, listing);
  await app.report(bea, 13, photo, 'photo');
});

const versionOf = () => app.cases.kept.get(id)?.version ?? 0;
const said = (decision: DecisionKind) => ({
  decision,
  rule: 'kind' as const,
  words: 'Please be kind.',
  until: decision === 'suspend' ? later(app.clock.now(), days(7)) : null,
});
const decide = (
  decision: DecisionKind,
  { things = [listing, photo] as readonly Thing[] | undefined, by = sara } = {},
) => app.caseDecisions.decide(by, id, { ...said(decision), version: versionOf(), things });
const undo = (by = sara) => app.caseDecisions.undo(by, id, versionOf());
const appeal = () =>
  app.transaction.run(async () => {
    const current = await app.cases.lock(id);
    if (!current) throw new Error('There is no case');
    await app.decisions.addAppeal(current.decisionId ?? 0, 'It was not me.', app.clock.now());
    await app.record.add(current, { type: 'appealed', byId: null, at: app.clock.now() });
  });
const answer = (outcome: 'upheld' | 'overturned', by = tina) =>
  app.caseDecisions.answerAppeal(by, id, { version: versionOf(), outcome, words: 'We have looked.' });
const hidden = async () => (await app.store.hiddenOf(bea)).map(({ kind, why }) => `${kind} ${why}`);
const outcomes = () => [...app.reports.kept.values()].map(({ state, outcome }) => outcome ?? state);

describe('help', () => {
  it('sends a letter at once, restricts nothing, and answers the reporters that something was done', async () => {
    const before = await hidden();
    const page = await app.caseDecisions.help(sara, id, versionOf());
    expect(page).toMatchObject({ state: 'open' });
    expect(await app.store.current(bea)).toBeUndefined();
    expect(await hidden()).toEqual(before);
    expect(app.sent).toEqual([{ job: 'cases.helped', ids: { caseId: id }, at: undefined }]);
    expect(app.audited).toEqual([`case.helped Case ${id}: help was sent`]);
    await decide('dismiss');
    expect(outcomes()).toEqual(['done', 'done', 'done']);
  });

  it('is sent by one who has looked at what there is, and not about oneself', async () => {
    const seen = versionOf();
    await app.report(bea, 14, listing);
    await expect(app.caseDecisions.help(sara, id, seen)).rejects.toMatchObject({ code: 'CASE_CHANGED' });
    await expect(app.caseDecisions.help({ id: bea }, id, versionOf())).rejects.toMatchObject({
      code: 'OWN_CASE',
    });
    await decide('dismiss');
    await expect(app.caseDecisions.help(sara, id, versionOf())).rejects.toMatchObject({
      code: 'CASE_CHANGED',
    });
  });
});

describe('a decision', () => {
  it.each([
    ['dismiss', undefined, [], ['nothing', 'nothing', 'nothing']],
    ['warn', undefined, [], ['done', 'done', 'done']],
    ['remove', undefined, ['listing removed', 'photo removed'], ['done', 'done', 'done']],
    ['limit', 'limited', ['listing removed', 'photo removed'], ['done', 'done', 'done']],
    ['suspend', 'suspended', ['listing removed', 'photo removed'], ['done', 'done', 'done']],
    ['ban', 'banned', ['listing removed', 'photo removed'], ['done', 'done', 'done']],
  ] as const)('does what it says: %s', async (decision, kind, things, told) => {
    expect(await hidden()).toEqual(['listing by-weight']);
    await decide(decision);
    expect((await app.store.current(bea))?.kind).toBe(kind);
    expect((await hidden()).toSorted()).toEqual(things);
    expect(outcomes()).toEqual(told);
    expect([...app.banned]).toEqual(decision === 'ban' ? [`member${bea}@example.com`] : []);
    expect(app.cases.kept.get(id)).toMatchObject({ status: 'decided', decisionId: 1, claimedBy: null });
    expect(app.audited).toEqual([`case.decided Case ${id}: ${decision}`]);
    const announced = { to: bea, event: { type: 'access' } };
    expect(app.events.announced.at(-1)).toEqual(decision === 'dismiss' ? undefined : announced);
  });

  it('that there was nothing to do is not announced, nor is that it was taken back', async () => {
    await decide('dismiss');
    await undo();
    expect(app.events.announced).toEqual([]);
  });

  it('rests on what is named, and on nothing else', async () => {
    await decide('remove', { things: [photo] });
    expect(await hidden()).toEqual(['photo removed']);
    expect(outcomes()).toEqual(['nothing', 'nothing', 'done']);
    expect(app.decisions.kept.get(1)?.things).toEqual([photo]);
  });

  it('keeps once what is named twice', async () => {
    await decide('remove', { things: [photo, { ...photo }, listing] });
    expect(app.decisions.kept.get(1)?.things).toEqual([photo, listing]);
  });

  it('of a version that there has not been is refused', async () => {
    const ahead = { ...said('warn'), version: versionOf() + 1, things: [listing] };
    await expect(app.caseDecisions.decide(sara, id, ahead)).rejects.toMatchObject({
      code: 'VALIDATION',
      details: { issues: [{ path: 'version' }] },
    });
    expect(app.cases.kept.get(id)?.status).toBe('open');
  });

  it('that restricts the member answers everybody who has reported them', async () => {
    await decide('suspend', { things: [photo] });
    expect(outcomes()).toEqual(['done', 'done', 'done']);
  });

  it('of things that are no part of the case is refused', async () => {
    await expect(decide('remove', { things: [{ kind: 'listing', id: 8 }] })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(decide('remove', { things: [] })).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it.each(['warn', 'remove', 'limit', 'suspend', 'ban'] as const)(
    'to %s says on what it rests, since it would rest on everything otherwise',
    async (decision) => {
      const unsaid = { ...said(decision), version: versionOf() };
      await expect(app.caseDecisions.decide(sara, id, unsaid)).rejects.toMatchObject({
        code: 'VALIDATION',
        details: { issues: [{ path: 'things' }] },
      });
      expect(await hidden()).toEqual(['listing by-weight']);
    },
  );

  it('that nobody is told of needs none', async () => {
    await app.caseDecisions.decide(sara, id, { ...said('dismiss'), version: versionOf() });
    expect([app.decisions.kept.get(1)?.things, await hidden()]).toEqual([[], []]);
  });

  it('is told ten minutes later at the earliest, to the member and to each reporter', async () => {
    const at = later(app.clock.now(), minutes(10));
    await decide('warn');
    expect(app.sent).toEqual([
      ...[11, 12, 13].map((reporterId) => ({
        job: 'cases.looked-at',
        ids: { decisionId: 1, reporterId },
        at,
      })),
      { job: 'cases.decided', ids: { decisionId: 1 }, at },
    ]);
  });

  it('is told at once where somebody may be in danger, and to the reporters alone where nothing was done', async () => {
    await app.report(bea, 14, listing, 'danger');
    await decide('dismiss');
    expect(app.sent.map(({ job, at }) => [job, at])).toEqual(
      Array.from({ length: 4 }, () => ['cases.looked-at', app.clock.now()]),
    );
  });

  it('is none of who is a part of the case, nor of a case that has changed', async () => {
    await expect(decide('warn', { by: { id: bea } })).rejects.toMatchObject({ code: 'OWN_CASE' });
    await expect(decide('warn', { by: { id: 11 } })).rejects.toMatchObject({ code: 'OWN_CASE' });
    const stale = { ...said('warn'), version: versionOf() - 1, things: [listing] };
    await expect(app.caseDecisions.decide(sara, id, stale)).rejects.toMatchObject({ code: 'CASE_CHANGED' });
    await decide('warn');
    const late = { ...said('warn'), version: versionOf() - 1, things: [listing] };
    await expect(app.caseDecisions.decide(tina, id, late)).rejects.toMatchObject({
      code: 'CASE_CHANGED',
      details: { flags: { what: 'it was decided: Warn', who: 'Admin 90' } },
    });
    await expect(app.caseDecisions.decide(tina, 99, late)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('takes down what can be taken down of what it rests on', async () => {
    const member = { kind: 'member', id: bea } as const;
    await app.report(bea, 14, member);
    await decide('suspend', { things: [listing, member] });
    expect(await hidden()).toEqual(['listing removed']);
  });

  it('ends what the weight of reports did, since somebody has looked', async () => {
    await app.report(bea, 14, listing);
    expect((await app.store.current(bea))?.kind).toBe('limited');
    await decide('dismiss');
    expect([await app.store.current(bea), await hidden()]).toEqual([undefined, []]);
  });

  it('to remove something is not undone by what is reported of it later', async () => {
    await decide('remove', { things: [listing] });
    const later = await app.report(bea, 14, photo);
    expect((await app.cases.eventsOf(later.id)).map(({ type }) => type)).toEqual(['reported']);
    expect(await hidden()).toEqual(['listing removed']);
  });

  it('about somebody who has left is kept', async () => {
    const current = app.cases.kept.get(id);
    if (current) app.cases.kept.set(id, { ...current, memberId: null });
    await decide('warn');
    expect(app.sent.map(({ job }) => job)).not.toContain('cases.decided');
    expect(app.cases.kept.get(id)?.status).toBe('decided');
  });
});

describe('a decision that is taken back', () => {
  it('within ten minutes leaves nothing of what it did', async () => {
    await decide('ban');
    app.clock.forward(minutes(10) - 1);
    await undo();
    expect([await app.store.current(bea), await hidden(), [...app.banned]]).toEqual([
      undefined,
      ['listing by-weight'],
      [],
    ]);
    expect([outcomes(), app.cases.kept.get(id)?.status]).toEqual([
      ['received', 'received', 'received'],
      'open',
    ]);
    expect(app.decisions.kept.get(1)?.undoneAt).toEqual(app.clock.now());
    expect(app.audited.at(-1)).toBe(`case.undone Case ${id}: ban`);
  });

  it.each([
    [5, 1],
    [40, 0],
  ])(
    'says nothing anew that was said, and at no other time what is still to be: after %s minutes',
    async (passed, letters) => {
      await app.report(bea, 14, listing);
      const toldAt = later(app.clock.now(), minutes(35));
      const limits = async () =>
        (await app.store.spansOf(bea)).flatMap((span) => (span.liftedAt === null ? span.toldAt : []));
      expect(await limits()).toEqual([toldAt]);
      app.clock.forward(minutes(passed));
      await decide('dismiss');
      expect(await limits()).toEqual([]);
      app.sentByWeight.splice(0);
      app.clock.forward(minutes(5));
      await undo();
      expect(await limits()).toEqual([toldAt]);
      const limitLetters = app.sentByWeight.filter(({ at }) => at?.getTime() === toldAt.getTime());
      expect([limitLetters.length > 0, app.sentByWeight.every(({ at }) => at && at <= toldAt)]).toEqual([
        letters > 0,
        true,
      ]);
    },
  );

  it('says anew what was to be said while it stood', async () => {
    const toldAt = app.sentByWeight.at(-1)?.at as Date;
    app.clock.forward(minutes(34));
    await decide('dismiss');
    app.clock.forward(minutes(2));
    app.sentByWeight.splice(0);
    await undo();
    const [letter] = app.sentByWeight;
    expect(letter?.at).toEqual(later(app.clock.now(), minutes(35)));
    expect(letter?.at).not.toEqual(toldAt);
  });

  it('is that of who has decided, and soon', async () => {
    await decide('warn');
    await expect(undo(tina)).rejects.toMatchObject({ kind: 'forbidden' });
    app.clock.forward(minutes(10));
    await expect(undo()).rejects.toMatchObject({ code: 'TOO_LATE' });
  });

  it('is none once what nothing brings back has been done', async () => {
    await decide('ban');
    await app.transaction.run(async () => {
      await app.store.lockMember(bea);
      await app.store.settle(bea, app.clock.now(), app.clock.now());
    });
    await expect(undo()).rejects.toMatchObject({ code: 'TOO_LATE' });
    expect(app.cases.kept.get(id)?.status).toBe('decided');
  });

  it('a second time says what has happened and who has done it', async () => {
    await decide('warn');
    await undo();
    await expect(undo()).rejects.toMatchObject({
      code: 'CASE_CHANGED',
      details: { flags: { what: 'the decision was taken back', who: 'Admin 90' } },
    });
  });

  it('after an appeal says who has appealed', async () => {
    await decide('warn');
    await appeal();
    for (const by of [sara, tina]) {
      await expect(undo(by)).rejects.toMatchObject({
        code: 'CASE_CHANGED',
        details: { flags: { what: 'the member appealed', who: 'Member 2' } },
      });
    }
  });

  it('tells what was done meanwhile at the time at which it would have been', async () => {
    await decide('warn');
    for (const by of [14, 15, 16]) await app.report(bea, by, { kind: 'member', id: bea });
    const toldAt = app.sentByWeight.at(-1)?.at as Date;
    app.clock.forward(minutes(5));
    app.sentByWeight.splice(0);
    await undo();
    const ids = { caseId: id, toldAt: toldAt.toISOString() };
    expect(app.sentByWeight).toContainEqual({ job: 'cases.hidden-by-weight', ids, at: toldAt });
    const limited = (await app.cases.eventsOf(id)).findLast(({ type }) => type === 'limited');
    expect(limited).toMatchObject({ toldAt });
  });

  it('takes over what was reported meanwhile', async () => {
    await decide('warn');
    const meanwhile = await app.report(bea, 14, listing);
    expect(meanwhile.id).not.toBe(id);
    const said = { type: 'said', words: 'Not I.', byId: null, at: app.clock.now() } as const;
    await app.transaction.run(() => app.cases.append(meanwhile, said));
    app.jobs.waiting.splice(0);
    await undo();
    const types = (await app.cases.eventsOf(id)).map(({ type }) => type);
    expect(types.slice(types.indexOf('undone')).slice(0, 3)).toEqual(['undone', 'reported', 'said']);
    // Whom the weight of it limited by their mailbox meets that it has ended.
    expect(app.jobs.waiting).toContainEqual(
      expect.objectContaining({ name: 'restrictions.share-limit', payload: { caseId: meanwhile.id } }),
    );
    expect(app.cases.kept.get(meanwhile.id)?.status).toBe('void');
    expect(app.cases.weights.get(id)?.reportCount).toBe(4);
  });
});

describe('an appeal', () => {
  it('against one of two bans leaves the e-mail banned by the other', async () => {
    await decide('ban');
    const { id: otherId } = await app.report(bea, 14, listing);
    const other = { ...said('ban'), version: app.cases.kept.get(otherId)?.version ?? 0, things: [listing] };
    await app.caseDecisions.decide(sara, otherId, other);
    await appeal();
    await answer('overturned');
    expect([(await app.store.current(bea))?.kind, [...app.banned]]).toEqual([
      'banned',
      [`member${bea}@example.com`],
    ]);
  });

  it.each([
    ['upheld', 'suspended', ['listing removed', 'photo removed']],
    ['overturned', undefined, []],
  ] as const)('that is %s leaves the member %s', async (outcome, kind, things) => {
    await decide('suspend');
    await appeal();
    app.sent.splice(0);
    app.events.announced.splice(0);
    await answer(outcome);
    expect(app.events.announced).toContainEqual({ to: bea, event: { type: 'access' } });
    expect((await app.store.current(bea))?.kind).toBe(kind);
    expect((await hidden()).toSorted()).toEqual(things);
    expect(app.cases.kept.get(id)?.status).toBe(outcome);
    expect(await app.decisions.appealOf(1)).toMatchObject({ outcome, answer: 'We have looked.' });
    expect(app.sent).toEqual([{ job: 'cases.appeal-answered', ids: { decisionId: 1 }, at: undefined }]);
    expect(app.audited.at(-1)).toBe(`case.appeal Case ${id}: ${outcome}`);
  });

  it('is answered by another administrator than the first, where there is one', async () => {
    await decide('warn');
    await appeal();
    await expect(answer('upheld', sara)).rejects.toMatchObject({ code: 'OWN_DECISION' });
    app.administrators.pop();
    await answer('upheld', sara);
    expect(app.cases.kept.get(id)?.status).toBe('upheld');
  });

  it('is answered by the first where all others are part of the case, who may not', async () => {
    app.administrators.push(bea);
    await app.report(bea, tina.id, listing);
    await decide('warn');
    await appeal();
    await expect(answer('upheld', tina)).rejects.toMatchObject({ code: 'OWN_CASE' });
    await answer('upheld', sara);
    expect(app.cases.kept.get(id)?.status).toBe('upheld');
  });
});
