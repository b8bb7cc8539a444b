import type { CaseEvent } from '@nestmates/domain/trust/cases/trust-case.ts';
import { keyOfThing, type Thing } from '@nestmates/domain/trust/reports/report.ts';
import { groupedReports, rankOf, weigh, weightOfReport } from '@nestmates/domain/trust/reports/weights.ts';
import { doneBefore } from '@nestmates/domain/trust/standing/told-effects.ts';
import type { OpenReport } from '../../trust/cases/report-ports.ts';
import type { CasePageView } from './case-views.ts';
import type { CaseFacts } from './ports.ts';

/** Orders things as the queue does; what nobody reports any more comes last. */
export function heaviestFirst({ things }: CaseFacts, open: readonly OpenReport[]): CaseFacts['things'] {
  const reportsOf = Map.groupBy(open, ({ thing }) => thing);
  const ranks = new Map(
    things.map((thing) => [thing, rankOf(weigh(reportsOf.get(keyOfThing(thing)) ?? []))]),
  );
  return things.toSorted((one, other) => (ranks.get(other) ?? 0) - (ranks.get(one) ?? 0));
}

/** Who counts as one has the same number. What no longer counts weighs nothing. */
export function weighed(
  { reported }: CaseFacts,
  open: readonly OpenReport[],
  events: readonly CaseEvent[],
): CasePageView['reported'] {
  const counted = new Map(open.map((report) => [report.id, report]));
  const groups = groupedReports(open);
  const groupOf = new Map(groups.flatMap((group, nth) => group.map((one) => [one, nth + 1] as const)));
  const lateIn = doneBefore(events);
  return reported.map((report) => {
    const one = counted.get(report.id);
    const late = lateIn({ ...report, about: report.about as Thing, at: new Date(report.at) });
    return { ...report, weight: one ? weightOfReport(one) : 0, group: (one && groupOf.get(one)) ?? 0, late };
  });
}
