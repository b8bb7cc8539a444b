import { type PreparedProfile, prepare } from '@nestmates/domain/friends/matching/prepared-profile.ts';
import { scorePrepared } from '@nestmates/domain/friends/matching/score.ts';
import type { Viewer } from '@nestmates/domain/members/pairs/viewer.ts';
import { type KnownMember, knownTo } from '@nestmates/domain/members/people/known-member.ts';
import type { MatchFacts } from './ports.ts';

/** Undefined for a member without a location. */
export const prepareKnown = (member: KnownMember | undefined): PreparedProfile | undefined =>
  member?.point && prepare({ ...member, point: member.point });

/** The score of two members by what each shows to the other; 0 if one of them has no location. */
export function scoreBetween(
  viewer: Viewer,
  one: MatchFacts | undefined,
  other: MatchFacts | undefined,
): number {
  const [a, b] = [one, other].map((facts) => prepareKnown(facts && knownTo(viewer, facts)));
  return a && b ? scorePrepared(a, b) : 0;
}
