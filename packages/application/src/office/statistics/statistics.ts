import { sessionLifetime } from '@nestmates/domain/members/accounts/session.ts';
import { lastWeeks } from '@nestmates/domain/office/statistics/weeks.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import { type StatisticsView, type WeeklyCount, weeklyCounts } from './contract.ts';
import type { StatisticsQueries } from './ports.ts';

export interface StatisticsDeps {
  readonly queries: StatisticsQueries;
  readonly clock: Clock;
}

const shownWeeks = 12;

/** How the product is used, for administrators. */
export class Statistics {
  readonly #deps: StatisticsDeps;
  constructor(deps: StatisticsDeps) {
    this.#deps = deps;
  }

  async show(): Promise<StatisticsView> {
    const { queries, clock } = this.#deps;
    const now = clock.now();
    const weekAgo = later(now, -days(7));
    // A session tells by its end when it was last used.
    const totals = await queries.totals({ newSince: weekAgo, activeSince: later(weekAgo, sessionLifetime) });
    const [weeks, oldest = now] = [lastWeeks(now, shownWeeks), ...lastWeeks(now, shownWeeks)];
    const counted = await queries.weeks(oldest);
    const countIn = (week: Date, what: WeeklyCount) =>
      counted.find((one) => one.what === what && one.from.getTime() === week.getTime())?.count ?? 0;
    return {
      ...totals,
      weeks: weeks.map((week) => ({
        from: week.toISOString().slice(0, 10),
        ...(Object.fromEntries(weeklyCounts.map((what) => [what, countIn(week, what)])) as Record<
          WeeklyCount,
          number
        >),
      })),
    };
  }
}
