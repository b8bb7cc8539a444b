import { DomainError } from '../../platform/shared/errors.ts';
import { days, later } from '../../platform/shared/time.ts';
import type { ReportId } from '../reports/report.ts';
import type { CaseEvent } from './trust-case.ts';

/** Time for which the same is not reported again by whoever has withdrawn a report that had an effect. */
export const notAgainFor = days(30);

/** A case whose reports were all withdrawn waits so long for another. */
export const idleFor = days(30);

export const withdrawnAt = (events: readonly CaseEvent[], id: ReportId): Date | undefined =>
  events.find((event) => event.type === 'withdrawn' && event.reportId === id)?.at;

/** Wants when a report that had an effect was withdrawn. */
export function requireNotJustWithdrawn(at: Date | undefined, now: Date): void {
  if (!at || later(at, notAgainFor) <= now) return;
  throw new DomainError(
    'conflict',
    'ALREADY_REPORTED',
    'You have withdrawn a report about this that had an effect. You can report it again after 30 days.',
  );
}
