import { sessionLifetime } from '@nestmates/domain/members/accounts/session.ts';
import { lastWeeks } from '@nestmates/domain/office/statistics/weeks.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { type StatisticsView, type WeeklyCount, weeklyCounts } from './contract.ts';

const shownWeeks = 12;

/** How the product is used, for administrators. */
export class Statistics extends useCase('statisticsQueries', 'clock') {
  async show(): Promise<StatisticsView> {
    const { statisticsQueries: queries, clock } = this.needs;
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
