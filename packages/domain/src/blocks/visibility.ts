import { isOnboarded, type Progress } from '../accounts/progress.ts';
import { invalid, notFound } from '../shared/errors.ts';
import type { MemberId } from '../shared/ids.ts';

/** What decides whether one member may know of another. */
export interface Visibility {
  readonly progress: Progress;
  readonly blocked: boolean;
}

/** The one rule that everything about another member goes through. */
export const isVisible = (visibility: Visibility | undefined): visibility is Visibility =>
  visibility !== undefined && isOnboarded(visibility.progress) && !visibility.blocked;

/** A member who is blocked, unfinished or not there at all is refused in the same words. */
export function requireVisible<S extends Visibility>(visibility: S | undefined): S {
  if (!isVisible(visibility)) throw notFound('We could not find this member.');
  return visibility;
}

/** Nobody passes, asks or blocks herself. */
export function requireOtherMember(me: MemberId, other: MemberId, field: string, message: string): void {
  if (me === other) throw invalid(field, message);
}
