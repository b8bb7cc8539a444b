import { isOnboarded, type Progress } from '../accounts/progress.ts';
import { invalid, notFound } from '../shared/errors.ts';
import type { MemberId } from '../shared/ids.ts';

/** What decides whether one member may know of another. */
export interface Sight {
  readonly progress: Progress;
  readonly blocked: boolean;
}

/** The one rule that everything about another member goes through. */
export const maySee = (sight: Sight | undefined): sight is Sight =>
  sight !== undefined && isOnboarded(sight.progress) && !sight.blocked;

/** A member who is blocked, unfinished or not there at all is refused in the same words. */
export function insistOnSight<S extends Sight>(sight: S | undefined): S {
  if (!maySee(sight)) throw notFound('We could not find this member.');
  return sight;
}

/** Nobody passes, asks or blocks herself. */
export function insistOnOther(me: MemberId, other: MemberId, field: string, message: string): void {
  if (me === other) throw invalid(field, message);
}
