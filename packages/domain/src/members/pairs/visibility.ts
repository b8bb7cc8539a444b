import { isOnboarded, type Progress } from '../../platform/access/progress.ts';
import { type DomainError, invalid, notFound } from '../../platform/shared/errors.ts';
import type { MemberId } from '../../platform/shared/ids.ts';

/** The facts that decide whether one member may see another. */
export interface Visibility {
  readonly progress: Progress;
  /** Neither is shown to the other: by a block of one of them, or because the other is restricted. */
  readonly blocked: boolean;
  /** Set where there is no block, and the other is suspended or banned. */
  readonly away?: boolean;
}

/** The visibility rule for everything about another member. */
export const isVisible = (visibility: Visibility | undefined): visibility is Visibility =>
  visibility !== undefined && isOnboarded(visibility.progress) && !visibility.blocked;

/** The same error for whoever may not be seen and for nobody, so that it does not reveal which. */
export const memberNotFound = (): DomainError => notFound('We could not find this member.');

export function requireVisible<S extends Visibility>(visibility: S | undefined): S {
  if (!isVisible(visibility)) throw memberNotFound();
  return visibility;
}

/** Refuses an action of a member on themselves. */
export function requireOtherMember(me: MemberId, other: MemberId, field: string, message: string): void {
  if (me === other) throw invalid(field, message);
}
