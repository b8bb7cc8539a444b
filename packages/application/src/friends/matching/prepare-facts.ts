import { type PreparedProfile, prepare } from '@nestmates/domain/friends/matching/prepared-profile.ts';
import { scorePrepared } from '@nestmates/domain/friends/matching/score.ts';
import type { MatchFacts } from './ports.ts';

/** Undefined for a member without a location. */
export const prepareFacts = (facts: MatchFacts | undefined): PreparedProfile | undefined =>
  facts?.point && prepare({ ...facts, point: facts.point });

/** The score of two members; 0 if one of them has no location. */
export function scoreBetween(one: MatchFacts | undefined, other: MatchFacts | undefined): number {
  const [a, b] = [prepareFacts(one), prepareFacts(other)];
  return a && b ? scorePrepared(a, b) : 0;
}
