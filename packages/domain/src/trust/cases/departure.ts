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

/** What was reported before is gone with the account. */
export const leftAt = (events: readonly CaseEvent[]): Date | undefined =>
  events.findLast(({ type }) => type === 'left')?.at;
