import type { StatisticsView, WeeklyCount } from './contract.ts';

export type Totals = Omit<StatisticsView, 'weeks'>;

/** What was new in a week, which begins at this time; weeks without anything new are left out. */
export interface CountOfWeek {
  readonly what: WeeklyCount;
  readonly from: Date;
  readonly count: number;
}

export interface StatisticsQueries {
  totals(since: { readonly newSince: Date; readonly activeSince: Date }): Promise<Totals>;
  /** Counts of the weeks from this time on. */
  weeks(from: Date): Promise<readonly CountOfWeek[]>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly statisticsQueries: StatisticsQueries;
  }
}
