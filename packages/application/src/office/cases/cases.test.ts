import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { casesInMemory } from '../../../testing/memory/cases-in-memory.ts';
import { evidenceOf } from '../../trust/things/evidence-view.ts';

const [bea, ana, sara, tina] = [2, { id: 11 }, { id: 90 }, { id: 91 }];
const operator = { id: null };
const listing = { kind: 'listing', id: 7 } as const;

let app: ReturnType<typeof casesInMemory>;
let id: number;
beforeEach(async () => {
  app = casesInMemory();
  const content = evidenceOf({ title: 'Pram', facts: [{ label: 'Price', value: '40' }] });
  await app.evidence.add({ caseId: 1, thing: listing, content, takenAt: app.clock.now() }, 'pram', []);
  id = (await app.report(bea, ana.id, listing)).id;
});

const version = () => app.cases.kept.get(id)?.version ?? 0;
const decide = (by = sara) =>
  app.caseDecisions.decide(by, id, {
    version: version(),
    decision: 'warn',
    rule: 'kind',
    words: 'Please be kind.',
    until: null,
    things: [listing],
  });
const appeal = () => app.standing.appeal({ id: bea }, { decisionId: 1, words: 'It was not me.' });
const actionsFor = async (by: { readonly id: number | null }) => (await app.pages.page(by, id)).actions;

describe('the list of cases', () => {
  it('has a page, and where the next one begins', async () => {
    for (const memberId of [3, 4]) await app.report(memberId, 100 + memberId, { kind: 'shop', id: memberId });
    const asked = { list: 'open', limit: 2 } as const;
    const first = await app.pages.list(sara, asked);
    expect(first.items.map(({ id: caseId }) => caseId)).toEqual([1, 2]);
    expect(first.items[0]).not.toHaveProperty('cursor');
    const at = app.clock.now().getTime() * 1000;
    expect(first.next).toBe(`400.${at}.2`);
    const rest = await app.pages.list(sara, { ...asked, before: { rank: 400, at, id: 2 } });
    expect(rest.items.map(({ id: caseId }) => caseId)).toEqual([3]);
    expect(rest).not.toHaveProperty('next');
  });

  it('of what the caller has claimed is theirs', async () => {
    await app.pages.claim(sara, id);
    const mine = async (by: { readonly id: number }) =>
      (await app.pages.list(by, { list: 'mine', limit: 10 })).items.length;
    expect([await mine(sara), await mine(tina)]).toEqual([1, 0]);
    expect([await app.pages.counts(sara), await app.pages.counts(tina)]).toMatchObject([
      { open: 1, mine: 1 },
      { open: 1, mine: 0 },
    ]);
  });
});

describe('a look at a case', () => {
  it('is in the audit, and once an hour while the page stays open', async () => {
    await app.pages.show(sara, id);
    await app.pages.show(sara, id, { again: 'true' });
    const hourAgo = later(app.clock.now(), -hours(1)).toISOString();
    expect(app.audited).toEqual([`case.viewed Case ${id}`, `case.viewed Case ${id} unless since ${hourAgo}`]);
    await expect(app.pages.show(sara, 99)).rejects.toMatchObject({ kind: 'not-found' });
    expect(app.audited).toHaveLength(2);
  });

  it('shows what each report weighs, and who counts as one', async () => {
    await app.report(bea, ana.id, { kind: 'shop', id: 8 }, 'spam');
    await app.report(bea, 12, listing);
    const withdrawn = await app.report(bea, 13, listing);
    await app.reports.withdraw(4);
    expect(withdrawn.id).toBe(id);
    const { reported } = await app.pages.page(sara, id);
    expect(reported.map(({ id: reportId, weight, group }) => [reportId, weight, group])).toEqual([
      [1, 4, 1],
      [2, 1, 1],
      [3, 4, 2],
      [4, 0, 0],
    ]);
  });

  it('says of a report that came when its thing was hidden already that it came late', async () => {
    for (const reporterId of [12, 13]) await app.report(bea, reporterId, listing);
    const { reported, things } = await app.pages.page(sara, id);
    expect(things[0]?.hidden).toBe('by-weight');
    expect(reported.map(({ late }) => late)).toEqual([null, null, 'hidden']);
  });

  it('shows the heaviest thing first, and last what nobody reports any more', async () => {
    await app.report(bea, 12, { kind: 'check-in', id: 3 }, 'danger');
    await app.report(bea, 13, { kind: 'shop', id: 8 }, 'harassment');
    await app.report(bea, 14, { kind: 'shop', id: 8 }, 'spam');
    await app.report(bea, 15, { kind: 'message', id: 5 }, 'spam');
    await app.report(bea, 16, { kind: 'photo', id: 'hers' }, 'harassment');
    await app.reports.withdraw(6);
    const shown = async () => (await app.pages.page(sara, id)).things.map(({ kind }) => kind);
    expect(await shown()).toEqual(['check-in', 'shop', 'listing', 'message', 'photo']);
  });

  it('shows each thing as it was beside what it is now', async () => {
    const things = async () => {
      const [thing] = (await app.pages.page(sara, id)).things;
      return [thing?.kept?.title, thing?.now?.title, thing?.isUnchanged];
    };
    expect(await things()).toEqual(['Pram', undefined, false]);
    app.asTheyAre.set('listing 7', evidenceOf({ title: 'Pram', facts: [{ label: 'Price', value: '40' }] }));
    expect(await things()).toEqual(['Pram', 'Pram', true]);
    app.asTheyAre.set('listing 7', evidenceOf({ title: 'Pram', facts: [{ label: 'Price', value: '45' }] }));
    expect(await things()).toEqual(['Pram', 'Pram', false]);
  });

  it('shows no thing as it is whose member has left', async () => {
    const current = app.cases.kept.get(id);
    if (current) app.cases.kept.set(id, { ...current, memberId: null });
    app.asTheyAre.set('listing 7', evidenceOf({ title: 'Of another' }));
    const { things, memberFacts } = await app.pages.page(sara, id);
    expect([things[0]?.now, memberFacts]).toEqual([null, null]);
  });

  it('shows how the member stands', async () => {
    await decide();
    const { memberFacts } = await app.pages.page(sara, id);
    expect(memberFacts).toMatchObject({ standing: 'warned', email: 'member2@example.com', cases: [] });
    app.clock.forward(days(180));
    expect((await app.pages.page(sara, id)).memberFacts).toMatchObject({ standing: 'good' });
  });
});

describe('what an administrator can do about a case', () => {
  it('is nothing where they are a part of it', async () => {
    expect(await actionsFor({ id: bea })).toEqual([]);
    expect(await actionsFor(ana)).toEqual([]);
    expect(await actionsFor(sara)).toEqual(['claim', 'note', 'help', 'decide']);
    expect(await actionsFor(operator)).toEqual(['claim', 'note', 'help', 'decide']);
  });

  it('is to take a decision back, by whoever made it, for ten minutes', async () => {
    await decide();
    const until = later(app.clock.now(), minutes(10)).toISOString();
    const undoUntil = async (by: { readonly id: number }) =>
      (await app.pages.page(by, id)).decisions[0]?.undoUntil;
    expect([await undoUntil(sara), await undoUntil(tina)]).toEqual([until, null]);
    expect([await actionsFor(sara), await actionsFor(tina)]).toEqual([['note', 'undo'], ['note']]);
    app.clock.forward(minutes(10) - 1);
    expect([await undoUntil(sara), await actionsFor(sara)]).toEqual([until, ['note', 'undo']]);
    app.clock.forward(1);
    expect([await undoUntil(sara), await actionsFor(sara)]).toEqual([null, ['note']]);
  });

  it('is not to take back what was taken back already, but the last that stands', async () => {
    await decide();
    await app.caseDecisions.undo(sara, id, version());
    await decide(tina);
    const { decisions } = await app.pages.page(sara, id);
    expect(decisions.map(({ undoUntil }) => undoUntil)).toEqual([null, null]);
    expect([await actionsFor(sara), await actionsFor(tina)]).toEqual([['note'], ['note', 'undo']]);
    expect((await app.pages.page(tina, id)).decisions[0]?.undoUntil).not.toBeNull();
  });

  it('is to answer an appeal, unless they decided and another can', async () => {
    await decide();
    await appeal();
    expect(await actionsFor(sara)).toEqual(['claim', 'note']);
    expect(await actionsFor(tina)).toEqual(['claim', 'note', 'uphold', 'overturn']);
    app.administrators.pop();
    expect(await actionsFor(sara)).toEqual(['claim', 'note', 'uphold', 'overturn']);
  });
});

describe('a claim and a note', () => {
  it('are kept with who made them, and are in the audit', async () => {
    const claimed = await app.pages.claim(sara, id);
    expect(claimed.claimedBy).toEqual({ id: sara.id, firstName: 'Admin 90' });
    const noted = await app.pages.note(tina, id, 'She is new.');
    expect(noted.history.at(-1)).toMatchObject({ by: { id: tina.id }, words: 'She is new.' });
    expect(app.audited).toEqual([`case.claimed Case ${id}`, `case.noted Case ${id}`]);
    expect((await app.pages.claim(tina, id)).claimedBy?.id).toBe(tina.id);
  });

  it('are none of who is a part of the case', async () => {
    await expect(app.pages.claim({ id: bea }, id)).rejects.toMatchObject({ code: 'OWN_CASE' });
    await expect(app.pages.note(ana, id, 'Me.')).rejects.toMatchObject({ code: 'OWN_CASE' });
    await expect(app.pages.claim(sara, 99)).rejects.toMatchObject({ kind: 'not-found' });
    expect([version(), app.audited]).toEqual([1, []]);
  });

  it('differ once a case is decided: it is noted, and claimed no more', async () => {
    await decide();
    await expect(app.pages.claim(tina, id)).rejects.toMatchObject({
      code: 'CASE_CHANGED',
      details: { flags: { what: 'it was decided: Warn', who: 'Admin 90' } },
    });
    expect((await app.pages.note(tina, id, 'Fine.')).state).toBe('decided');
  });
});
