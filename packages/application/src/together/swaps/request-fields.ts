import { planTimeRule } from '@nestmates/domain/together/plans/plan-time.ts';
import { swapRule } from '@nestmates/domain/together/swaps/swap-rules.ts';
import * as z from 'zod/mini';
import { givenInstant, id } from '../../platform/contract/fields.ts';
import { optionalText, requiredText } from '../../platform/contract/text.ts';
import { atMostOwn, offeredTime, ownedPlace, samePlaceToBoth, until } from '../plans/plan-fields.ts';

/** The children of a swap whose sitter card goes along. */
export const cardChildIds = z.array(id, 'Please choose among the children of this swap').check(...atMostOwn);

/** What is sent with a request, but for whom it asks. */
export const requestFields = {
  date: givenInstant(swapRule.noDate),
  until,
  /** The recipient takes one of them instead of `date`, if that suits better. */
  otherTimes: z.exactOptional(
    z
      .array(offeredTime, planTimeRule.noTime)
      .check(z.maxLength(planTimeRule.maxTimes - 1, planTimeRule.tooManyTimes)),
  ),
  /** The place of one of the two; without it the place is known by its name, `location`. */
  place: z.exactOptional(ownedPlace),
  location: optionalText({
    max: swapRule.maxLocation,
    tooLong: swapRule.longLocation,
    check: samePlaceToBoth,
  }),
  childIds: z.array(id, swapRule.noChildren).check(z.minLength(1, swapRule.noChildren), ...atMostOwn),
  cardChildIds: z.optional(cardChildIds),
  emergencyContact: requiredText({
    missing: swapRule.noContact,
    max: swapRule.maxContact,
    tooLong: swapRule.longContact,
  }),
  notes: optionalText({ max: swapRule.maxNotes, tooLong: swapRule.longNotes }),
};

interface Placed {
  readonly place?: unknown;
  readonly location?: string | null | undefined;
}

/** Also said beside what else is missing. */
export const hasPlace = z.refine<Placed>(({ place, location }) => place !== undefined || Boolean(location), {
  path: ['location'],
  error: swapRule.noLocation,
  when: ({ value }) => typeof value === 'object' && value !== null,
});
