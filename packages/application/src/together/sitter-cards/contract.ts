import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { sitterCardRule } from '@nestmates/domain/together/sitter-cards/sitter-card.ts';
import * as z from 'zod/mini';
import { childChipView, personSummaryView } from '../../members/people/person-view.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id, instant, pathId } from '../../platform/contract/fields.ts';
import { optionalText, requiredLine } from '../../platform/contract/text.ts';
import { swapView } from '../swaps/contract.ts';
import { cardChildIds } from '../swaps/request-fields.ts';

const { maxText, longText, maxNotes, longNotes } = sitterCardRule;
const text = () => optionalText({ max: maxText, tooLong: longText });

const allergyBody = z.strictObject({
  what: requiredLine({
    missing: sitterCardRule.noAllergy,
    max: sitterCardRule.maxWhat,
    tooLong: sitterCardRule.longWhat,
  }),
  shows: text(),
  do: text(),
});

export const sitterCardBody = z.strictObject({
  allergies: z.optional(
    z.array(allergyBody).check(z.maxLength(sitterCardRule.maxAllergies, sitterCardRule.tooManyAllergies)),
  ),
  medicines: text(),
  doctor: text(),
  notes: optionalText({ max: maxNotes, tooLong: longNotes }),
  pickup: text(),
});
export type SitterCardForm = z.output<typeof sitterCardBody>;

const sitterCardView = z.object({
  allergies: z.readonly(z.array(z.object({ what: z.string(), shows: z.string(), do: z.string() }))),
  medicines: z.string(),
  doctor: z.string(),
  notes: z.string(),
  pickup: z.string(),
});

const ownCardView = z.object({
  childId: id,
  /** Empty where there is none. */
  card: sitterCardView,
  changedAt: z.nullable(instant),
  /** The last first, to the minute; without the name of somebody whom the caller does not see any more. */
  openings: z.readonly(z.array(z.object({ at: instant, user: z.nullable(personSummaryView) }))),
});
export type OwnCardView = z.infer<typeof ownCardView>;

const ownCardEntry = z.object({ childId: id, changedAt: instant });
export type OwnCardEntry = z.infer<typeof ownCardEntry>;

const openedCards = z.object({
  /** The mother, who is asked about anything else. */
  user: personSummaryView,
  /** When the swap begins. */
  date: instant,
  /** Whom to call, as the mother typed it. */
  emergencyContact: z.nullable(z.string()),
  closesAt: instant,
  cards: z.readonly(
    z.array(z.extend(childChipView, { childId: id, name: z.nullable(z.string()), card: sitterCardView })),
  ),
});
export type OpenedCards = z.infer<typeof openedCards>;

const swapParams = { swapId: pathId };
const childParams = { id: pathId };

export const sitterCardsContract = {
  list: endpoint({
    method: 'get',
    path: '/api/children/cards',
    access: 'member',
    response: z.readonly(z.array(ownCardEntry)),
    summary: "Which of the caller's children have a sitter card.",
  }),
  read: endpoint({
    method: 'get',
    path: '/api/children/:id/card',
    access: 'member',
    params: childParams,
    response: ownCardView,
    summary: "The sitter card of one of the caller's children, and who has opened it.",
  }),
  save: endpoint({
    method: 'put',
    path: '/api/children/:id/card',
    access: 'member',
    params: childParams,
    body: sitterCardBody,
    response: ownCardView,
    limit: { by: 'member', max: 120, per: hours(1) },
    summary:
      "Writes the sitter card of one of the caller's children; an empty one removes it from all swaps.",
  }),
  choose: endpoint({
    method: 'put',
    path: '/api/swaps/:swapId/cards',
    access: 'member',
    params: swapParams,
    body: { cardChildIds },
    response: swapView,
    limit: { by: 'member', max: 120, per: hours(1) },
    summary: 'The requester says whose sitter cards go along; one that is left out is closed at once.',
  }),
  open: endpoint({
    method: 'get',
    path: '/api/swaps/:swapId/cards',
    access: 'member',
    closedTo: 'nobody',
    params: swapParams,
    needsPassword: true,
    response: openedCards,
    summary:
      'The sitter cards of a swap, for who was asked, from 24 hours before it until 2 hours after its end; the requester sees that they were opened.',
  }),
};
