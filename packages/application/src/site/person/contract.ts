import { scoreLabels } from '@nestmates/domain/friends/matching/score.ts';
import { dayParts, days } from '@nestmates/domain/members/availability/slots.ts';
import { relations } from '@nestmates/domain/members/pairs/relation.ts';
import * as z from 'zod/mini';
import { requestView } from '../../friends/connections/contract.ts';
import { cardView } from '../../friends/matching/card-view.ts';
import { listingPictureView } from '../../market/listings/listing-view.ts';
import { childChipView, personView } from '../../members/people/person-view.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id, instant, pathId } from '../../platform/contract/fields.ts';

/** A day of the week on which both have time, and when. */
const sharedDay = z.object({ day: z.enum(days), parts: z.readonly(z.array(z.enum(dayParts))) });
export type SharedDay = z.infer<typeof sharedDay>;

const sharedPlan = z.object({ kind: z.enum(['swap', 'playdate']), id, at: instant, until: instant });
export type SharedPlanView = z.infer<typeof sharedPlan>;

export const personPageView = z.object({
  relation: z.enum(relations),
  user: personView,
  children: z.readonly(z.array(childChipView)),
  /** Null of oneself, and where one of the two has no location. */
  match: z.nullable(
    z.object({
      compatibilityScore: z.int(),
      scoreLabel: z.enum(scoreLabels),
      why: cardView.shape.why,
      differs: cardView.shape.differs,
      distance: cardView.shape.distance,
    }),
  ),
  /** The request of the other that waits for an answer. */
  requestId: z.nullable(id),
  /** What the caller may do with it. */
  actions: requestView.shape.actions,
  /** What only two who are connected have in common. */
  connection: z.nullable(
    z.object({
      matchId: id,
      /** Swaps that both said to have happened, by whose children were looked after. */
      swapsForMe: z.int(),
      swapsForOther: z.int(),
      /** How long they took. */
      hoursForMe: z.number().check(z.gte(0)),
      hoursForOther: z.number().check(z.gte(0)),
      plans: z.readonly(z.array(sharedPlan)),
      /** Parts of the week in which both have time in the next four weeks, as the planner says them. */
      freeTogether: z.readonly(z.array(sharedDay)),
    }),
  ),
  /** Whether there is a page of what the member sells. */
  sells: z.boolean(),
  /** The newest of what is on sale there. */
  listings: z.readonly(z.array(listingPictureView)),
});
export type PersonPageView = z.infer<typeof personPageView>;

export const personContract = {
  see: endpoint({
    method: 'get',
    path: '/api/people/:id',
    access: 'member',
    params: { id: pathId },
    response: personPageView,
    summary:
      'The page of a member whom the caller has met: what the deck shows of them, and with a connection what the two have in common.',
  }),
};
