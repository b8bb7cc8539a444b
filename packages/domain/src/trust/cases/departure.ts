import type { ReportId } from '../reports/report.ts';
import { type Appeal, appealStateOf } from './appeal.ts';
import { type Decision, isTold } from './decision.ts';
import type { CaseEvent, TrustCase } from './trust-case.ts';

/** Whether a case goes on although the member deletes the account: it is urgent, or had an effect before anybody looked. */
export const outlivesAccount = (
  { status }: Pick<TrustCase, 'status'>,
  events: readonly CaseEvent[],
  { isUrgent, reportCount }: { readonly isUrgent: boolean; readonly reportCount: number },
): boolean =>
  status === 'open' &&
  reportCount > 0 &&
  (isUrgent || events.some(({ type }) => type === 'hidden' || type === 'limited'));

/** Whether what was decided about a case can still be appealed, or is, although the member deletes the account. */
export function isStillAppealable(decision: Decision, appeal: Appeal | undefined, now: Date): boolean {
  const state = appealStateOf(decision, appeal, now);
  return isTold(decision.decision) && (state === 'open' || state === 'waiting');
}

/** What was reported before is gone with the account, wherever its reports are now. */
export const sinceLeft = (events: readonly CaseEvent[]): readonly CaseEvent[] =>
  events.slice(events.findLastIndex(({ type }) => type === 'left') + 1);

/** The reports about what is still there. */
export const reportedSinceLeft = (events: readonly CaseEvent[]): ReadonlySet<ReportId> =>
  new Set(sinceLeft(events).flatMap((event) => (event.type === 'reported' ? event.reportId : [])));
