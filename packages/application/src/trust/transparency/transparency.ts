import { decisionNames } from '@nestmates/domain/trust/cases/decision.ts';
import { reportCategories } from '@nestmates/domain/trust/reports/categories.ts';
import {
  median,
  monthOf,
  shownNumber,
  shownTotal,
  smallNumber,
  spanOfMonth,
} from '@nestmates/domain/trust/transparency/months.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { TransparencyMonth } from './contract.ts';
import type { MonthFigures } from './ports.ts';

/** How many reports, decisions and appeals there were, as everybody may know it. */
export class Transparency extends useCase('transparencyStore', 'clock') {
  months(): Promise<readonly TransparencyMonth[]> {
    return this.needs.transparencyStore.months();
  }

  /**
   * Counts each month once, when it has ended. The difference between two countings of a month would tell a single
   * report from one day to the next.
   */
  async count(): Promise<void> {
    const { transparencyStore: store, clock } = this.needs;
    const now = clock.now();
    const since = await store.since();
    if (!since) return;
    const counted = new Set((await store.months()).map(({ month }) => month));
    for (let at = spanOfMonth(monthOf(since)); at.until <= now; at = spanOfMonth(monthOf(at.until))) {
      const month = monthOf(at.from);
      if (!counted.has(month)) await store.save(monthFrom(month, await store.figuresOf(at)), now);
    }
  }
}

const shownBy = <Name extends string>(names: readonly Name[], counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(names.map((name) => [name, shownNumber(counts[name] ?? 0)])) as Record<
    Name,
    ReturnType<typeof shownNumber>
  >;

function monthFrom(month: string, figures: MonthFigures): TransparencyMonth {
  const decided = decisionNames.map((name) => figures.byDecision[name] ?? 0);
  // The median would say that there are more where the decisions that are told are fewer.
  const isTold = decided.some((count) => count >= smallNumber);
  const middle = isTold ? median(figures.hoursToDecide) : undefined;
  return {
    month,
    reports: shownTotal(reportCategories.map((name) => figures.byCategory[name] ?? 0)),
    byCategory: shownBy(reportCategories, figures.byCategory),
    decisions: shownTotal(decided),
    byDecision: shownBy(decisionNames, figures.byDecision),
    appeals: shownNumber(figures.appeals),
    overturned: shownNumber(figures.overturned),
    medianHours: middle === undefined ? null : Math.round(middle * 10) / 10,
  };
}
