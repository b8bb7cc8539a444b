import type { PreparedProfile } from '@nestmates/domain/friends/matching/prepared-profile.ts';
import {
  breakdown,
  scoreLabel,
  scoreLabels,
  scorePrepared,
} from '@nestmates/domain/friends/matching/score.ts';
import { bandBetween, partNames, steps } from '@nestmates/domain/friends/matching/score-parts.ts';
import { whatDiffers } from '@nestmates/domain/friends/matching/what-differs.ts';
import { whyYouMatch } from '@nestmates/domain/friends/matching/why-you-match.ts';
import type { KnownMember } from '@nestmates/domain/members/people/known-member.ts';
import { distanceBands, distanceLabel } from '@nestmates/domain/members/places/distance-band.ts';
import * as z from 'zod/mini';
import { childChipView, chipsOf, personView, viewOfPerson } from '../../members/people/person-view.ts';

const points = z.int().check(z.gte(0), z.lte(100));

/** How much the two have in common in a part. Points would tell more than the card. */
const step = z.enum(steps);

const partSteps = {
  nearness: step,
  childAges: step,
  childInterests: step,
  parenting: step,
  lifestyle: step,
  availability: step,
  lookingFor: step,
  community: step,
};

/** A card of the deck. Distance is a band and never a figure. */
export const cardView = z.object({
  user: personView,
  children: z.array(childChipView),
  compatibilityScore: points,
  scoreLabel: z.enum(scoreLabels),
  breakdown: z.object(partSteps),
  why: z.readonly(
    z.array(
      z.object({
        part: z.enum(partNames),
        words: z.string(),
        /** How much of its part two have in common, in tens of percent. */
        share: z.int().check(z.gte(10), z.lte(100)),
      }),
    ),
  ),
  /** What the two differ in most, as the end of a sentence; null where they differ little. */
  differs: z.nullable(z.string()),
  distance: z.object({ band: z.enum(distanceBands), label: z.string() }),
});

export type CardView = z.infer<typeof cardView>;

export function viewOfCard(other: KnownMember, mine: PreparedProfile, theirs: PreparedProfile): CardView {
  const score = scorePrepared(mine, theirs);
  const band = bandBetween(mine, theirs);
  const why = whyYouMatch(mine, theirs);
  return {
    user: viewOfPerson(other),
    children: chipsOf(other.children),
    compatibilityScore: score,
    scoreLabel: scoreLabel(score),
    breakdown: breakdown(mine, theirs),
    why,
    differs:
      whatDiffers(
        mine,
        theirs,
        why.map(({ part }) => part),
      ) ?? null,
    distance: { band, label: distanceLabel(band) },
  };
}
