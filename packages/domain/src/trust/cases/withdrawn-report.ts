import { DomainError } from '../../platform/shared/errors.ts';
import { days, later } from '../../platform/shared/time.ts';
import { keyOfThing, type ReportId, type Thing } from '../reports/report.ts';
import type { CaseEvent } from './trust-case.ts';

/** Time for which the same is not reported again by whoever has withdrawn a report that had an effect. */
export const notAgainFor = days(30);

/** A case whose reports were all withdrawn waits so long for another. */
export const idleFor = days(30);

/** When a report that hid its thing or limited its member, also together with others, was withdrawn; null otherwise. */
export function withdrawnWithEffectAt(
  events: readonly CaseEvent[],
  { id, about }: { readonly id: ReportId; readonly about: Thing },
): Date | null {
  const isOf = (type: 'reported' | 'withdrawn') => (event: CaseEvent) =>
    event.type === type && event.reportId === id;
  const [reported, withdrawn] = [events.findIndex(isOf('reported')), events.findIndex(isOf('withdrawn'))];
  const between = reported < 0 || withdrawn < 0 ? [] : events.slice(reported, withdrawn);
  const hadEffect = between.some(
    (event) =>
      event.type === 'limited' ||
      (event.type === 'hidden' && event.things.some((thing) => keyOfThing(thing) === keyOfThing(about))),
  );
  return hadEffect ? (events[withdrawn]?.at ?? null) : null;
}

export function requireNotJustWithdrawn(withdrawnAt: Date | null, now: Date): void {
  if (withdrawnAt === null || later(withdrawnAt, notAgainFor) <= now) return;
  throw new DomainError(
    'conflict',
    'ALREADY_REPORTED',
    'You have withdrawn a report about this that had an effect. You can report it again after 30 days.',
  );
}
