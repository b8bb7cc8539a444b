import { decisionNames } from '@nestmates/domain/trust/cases/decision.ts';
import { reportCategories } from '@nestmates/domain/trust/reports/categories.ts';
import {
  median,
  monthOf,
  shownNumber,
  smallNumber,
  spanOfMonth,
} from '@nestmates/domain/trust/transparency/months.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import type { TransparencyMonth } from './contract.ts';
import type { MonthFigures, TransparencyStore } from './ports.ts';

export interface TransparencyDeps {
  readonly store: TransparencyStore;
  readonly clock: Clock;
}

/** How many reports, decisions and appeals there were, as everybody may know it. */
export class Transparency {
  readonly #deps: TransparencyDeps;
  constructor(deps: TransparencyDeps) {
    this.#deps = deps;
  }

  months(): Promise<readonly TransparencyMonth[]> {
    return this.#deps.store.months();
  }

  /** Counts the months since the first report anew, this one included. */
  async count(): Promise<void> {
    const { store, clock } = this.#deps;
    const now = clock.now();
    const since = await store.since();
    if (!since) return;
    for (let at = spanOfMonth(monthOf(since)); at.from <= now; at = spanOfMonth(monthOf(at.until))) {
      const figures = await store.figuresOf(at);
      await store.save(monthFrom(monthOf(at.from), figures), now);
    }
  }
}

const shownBy = <Name extends string>(names: readonly Name[], counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(names.map((name) => [name, shownNumber(counts[name] ?? 0)])) as Record<
    Name,
    ReturnType<typeof shownNumber>
  >;

function monthFrom(month: string, figures: MonthFigures): TransparencyMonth {
  const { hoursToDecide } = figures;
  const middle = hoursToDecide.length < smallNumber ? undefined : median(hoursToDecide);
  return {
    month,
    reports: shownNumber(figures.reports),
    byCategory: shownBy(reportCategories, figures.byCategory),
    decisions: shownNumber(figures.decisions),
    byDecision: shownBy(decisionNames, figures.byDecision),
    appeals: shownNumber(figures.appeals),
    overturned: shownNumber(figures.overturned),
    medianHours: middle === undefined ? null : Math.round(middle * 10) / 10,
  };
}
