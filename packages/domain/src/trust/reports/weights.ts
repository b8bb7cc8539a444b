import { days } from '../../platform/shared/time.ts';
import { asksForHelp, isUrgent, type ReportCategory, severityOf } from './categories.ts';
import { areTogether, countedReporters, headsOf, sumOf, type WeighedReporter } from './reporters-apart.ts';

/** All thresholds by which reports have an effect before somebody has looked at them. */
export const thresholds = {
  /** Weight from which on a thing is hidden until somebody has looked, where two members at least have reported it. */
  hideThing: 6,
  /** One reporter counts for so much of it at most, so nobody hides anything alone. */
  hideThingEach: 5,
  /** Weight from which on a member is limited until somebody has looked, of two members at least, one of whom knows them. */
  limitMember: 12,
  accuracy: { afterDecided: 5, before: 1, lowest: 0.25, highest: 1.5 },
  /** Who registered less than this before a report is new, and a new one counts so much. */
  newFor: days(3),
  newCounts: 0.5,
  /** Whose report about a member was dismissed hides and limits nothing of theirs for so long, and is looked at as ever. */
  dismissedFor: days(30),
} as const;

export interface Reporter {
  /** The same for every report of one member or of one mailbox. */
  readonly key: string;
  readonly since: Date;
  /** Digests of the browsers, networks and the mailbox of the account; who has one in common counts as one. */
  readonly traces: readonly string[];
  /** Number of unrelated members about whom their reports were decided, and for how many they were found right. */
  readonly decided: number;
  readonly right: number;
  readonly isVisitor: boolean;
  /** Has to verify the e-mail and has not: the reports weigh nothing until it is verified. */
  readonly isUnverified: boolean;
  /** Is or was connected with the reported member, has written with them or traded with them. */
  readonly knowsMember: boolean;
  /** What they had reported about the member was looked at shortly before this report, and was nothing. */
  readonly wasDismissed: boolean;
  /** Has liked nobody, written to nobody, and put nothing up: the account was used for reports alone. */
  readonly onlyReports: boolean;
  /** Has left before this report had an effect, which it has no more: nobody can say whose it is. All these weigh as one. */
  readonly hasLeft: boolean;
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
  if (reporter.isUnverified) return 0;
  const isNew = at.getTime() - reporter.since.getTime() < thresholds.newFor;
  return severityOf(category) * accuracyOf(reporter) * (isNew ? thresholds.newCounts : 1);
}

/** Each reporter once, with the gravest of their reports, by the time of their first. */
function reportersOf(reports: readonly WeighedReport[], most = Number.POSITIVE_INFINITY): WeighedReporter[] {
  const oldestFirst = reports.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return [...Map.groupBy(oldestFirst, ({ reporter }) => reporter.key)].map(([key, theirs]) => {
    const [first] = theirs;
    return {
      key,
      weight: Math.min(most, Math.max(...theirs.map(weightOfReport))),
      traces: first?.reporter.traces ?? [],
      onlyDid: first?.reporter.onlyReports
        ? { openedAt: first.reporter.since, thing: first.thing }
        : undefined,
    };
  });
}

/** The reports by those who count as one. */
export function groupedReports(reports: readonly WeighedReport[]): readonly (readonly WeighedReport[])[] {
  const heads = new Map(headsOf(reportersOf(reports)).map(([one, head]) => [one.key, head.key]));
  return [...Map.groupBy(reports, ({ reporter }) => heads.get(reporter.key)).values()];
}

export interface CaseWeight {
  readonly sum: number;
  /** Looked at before everything else. */
  readonly isUrgent: boolean;
  /** The things that are hidden until somebody has looked, by their keys. */
  readonly hides: readonly string[];
  /** Whether the member is limited until somebody has looked. */
  readonly limits: boolean;
}

/**
 * Whether two members have reported who do not belong together. A visitor has nothing in common with their account but what
 * they leave in common, so whoever is a member and any number of visitors is one person, as far as anybody can know.
 */
function byTwoMembers(reports: readonly WeighedReport[]): boolean {
  const members = reportersOf(reports.filter((each) => !each.reporter.isVisitor && weightOfReport(each) > 0));
  return members.some((one, nth) => members.slice(nth + 1).some((other) => !areTogether(one, other)));
}

/**
 * Whether it may have an effect before somebody has looked: or else a report that was dismissed is only sent again, or one
 * person sends it from one account after another.
 */
const hasEffect = ({ category, reporter }: WeighedReport): boolean =>
  !asksForHelp(category) && !reporter.wasDismissed && !reporter.hasLeft;

/**
 * Those by which something is hidden or limited: of those who count as one only whoever is counted, as nothing tells them
 * apart once they have left.
 */
export function effectiveReports<R extends WeighedReport>(reports: readonly R[]): readonly R[] {
  const weighing = reports.filter((each) => hasEffect(each) && weightOfReport(each) > 0);
  const counted = new Set(countedReporters(reportersOf(weighing)).map(({ key }) => key));
  return weighing.filter(({ reporter }) => counted.has(reporter.key));
}

/** Visitors add to what two members have reported. */
function hides(about: readonly WeighedReport[]): boolean {
  const reports = about.filter(hasEffect);
  const sum = sumOf(countedReporters(reportersOf(reports, thresholds.hideThingEach)));
  return sum >= thresholds.hideThing && byTwoMembers(reports);
}

/** What the open reports of a case weigh together, and what follows. */
export function weigh(reports: readonly WeighedReport[]): CaseWeight {
  const sum = sumOf(countedReporters(reportersOf(reports)));
  const against = reports.filter(hasEffect);
  const isByAcquaintance = against.some(
    (report) => report.reporter.knowsMember && weightOfReport(report) > 0,
  );
  return {
    sum,
    isUrgent: reports.some(({ category }) => isUrgent(category)),
    hides: [...Map.groupBy(reports, ({ thing }) => thing)].flatMap(([thing, about]) =>
      hides(about) ? [thing] : [],
    ),
    limits:
      isByAcquaintance &&
      sumOf(countedReporters(reportersOf(against))) >= thresholds.limitMember &&
      byTwoMembers(against),
  };
}

const urgentRank = 10_000_000;

/** The order of the queue as one number: the urgent first, then by weight. */
export const rankOf = ({ sum, isUrgent: isFirst }: Pick<CaseWeight, 'sum' | 'isUrgent'>): number =>
  (isFirst ? urgentRank : 0) + Math.min(Math.round(sum * 100), urgentRank - 1);
