import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import type { DecisionKind } from '@nestmates/domain/trust/cases/decision.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import { monthOf, spanOfMonth } from '@nestmates/domain/trust/transparency/months.ts';
import { beforeEach, expect, it } from 'vitest';
import { casesInMemory } from '../../../testing/memory/cases-in-memory.ts';
import { MemoryTransparency } from '../../../testing/memory/memory-transparency.ts';
import { Transparency } from './transparency.ts';

let app: ReturnType<typeof casesInMemory>;
let transparency: Transparency;
beforeEach(() => {
  app = casesInMemory();
  transparency = new Transparency({ transparencyStore: new MemoryTransparency(app), clock: app.clock });
});

let reporter = 100;
const reported = (category: ReportCategory = 'spam') => {
  reporter += 1;
  return app.report(reporter + 1000, reporter, { kind: 'listing', id: reporter }, category);
};
const counted = async () => {
  await transparency.count();
  return transparency.months();
};

/** What is told when the month of now has ended. */
const monthOver = () => {
  const now = app.clock.now();
  app.clock.forward(spanOfMonth(monthOf(now)).until.getTime() - now.getTime());
  return counted();
};

/** Decides a case of its own, so many hours after it was opened. */
async function decided(decision: DecisionKind, after: number): Promise<void> {
  const { id, memberId } = await reported();
  const at = later(app.clock.now(), hours(after));
  const said = { decision, rule: 'kind', words: 'Please be kind.', until: null, things: [] } as const;
  await app.decisions.add(id, memberId, { ...said, byId: 90, at });
}

it('counts nothing before the first report', async () => {
  expect(await counted()).toEqual([]);
});

it('counts every month since the first report that has ended, from its last moment on, the latest first', async () => {
  await reported();
  const soon = new Date('2026-05-01T00:00:00Z').getTime() - app.clock.now().getTime();
  app.clock.forward(soon - 1);
  expect((await counted()).map(({ month }) => month)).toEqual(['2026-03']);
  app.clock.forward(1);
  const months = await counted();
  expect(months.map(({ month, reports }) => [month, reports])).toEqual([
    ['2026-04', 0],
    ['2026-03', 'fewer than 5'],
  ]);
});

it('counts a month once, so that nobody learns from a difference what was withdrawn', async () => {
  for (let nth = 0; nth < 5; nth += 1) await reported();
  const months = await monthOver();
  const [first] = [...app.reports.kept.keys()];
  if (first === undefined) throw new Error('Nothing was reported');
  await app.reports.withdraw(first);
  expect(await counted()).toEqual(months);
  expect(months).toMatchObject([{ reports: 5 }]);
});

it('shows each category and decision, the small numbers among them not told apart', async () => {
  for (const category of ['spam', 'spam', 'spam', 'spam', 'hate', 'danger'] as const)
    await reported(category);
  await decided('warn', 1);
  const [month] = await monthOver();
  expect(month).toMatchObject({
    reports: 'at least 7',
    decisions: 'fewer than 5',
    appeals: 0,
    overturned: 0,
  });
  expect(month?.byCategory).toMatchObject({ spam: 5, hate: 'fewer than 5', danger: 'fewer than 5', scam: 0 });
  expect(month?.byDecision).toMatchObject({ warn: 'fewer than 5', ban: 0 });
});

it('says how long a decision took where five of a kind are told, to a tenth of an hour', async () => {
  for (const after of [1, 2, 3.27, 50, 60]) await decided('warn', after);
  expect((await monthOver())[0]?.medianHours).toBe(3.3);
});

it('does not say how long a decision took where that would tell that there are five', async () => {
  for (const after of [1, 2, 3, 4]) await decided('warn', after);
  await decided('ban', 5);
  expect((await monthOver())[0]).toMatchObject({ decisions: 'at least 2', medianHours: null });
});
