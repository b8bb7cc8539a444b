import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import type { DecisionKind } from '@nestmates/domain/trust/cases/decision.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import { beforeEach, expect, it } from 'vitest';
import { casesInMemory } from '../../../testing/memory/cases-in-memory.ts';
import { MemoryTransparency } from '../../../testing/memory/memory-transparency.ts';
import { Transparency } from './transparency.ts';

let app: ReturnType<typeof casesInMemory>;
let transparency: Transparency;
beforeEach(() => {
  app = casesInMemory();
  transparency = new Transparency({ store: new MemoryTransparency(app), clock: app.clock });
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

/** Of a case of its own, so many hours after it was opened. */
async function decided(decision: DecisionKind, after: number): Promise<void> {
  const { id, memberId } = await reported();
  const at = later(app.clock.now(), hours(after));
  const said = { decision, rule: 'kind', words: 'Please be kind.', until: null, things: [] } as const;
  await app.decisions.add(id, memberId, { ...said, byId: 90, at });
}

it('counts nothing before the first report', async () => {
  expect(await counted()).toEqual([]);
});

it('counts every month since the first report, this one from its first moment, the latest first', async () => {
  await reported();
  const soon = new Date('2026-05-01T00:00:00Z').getTime() - app.clock.now().getTime();
  app.clock.forward(soon - 1);
  expect((await counted()).map(({ month }) => month)).toEqual(['2026-04', '2026-03']);
  app.clock.forward(1);
  const months = await counted();
  expect(months.map(({ month, reports }) => [month, reports])).toEqual([
    ['2026-05', 0],
    ['2026-04', 0],
    ['2026-03', 'fewer than 5'],
  ]);
});

it('shows each category and decision, the small numbers among them not told apart', async () => {
  for (const category of ['spam', 'spam', 'spam', 'spam', 'hate', 'danger'] as const)
    await reported(category);
  await decided('warn', 1);
  const [month] = await counted();
  expect(month).toMatchObject({ reports: 7, decisions: 'fewer than 5', appeals: 0, overturned: 0 });
  expect(month?.byCategory).toMatchObject({ spam: 5, hate: 'fewer than 5', danger: 'fewer than 5', scam: 0 });
  expect(month?.byDecision).toMatchObject({ warn: 'fewer than 5', ban: 0 });
});

it('says how long a decision took once there are five, to a tenth of an hour', async () => {
  for (const after of [1, 2, 3.27, 50]) await decided('warn', after);
  expect((await counted())[0]?.medianHours).toBeNull();
  await decided('warn', 60);
  expect((await counted())[0]?.medianHours).toBe(3.3);
});
