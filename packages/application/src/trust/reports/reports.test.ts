import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import { keyOfThing, type Thing } from '@nestmates/domain/trust/reports/report.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { casesInMemory } from '../../../testing/memory/cases-in-memory.ts';
import { MemoryRateLimiter } from '../../../testing/memory/memory-rate-limiter.ts';
import { stub } from '../../../testing/stub.ts';
import { rateLimited } from '../../platform/shared/rate-limited.ts';
import { evidenceOf } from '../things/evidence-view.ts';
import type { ReportableThing } from '../things/ports.ts';
import { Reports } from './reports.ts';

const [ana, cleo, bea] = [{ id: 11 }, { id: 12 }, 2];
const listing = { kind: 'listing', id: 7 } as const;

let app: ReturnType<typeof casesInMemory>;
let reports: Reports;
/** What viewers are shown, by its key. */
let shown: Map<string, ReportableThing>;
let strangers: { readonly me: number; readonly who: number }[];
let isTooManyStrangers: boolean;
beforeEach(() => {
  app = casesInMemory();
  shown = new Map();
  strangers = [];
  isTooManyStrangers = false;
  show(listing);
  reports = new Reports({
    reportStore: app.reports,
    reportQueries: app.reports,
    reportedThings: stub({ shownTo: async (_, thing) => shown.get(keyOfThing(thing)) }),
    caseStore: app.cases,
    caseRecord: app.record,
    evidenceKeeper: stub({ keep: async (evidence) => app.evidence.add(evidence, 'hash', []) }),
    strangers: stub({
      async byNumber(me, who) {
        if (isTooManyStrangers) throw rateLimited(1000);
        strangers.push({ me, who });
      },
    }),
    rateLimiter: new MemoryRateLimiter(app.clock),
    jobs: app.jobs,
    transaction: app.transaction,
    clock: app.clock,
  });
});

function show(thing: Thing, given: Partial<ReportableThing> = {}): void {
  shown.set(keyOfThing(thing), { ownerId: bea, evidence: evidenceOf({ title: 'Pram' }), ...given });
}
const report = (by = ana, about: Thing = listing, category: ReportCategory = 'scam', words?: string) =>
  reports.report(by, { about, category, words });
const events = async () => (await app.cases.eventsOf(1)).map(({ type }) => type);

describe('a report', () => {
  it('opens a case about whose it is, with what is kept of it', async () => {
    expect(await report(ana, listing, 'scam', 'Not hers.')).toEqual({ id: 1, state: 'received' });
    expect(app.cases.kept.get(1)).toMatchObject({ memberId: bea, status: 'open', version: 1 });
    expect(await events()).toEqual(['reported']);
    expect(app.evidence.kept.get(1)).toMatchObject({ caseId: 1, thing: listing });
    expect(app.reports.kept.get(1)).toMatchObject({
      caseId: 1,
      reporterId: ana.id,
      publicReportId: null,
      title: 'Pram',
      words: 'Not hers.',
      evidenceId: 1,
    });
    expect(app.jobs.waiting).toEqual([]);
  });

  it('of what is not shown, or is their own, is none', async () => {
    await expect(report(ana, { kind: 'shop', id: 1 })).rejects.toMatchObject({ kind: 'not-found' });
    show(listing, { ownerId: ana.id });
    await expect(report()).rejects.toMatchObject({ code: 'OWN_THING' });
    show(listing);
    app.gone.add(bea);
    await expect(report()).rejects.toMatchObject({ kind: 'not-found' });
    expect([app.cases.kept.size, app.reports.kept.size]).toEqual([0, 0]);
  });

  it('by somebody who has left meanwhile is none', async () => {
    app.gone.add(ana.id);
    await expect(report()).rejects.toMatchObject({ kind: 'not-found' });
    expect(app.reports.kept.size).toBe(0);
  });

  it('about the same thing is one until it is withdrawn, and uses up nothing of the day', async () => {
    await report();
    for (let nth = 0; nth < 200; nth += 1) {
      await expect(report()).rejects.toMatchObject({ code: 'ALREADY_REPORTED' });
    }
    await reports.withdraw(ana, 1);
    expect(await report()).toMatchObject({ id: 2 });
  });

  it('is known by a number of its reporter’s own, which says nothing about the reports of others', async () => {
    await report();
    await report(ana, listing).catch(() => undefined);
    expect((await report(cleo)).id).toBe(1);
    await expect(reports.withdraw(cleo, 2)).rejects.toMatchObject({ kind: 'not-found' });
    await reports.withdraw(cleo, 1);
    expect([...app.reports.kept.values()].map(({ reporterId, state }) => [reporterId, state])).toEqual([
      [ana.id, 'received'],
      [cleo.id, 'withdrawn'],
    ]);
    expect(await app.cases.eventsOf(1)).toContainEqual(
      expect.objectContaining({ type: 'withdrawn', reportId: 2 }),
    );
  });

  it('is one of a hundred a day', async () => {
    for (let id = 1; id <= 101; id += 1) show({ kind: 'message', id });
    for (let id = 1; id <= 100; id += 1) await report(ana, { kind: 'message', id });
    const message = { kind: 'message', id: 101 } as const;
    await expect(report(ana, message)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringContaining('100 reports'),
    });
    expect(await report(cleo, message)).toMatchObject({ state: 'received' });
    app.clock.forward(days(1));
    expect(await report(ana, message)).toMatchObject({ state: 'received' });
  });

  it('of a stranger counts as looking them up, and of nobody else', async () => {
    const member = { kind: 'member', id: bea } as const;
    show(member, { isStranger: true });
    await report(ana, member);
    await report(ana);
    expect(strangers).toEqual([{ me: ana.id, who: bea }]);
    isTooManyStrangers = true;
    await expect(report(cleo, member)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringContaining('whom you have not met'),
    });
  });

  it('that somebody may be in danger is looked after within an hour', async () => {
    await report(ana, listing, 'danger');
    app.clock.forward(1000);
    await report(cleo, listing, 'child');
    const at = later(app.clock.now(), hours(1) - 1000);
    const timing = { at, key: 'urgent-case.1', keep: 'first' };
    const alerts = app.jobs.waiting.filter(({ name }) => name === 'cases.alert-urgent');
    expect(alerts).toEqual([{ name: 'cases.alert-urgent', payload: { caseId: 1 }, timing }]);
  });

  it('of a visitor names no member, and counts as one who came when it was written', async () => {
    const since = later(app.clock.now(), -hours(1));
    await reports.receive({ publicReportId: 5, since }, { about: listing, category: 'scam' });
    expect(app.reports.kept.get(1)).toMatchObject({
      reporterId: null,
      publicReportId: 5,
      reporterSince: since,
      words: null,
    });
  });

  it('of what is another’s by the time it is taken is none', async () => {
    let looks = 0;
    const shownTo = shown.get.bind(shown);
    shown.get = (key) => {
      looks += 1;
      const found = shownTo(key);
      return found && looks > 1 ? { ...found, ownerId: 3 } : found;
    };
    const receiving = reports.receive({ memberId: ana.id }, { about: listing, category: 'scam' });
    await expect(receiving).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('their reporter', () => {
  it('sees reports page by page, the newest first', async () => {
    show({ kind: 'shop', id: 3 });
    await report();
    await report(cleo);
    await report(ana, { kind: 'shop', id: 3 });
    const first = await reports.list(ana, { limit: 1 });
    expect(first).toMatchObject({
      next: 2,
      items: [{ id: 2, about: { kind: 'shop', id: 3, title: 'Pram' } }],
    });
    const rest = await reports.list(ana, { limit: 1, before: 2 });
    expect(rest).toEqual({
      items: [
        {
          id: 1,
          about: { ...listing, title: 'Pram' },
          category: 'scam',
          words: null,
          state: 'received',
          at: app.clock.now().toISOString(),
        },
      ],
    });
  });

  it('that had an effect is not made again for 30 days after it was withdrawn', async () => {
    await report(ana);
    await report(cleo);
    expect(await events()).toEqual(['reported', 'reported', 'hidden']);
    await reports.withdraw(ana, 1);
    await expect(report(ana)).rejects.toMatchObject({
      code: 'ALREADY_REPORTED',
      message: expect.stringContaining('after 30 days'),
    });
    app.clock.forward(days(30) - 1);
    await expect(report(ana)).rejects.toMatchObject({ code: 'ALREADY_REPORTED' });
    app.clock.forward(1);
    await expect(report(ana)).resolves.toMatchObject({ state: 'received' });
  });

  it('adds words, and withdraws, with an event of the case', async () => {
    await report(ana, listing, 'scam', 'One.');
    expect(await reports.addWords(ana, 1, 'Two.')).toMatchObject({
      words: 'One.\n\nTwo.',
      state: 'received',
    });
    expect(await reports.withdraw(ana, 1)).toMatchObject({ state: 'withdrawn' });
    expect(await events()).toEqual(['reported', 'added', 'withdrawn']);
    expect(app.cases.weights.get(1)?.reportCount).toBe(0);
  });

  it('changes none of somebody else, and none that was looked at', async () => {
    await report();
    await expect(reports.withdraw(cleo, 1)).rejects.toMatchObject({ kind: 'not-found' });
    await app.reports.settle(1, () => 'done');
    await expect(reports.withdraw(ana, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(reports.addWords(ana, 1, 'More.')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await reports.list(ana, { limit: 5 })).items).toMatchObject([
      { state: 'looked-at', outcome: 'done', words: null },
    ]);
    expect(await events()).toEqual(['reported']);
  });
});
