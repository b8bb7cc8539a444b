import type { PreparedProfile } from '@nestmates/domain/friends/matching/prepared-profile.ts';
import {
  breakdown,
  scoreLabel,
  scoreLabels,
  scorePrepared,
} from '@nestmates/domain/friends/matching/score.ts';
import { bandBetween, partNames } from '@nestmates/domain/friends/matching/score-parts.ts';
import { whyYouMatch } from '@nestmates/domain/friends/matching/why-you-match.ts';
import type { PersonFacts } from '@nestmates/domain/members/people/person.ts';
import { distanceBands, distanceLabel } from '@nestmates/domain/members/places/distance-band.ts';
import * as z from 'zod/mini';
import { childChipView, chipsOf, personView, viewOfPerson } from '../../members/people/person-view.ts';

const points = z.int().check(z.gte(0), z.lte(100));

const partPoints = {
  nearness: points,
  childAges: points,
  childInterests: points,
  parenting: points,
  lifestyle: points,
  availability: points,
  lookingFor: points,
  community: points,
};

/** A card of the deck. Distance is a band and never a figure. */
export const cardView = z.object({
  user: personView,
  children: z.array(childChipView),
  compatibilityScore: points,
  scoreLabel: z.enum(scoreLabels),
  breakdown: z.object(partPoints),
  why: z.readonly(
    z.array(
      z.object({
        part: z.enum(partNames),
        words: z.string(),
        strength: points,
      }),
    ),
  ),
  distance: z.object({ band: z.enum(distanceBands), label: z.string() }),
});

export type CardView = z.infer<typeof cardView>;

export function viewOfCard(facts: PersonFacts, mine: PreparedProfile, hers: PreparedProfile): CardView {
  const score = scorePrepared(mine, hers);
  const band = bandBetween(mine, hers);
  return {
    user: viewOfPerson(facts),
    children: chipsOf(facts.children),
    compatibilityScore: score,
    scoreLabel: scoreLabel(score),
    breakdown: breakdown(mine, hers),
    why: whyYouMatch(mine, hers),
    distance: { band, label: distanceLabel(band) },
  };
}
