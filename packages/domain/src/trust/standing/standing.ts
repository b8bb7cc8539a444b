import { type Restriction, type RestrictionKind, unlessEnded } from '../../platform/access/restriction.ts';
import { appealUntil } from '../cases/appeal.ts';
import type { Thing } from '../reports/report.ts';

export const standings = ['good', 'warned', 'limited', 'suspended', 'banned'] as const;
export type Standing = (typeof standings)[number];

export interface StandingFacts {
  /** Restriction that was set last; it may have ended since. */
  readonly restriction: Restriction | undefined;
  /** When the member was warned last by a decision that was neither taken back nor overturned. */
  readonly warnedAt: Date | undefined;
}

export interface CurrentStanding {
  readonly standing: Standing;
  readonly until: Date | null;
}

/** How a member stands: a restriction up to the second in which it ends, a warning as long as it can be appealed. */
export function standingNow({ restriction, warnedAt }: StandingFacts, now: Date): CurrentStanding {
  const current = unlessEnded(restriction, now);
  if (current) return { standing: current.kind satisfies RestrictionKind, until: current.until };
  const isWarned = warnedAt !== undefined && appealUntil({ at: warnedAt }) > now;
  return { standing: isWarned ? 'warned' : 'good', until: null };
}

/**
 * Whether its author is told that a thing is being looked at. Of a message that would say who has reported it: it has
 * one reader.
 */
export const isToldWhileLookedAt = ({ kind }: Pick<Thing, 'kind'>): boolean => kind !== 'message';
