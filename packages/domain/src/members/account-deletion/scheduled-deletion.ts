import type { MemberId } from '../../platform/shared/ids.ts';
import { days, later } from '../../platform/shared/time.ts';

/** A deletion that waits until nobody can take the account's e-mail back any more. */
export interface ScheduledDeletion {
  readonly memberId: MemberId;
  readonly requestedAt: Date;
  readonly dueAt: Date;
}

/** Takes the last of several changes; undefined where none can be taken back, so that nothing has to wait. */
export const waitsUntil = (takenBackUntil: readonly Date[]): Date | undefined =>
  takenBackUntil.toSorted((one, other) => other.getTime() - one.getTime())[0];

export const isDue = ({ dueAt }: Pick<ScheduledDeletion, 'dueAt'>, now: Date): boolean => dueAt <= now;

/** An order that is open then is finished first; it is looked at again after this time. */
export const putOff = (now: Date): Date => later(now, days(1));

export const scheduledBecause =
  'Your email was changed lately, and whoever reads the old one can take that back for 7 days. Your account is deleted when that time has ended and no order is open.';
