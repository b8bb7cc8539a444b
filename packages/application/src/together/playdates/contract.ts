import { hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { planTimeRule } from '@nestmates/domain/together/plans/plan-time.ts';
import { memberActions, playdateStatuses } from '@nestmates/domain/together/playdates/playdate.ts';
import { playdateRule } from '@nestmates/domain/together/playdates/playdate-rules.ts';
import * as z from 'zod/mini';
import { personSummaryView } from '../../members/people/person-view.ts';
import { accessTo } from '../../platform/access/access-to.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { givenInstant, id, instant, pathId } from '../../platform/contract/fields.ts';
import { timePageQuery } from '../../platform/contract/paging.ts';
import { requiredLine } from '../../platform/contract/text.ts';
import { timeZone } from '../../platform/contract/time-zone.ts';
import {
  offeredTimes,
  ownChildIds,
  ownedPlace,
  planTimeView,
  samePlaceToBoth,
} from '../plans/plan-fields.ts';
import { planView } from '../plans/plan-view.ts';

export const playdateView = z.object({
  id,
  status: z.enum(playdateStatuses),
  /** The other member. */
  user: personSummaryView,
  /** Whether the caller made the last proposal. */
  proposedByMe: z.boolean(),
  ...planView.shape,
  /** The time that both agreed on. */
  date: z.nullable(instant),
  until: z.nullable(instant),
  /** What the caller may do with it, from the state machine. */
  actions: z.readonly(z.array(z.enum(memberActions))),
  createdAt: instant,
});
export type PlaydateView = z.infer<typeof playdateView>;

/** The zone of the member's browser, for the reminder on the evening before. */
const browser = { timeZone: z.exactOptional(timeZone) };
const params = { playdateId: pathId };
const time = givenInstant(planTimeRule.noTime);
const list = z.readonly(z.array(playdateView));

const place = z.union(
  [
    ownedPlace,
    z.strictObject({
      name: requiredLine({
        missing: playdateRule.noPlace,
        max: playdateRule.maxPlace,
        tooLong: playdateRule.longPlace,
      }).check(samePlaceToBoth),
    }),
  ],
  playdateRule.noPlace,
);

const plan = { place: z.exactOptional(place), childIds: z.exactOptional(ownChildIds) };

/** What one of the two sends of a plan, from its card. */
export const planForm = z.strictObject({ times: offeredTimes, ...plan });
export type PlanForm = z.output<typeof planForm>;

export const playdatesContract = {
  suggest: endpoint({
    method: 'post',
    path: '/api/suggest-meetup',
    access: accessTo('playdate planner'),
    needsVerifiedEmail: true,
    body: { targetUserId: id, times: z.exactOptional(offeredTimes), ...plan, ...browser },
    response: playdateView,
    limit: { by: 'member', max: 30, per: hours(1) },
    summary:
      'Proposes a playdate to a connection, and says so in their thread: at the times that are sent, else at up to three at which both are free.',
  }),
  suggestion: endpoint({
    method: 'get',
    path: '/api/suggest-meetup/:userId',
    access: accessTo('playdate planner'),
    params: { userId: pathId },
    response: z.object({
      /** When both are free, the soonest first. */
      times: z.readonly(z.array(planTimeView)),
      /** Public places where others of the caller's city have been. */
      places: z.readonly(z.array(z.string())),
    }),
    limit: { by: 'member', max: 30, per: minutes(10) },
    summary: 'What the planner would suggest to a connection. Nothing is sent.',
  }),
  proposed: endpoint({
    method: 'get',
    path: '/api/playdates/proposed',
    access: 'member',
    query: timePageQuery,
    response: list,
    summary: 'Playdates that wait for an answer, of the caller or of the other, the first to lapse first.',
  }),
  scheduled: endpoint({
    method: 'get',
    path: '/api/playdates/scheduled',
    access: 'member',
    query: timePageQuery,
    response: list,
    summary: 'Playdates that both agreed on, the soonest first.',
  }),
  past: endpoint({
    method: 'get',
    path: '/api/playdates/past',
    access: 'member',
    query: timePageQuery,
    response: list,
    summary: 'Playdates that are over, were declined, cancelled or never answered, the latest first.',
  }),
  withMember: endpoint({
    method: 'get',
    path: '/api/playdates/with/:userId',
    access: 'member',
    params: { userId: pathId },
    response: list,
    summary: 'The last fifty playdates with another member, the newest first, for the thread of the two.',
  }),
  times: endpoint({
    method: 'get',
    path: '/api/playdates/:playdateId/times',
    access: 'member',
    params,
    response: z.object({ times: z.readonly(z.array(planTimeView)) }),
    summary: 'When both are free in the next weeks, beside the times that are proposed.',
  }),
  accept: endpoint({
    method: 'post',
    path: '/api/playdates/:playdateId/accept',
    access: 'member',
    params,
    /** The beginning of the time that suits the member: others may be proposed since they were read. */
    body: { time, childIds: plan.childIds, ...browser },
    response: playdateView,
    summary: 'Agrees to one of the times. The playdate then stands in both calendars.',
  }),
  decline: endpoint({
    method: 'post',
    path: '/api/playdates/:playdateId/decline',
    access: 'member',
    params,
    response: playdateView,
    summary: 'Declines all of the times.',
  }),
  propose: endpoint({
    method: 'post',
    path: '/api/playdates/:playdateId/propose',
    access: 'member',
    needsVerifiedEmail: true,
    params,
    body: { ...planForm.shape, ...browser },
    response: playdateView,
    limit: { by: 'member', max: 30, per: hours(1) },
    summary: 'Answers with other times, which the other then answers.',
  }),
  cancel: endpoint({
    method: 'post',
    path: '/api/playdates/:playdateId/cancel',
    access: 'member',
    params,
    response: playdateView,
    summary:
      'Whoever proposed takes it back, and either of the two cancels what was agreed on until it begins; it leaves both calendars.',
  }),
};
