import { type PreparedProfile, prepare } from '@nestmates/domain/matching/prepared-profile.ts';
import { scorePrepared } from '@nestmates/domain/matching/score.ts';
import type { MatchFacts } from './ports.ts';

/** Nothing for a member without a place on the map. */
export const prepareFacts = (facts: MatchFacts | undefined): PreparedProfile | undefined =>
  facts?.point && prepare({ ...facts, point: facts.point });

/** How well two fit; nought where one of them cannot be found on the map. */
export function scoreBetween(one: MatchFacts | undefined, other: MatchFacts | undefined): number {
  const [a, b] = [prepareFacts(one), prepareFacts(other)];
  return a && b ? scorePrepared(a, b) : 0;
}
