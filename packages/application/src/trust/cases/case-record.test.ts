import { days } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { casesInMemory } from '../../../testing/memory/cases-in-memory.ts';
import { IdleCases } from './idle-cases.ts';

const bea = 2;
const member = { kind: 'member', id: bea } as const;
const listing = { kind: 'listing', id: 7 } as const;
const swap = { kind: 'swap', id: 7 } as const;

let app: ReturnType<typeof casesInMemory>;
beforeEach(() => {
  app = casesInMemory();
});

const typesOf = async (id: number) => (await app.cases.eventsOf(id)).map(({ type }) => type);
const current = async () => app.cases.openOf(bea);
const withdraw = (reportId: number) =>
  app.transaction.run(async () => {
    await app.cases.lockMember(bea);
    const open = await current();
    if (!open) throw new Error('There is no open case');
    await app.reports.withdraw(reportId);
    await app.record.add(open, { type: 'withdrawn', reportId, byId: null, at: app.clock.now() });
  });

const closeAbout = () => app.transaction.run(() => app.record.closeAbout(bea));

describe('a case', () => {
  it('is one for all open reports about a member, with what they weigh', async () => {
    const { id } = await app.report(bea, 11, listing);
    app.clock.forward(1000);
    await app.report(bea, 12, member, 'danger');
    expect(app.cases.kept.size).toBe(1);
    expect(app.cases.weights.get(id)).toEqual({
      weight: 9,
      isUrgent: true,
      reportCount: 2,
      categories: ['danger', 'harassment'],
      oldestAt: new Date('2026-03-05T10:00:00Z'),
    });
    expect(await typesOf(id)).toEqual(['reported', 'reported']);
  });

  it('hides a thing from weight 6 on, once, and shows it again below', async () => {
    const { id } = await app.report(bea, 11, listing);
    expect(await app.store.hiddenOf(bea)).toEqual([]);
    await app.report(bea, 12, listing);
    const hidden = [{ kind: 'listing', id: '7', memberId: bea, why: 'by-weight' }];
    expect(await app.store.hiddenOf(bea)).toEqual(hidden);
    await app.report(bea, 13, swap, 'spam');
    expect(await app.store.hiddenOf(bea)).toEqual(hidden);
    expect(await typesOf(id)).toEqual(['reported', 'reported', 'hidden', 'reported']);
    await withdraw(1);
    expect(await app.store.hiddenOf(bea)).toEqual([]);
    expect((await typesOf(id)).slice(-2)).toEqual(['withdrawn', 'shown']);
    const events = await app.cases.eventsOf(id);
    expect(events.find(({ type }) => type === 'hidden')).toMatchObject({ things: [listing], byId: null });
  });

  it('limits a member from weight 12 on, once, and no longer below', async () => {
    const { id } = await app.report(bea, 11, member);
    for (const by of [12, 13]) await app.report(bea, by, member);
    expect(await app.store.current(bea)).toEqual({ kind: 'limited', until: null });
    await app.report(bea, 14, member, 'spam');
    expect((await typesOf(id)).filter((type) => type === 'limited')).toHaveLength(1);
    await withdraw(1);
    expect(await app.store.current(bea)).toBeUndefined();
    expect((await typesOf(id)).at(-1)).toBe('unlimited');
    await app.report(bea, 11, member);
    expect(await app.store.current(bea)).toMatchObject({ kind: 'limited' });
  });

  it('is void when the account is deleted, unless it is settled', async () => {
    const { id } = await app.report(bea, 11, member);
    await closeAbout();
    expect(app.cases.kept.get(id)).toMatchObject({ status: 'void' });
    expect(await current()).toBeUndefined();
  });

  it.each([
    ['the account is deleted', closeAbout],
    [
      'all was withdrawn long ago',
      async () => {
        await withdraw(1);
        app.clock.forward(days(31));
        app.jobs.waiting.splice(0);
        await new IdleCases({
          ...app,
          caseStore: app.cases,
          caseRecord: app.record,
          reportStore: app.reports,
        }).end();
      },
    ],
    [
      'it is decided',
      async () => {
        const said = { decision: 'dismiss', rule: 'kind', words: 'Fine.', until: null, version: 1 } as const;
        await app.caseDecisions.decide({ id: 90 }, 1, said);
      },
    ],
  ])('ends for the other accounts of the mailbox, too, when %s', async (_, end) => {
    const { id } = await app.report(bea, 11, member);
    app.jobs.waiting.splice(0);
    await end();
    const shared = app.jobs.waiting.filter(({ name }) => name === 'restrictions.share-limit');
    expect(shared.map(({ payload }) => payload)).toEqual([{ caseId: id }]);
  });
});
