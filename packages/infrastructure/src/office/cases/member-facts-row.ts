import type { MemberFacts } from '@nestmates/application/office/cases/ports.ts';
import type { RestrictionKind } from '@nestmates/domain/platform/access/restriction.ts';

/** Times are text where the row is a part of another, as JSON. */
export type MemberFactsRow = Omit<MemberFacts, 'restriction' | 'warnedAt'> & {
  readonly restriction: RestrictionKind | null;
  readonly until: Date | string | null;
  readonly warnedAt: Date | string | null;
};

export const memberFactsIn = ({ restriction, until, warnedAt, ...facts }: MemberFactsRow): MemberFacts => ({
  ...facts,
  restriction: restriction
    ? { kind: restriction, until: until === null ? null : new Date(until) }
    : undefined,
  warnedAt: warnedAt === null ? undefined : new Date(warnedAt),
});
