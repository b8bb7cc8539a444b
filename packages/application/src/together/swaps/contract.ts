import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { planTimeRule } from '@nestmates/domain/together/plans/plan-time.ts';
import { swapActions, swapOutcomes, swapResponses } from '@nestmates/domain/together/swaps/swap.ts';
import { swapRule } from '@nestmates/domain/together/swaps/swap-rules.ts';
import { swapTimeActions, timeResponses } from '@nestmates/domain/together/swaps/swap-time.ts';
import * as z from 'zod/mini';
import { personSummaryView } from '../../members/people/person-view.ts';
import { accessTo } from '../../platform/access/access-to.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, givenInstant, id, instant, pathId } from '../../platform/contract/fields.ts';
import { timePageQuery } from '../../platform/contract/paging.ts';
import { timeZone } from '../../platform/contract/time-zone.ts';
import { ownChildIds, planTimeView, until } from '../plans/plan-fields.ts';
import { planView } from '../plans/plan-view.ts';
import { swapHoursView } from './hours-view.ts';
import { hasPlace, requestFields } from './request-fields.ts';

/** The fields of the form; the recipient comes from the page's address. */
export const swapForm = z.strictObject(requestFields).check(hasPlace);
export type SwapForm = z.output<typeof swapForm>;

const outcome = z.enum(swapOutcomes, 'Please say whether it happened');

export const swapView = z.object({
  id,
  status: z.enum(['pending', 'confirmed', 'declined', 'cancelled']),
  date: instant,
  until: instant,
  /** Its times are all that were asked for, first that of `date`; its place is that of `location`. */
  ...planView.shape,
  /** Where, as the caller reads it: “My place”, “Ana’s place”, or the name of a place. */
  location: z.string(),
  childIds: z.readonly(z.array(id)),
  /** Removed some days after the swap. */
  emergencyContact: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** Whether the caller sent or received the request. */
  direction: z.enum(['sent', 'received']),
  /** The other member. */
  user: personSummaryView,
  /** Nothing of the other is shown now, but a swap that goes on: somebody looks after a child. */
  userIsAway: z.boolean(),
  /** The sitter cards that go along: the recipient can open them in these hours of a confirmed swap. */
  cards: z.object({
    childIds: z.readonly(z.array(id)),
    opensAt: instant,
    closesAt: instant,
    /** When the recipient last did; told to the requester alone. */
    openedAt: z.nullable(instant),
  }),
  /** What the caller may do with it, from the state machine. */
  actions: z.readonly(z.array(z.enum([...swapActions, ...swapTimeActions]))),
  /** Another time that one of the two has proposed, or suggested for a request; all else stays as it was until both agree. */
  proposedTime: z.nullable(z.object({ ...planTimeView.shape, mine: z.boolean() })),
  /** Whether it happened. The other's answer is there once the caller has given theirs. */
  outcomes: z.object({ mine: z.nullable(outcome), theirs: z.nullable(outcome) }),
  createdAt: instant,
});
export type SwapView = z.infer<typeof swapView>;

/** A coming swap that one of the caller's own children is named in. */
export const childSwapView = z.object({
  childId: id,
  swapId: id,
  status: z.enum(['pending', 'confirmed']),
  date: instant,
  until: instant,
  /** The other member. */
  user: personSummaryView,
});
export type ChildSwapView = z.infer<typeof childSwapView>;

/** The zone of the member's browser, for the reminder on the evening before. */
const browser = { timeZone: z.exactOptional(timeZone) };
const params = { swapId: pathId };

const swapList = z.readonly(z.array(swapView));

export const swapsContract = {
  pending: endpoint({
    method: 'get',
    path: '/api/swaps/pending',
    access: 'member',
    query: timePageQuery,
    response: swapList,
    summary: 'Swaps that wait for an answer, asked by the caller or of the caller, the soonest first.',
  }),
  confirmed: endpoint({
    method: 'get',
    path: '/api/swaps/confirmed',
    access: 'member',
    query: timePageQuery,
    response: swapList,
    summary: 'Swaps that are arranged, the soonest first; each stays until its end.',
  }),
  past: endpoint({
    method: 'get',
    path: '/api/swaps/past',
    access: 'member',
    query: timePageQuery,
    response: swapList,
    summary:
      'Swaps that ended in the last 30 days and that the caller is asked about or has answered, the oldest first.',
  }),
  ofChildren: endpoint({
    method: 'get',
    path: '/api/swaps/children',
    access: 'member',
    response: z.readonly(z.array(childSwapView)),
    summary:
      "Which of the caller's children are named in swaps that the caller asked for, pending or confirmed: the next of each child.",
  }),
  hours: endpoint({
    method: 'get',
    path: '/api/swaps/hours',
    access: 'member',
    response: swapHoursView,
    summary: 'How many hours the caller has given and got, in all swaps that both said to have happened.',
  }),
  withMember: endpoint({
    method: 'get',
    path: '/api/swaps/with/:userId',
    access: 'member',
    params: { userId: pathId },
    response: z.object({ done: z.int() }),
    summary:
      'How many swaps of the caller and another member both said to have happened, while they are connected.',
  }),
  request: endpoint({
    method: 'post',
    path: '/api/swaps/request',
    access: accessTo('swaps'),
    needsVerifiedEmail: true,
    needsCheckedPhoto: true,
    body: z.strictObject({ recipientId: id, matchId: id, ...requestFields, ...browser }).check(hasPlace),
    response: swapView,
    limit: { by: 'member', max: 30, per: hours(1) },
    summary: 'Asks a connection to look after own children at a time in the future.',
  }),
  respond: endpoint({
    method: 'post',
    path: '/api/swaps/respond',
    access: 'member',
    body: {
      swapId: id,
      response: z.enum(swapResponses, 'Please accept or decline'),
      /** The beginning of the time that is taken; where it is left out, `date`, the first that was asked for. */
      time: z.exactOptional(givenInstant(planTimeRule.noTime)),
      /** The recipient's own children who come along to the requester's place. */
      childIds: z.exactOptional(ownChildIds),
      ...browser,
    },
    response: swapView,
    summary: 'The recipient confirms or declines, once. What is confirmed stands in both calendars.',
  }),
  outcome: endpoint({
    method: 'post',
    path: '/api/swaps/:swapId/outcome',
    access: 'member',
    params,
    body: { outcome },
    response: swapView,
    summary: 'Says whether a swap happened, once; the two read of each other when both have answered.',
  }),
  cancel: endpoint({
    method: 'post',
    path: '/api/swaps/:swapId/cancel',
    access: 'member',
    params,
    response: confirmation,
    summary: 'Whoever asked calls it off, whether it is answered or not; it leaves both calendars.',
  }),
  proposeTime: endpoint({
    method: 'post',
    path: '/api/swaps/:swapId/time',
    access: 'member',
    needsVerifiedEmail: true,
    needsCheckedPhoto: true,
    params,
    body: {
      date: givenInstant(swapRule.noDate),
      until,
      /** Own children who come along to the requester's place, where a request is answered with another time. */
      childIds: z.exactOptional(ownChildIds),
      ...browser,
    },
    response: swapView,
    limit: { by: 'member', max: 30, per: hours(1) },
    summary:
      'Proposes another time for a confirmed swap that lies ahead, or, as the recipient, for a request. It stays as it was until the other agrees.',
  }),
  answerTime: endpoint({
    method: 'post',
    path: '/api/swaps/:swapId/time/response',
    access: 'member',
    params,
    body: {
      /** The time that the member answers: another may be proposed since the member read it. */
      date: givenInstant(swapRule.noDate),
      until,
      response: z.enum(timeResponses, 'Please agree or decline'),
      ...browser,
    },
    response: swapView,
    summary:
      'Agrees to the time that the other proposes, or declines it. With it both calendars move; a request is arranged.',
  }),
  takeBackTime: endpoint({
    method: 'delete',
    path: '/api/swaps/:swapId/time',
    access: 'member',
    params,
    response: swapView,
    summary: 'Whoever proposed another time takes it back.',
  }),
};
