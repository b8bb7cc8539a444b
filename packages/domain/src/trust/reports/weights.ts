import { days } from '../../platform/shared/time.ts';
import { isUrgent, type ReportCategory, severityOf } from './categories.ts';

/** All thresholds by which reports have an effect before somebody has looked at them. */
export const thresholds = {
  /** From this weight on a thing is hidden until somebody has looked. */
  hideThing: 6,
  /** From this weight on a member is limited until somebody has looked. */
  limitMember: 12,
  accuracy: { afterDecided: 5, before: 1, lowest: 0.25, highest: 2 },
  /** Who registered less than this before a report is new, and a new one counts so much. */
  newFor: days(3),
  newCounts: 0.5,
  /** Who registered within this time of each other count as one. */
  togetherWithin: days(1),
} as const;

export interface Reporter {
  /** The same for every report of one member or of one e-mail address. */
  readonly key: string;
  readonly since: Date;
  /** Digests of the browsers in which the account was used. */
  readonly browsers: readonly string[];
  /** How many of their reports were decided, and how many of these were found right. */
  readonly decided: number;
  readonly right: number;
}

/** An open report; a withdrawn one is not among those that are weighed. */
export interface WeighedReport {
  /** What it is about, by its key. */
  readonly thing: string;
  readonly category: ReportCategory;
  readonly at: Date;
  readonly reporter: Reporter;
}

/** What the reports of somebody have been worth so far. */
export function accuracyOf({ decided, right }: Pick<Reporter, 'decided' | 'right'>): number {
  const { afterDecided, before, lowest, highest } = thresholds.accuracy;
  if (decided < afterDecided) return before;
  return lowest + (highest - lowest) * (right / decided);
}

export function weightOfReport({ category, at, reporter }: WeighedReport): number {
  const isNew = at.getTime() - reporter.since.getTime() < thresholds.newFor;
  return severityOf(category) * accuracyOf(reporter) * (isNew ? thresholds.newCounts : 1);
}

const belongTogether = (one: Reporter, other: Reporter): boolean =>
  one.key === other.key ||
  Math.abs(one.since.getTime() - other.since.getTime()) < thresholds.togetherWithin ||
  one.browsers.some((browser) => other.browsers.includes(browser));

/** The reports by those who count as one, also over others who belong to both. */
export function groupedReports(reports: readonly WeighedReport[]): readonly (readonly WeighedReport[])[] {
  return reports.reduce<readonly (readonly WeighedReport[])[]>((groups, report) => {
    const isTheirs = (group: readonly WeighedReport[]) =>
      group.some(({ reporter }) => belongTogether(reporter, report.reporter));
    const theirs = groups.filter(isTheirs).flat();
    return [...groups.filter((group) => !isTheirs(group)), [...theirs, report]];
  }, []);
}

/** Each reporter, and each group of them, counts once: with the heaviest of their reports. */
const sumOf = (reports: readonly WeighedReport[]): number =>
  groupedReports(reports)
    .map((group) => Math.max(...group.map(weightOfReport)))
    .reduce((sum, weight) => sum + weight, 0);

export interface CaseWeight {
  readonly sum: number;
  /** Looked at before everything else. */
  readonly isUrgent: boolean;
  /** The things that are hidden until somebody has looked, by their keys. */
  readonly hides: readonly string[];
  /** Whether the member is limited until somebody has looked. */
  readonly limits: boolean;
}

/** What the open reports of a case weigh together, and what follows. */
export function weigh(reports: readonly WeighedReport[]): CaseWeight {
  const sum = sumOf(reports);
  const things = [...new Set(reports.map(({ thing }) => thing))];
  return {
    sum,
    isUrgent: reports.some(({ category }) => isUrgent(category)),
    hides: things.filter(
      (thing) => sumOf(reports.filter((report) => report.thing === thing)) >= thresholds.hideThing,
    ),
    limits: sum >= thresholds.limitMember,
  };
}

const urgentRank = 10_000_000;

/** The order of the queue as one number: the urgent first, then by weight. */
export const rankOf = ({ sum, isUrgent: isFirst }: Pick<CaseWeight, 'sum' | 'isUrgent'>): number =>
  (isFirst ? urgentRank : 0) + Math.min(Math.round(sum * 100), urgentRank - 1);
