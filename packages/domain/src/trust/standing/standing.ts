import type { Restriction, RestrictionKind } from '../../platform/access/restriction.ts';

export const standings = ['good', 'warned', 'limited', 'suspended', 'banned'] as const;
export type Standing = (typeof standings)[number];

/** How a member stands: a warning counts while it can be appealed and was not overturned. */
export const standingOf = (
  restriction: Pick<Restriction, 'kind'> | undefined,
  { isWarned }: { readonly isWarned: boolean },
): Standing => (restriction ? (restriction.kind satisfies RestrictionKind) : isWarned ? 'warned' : 'good');
