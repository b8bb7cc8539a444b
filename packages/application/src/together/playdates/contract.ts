import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { memberActions, playdateStatuses } from '@nestmates/domain/together/playdates/playdate.ts';
import { playdateRule } from '@nestmates/domain/together/playdates/playdate-rules.ts';
import * as z from 'zod/mini';
import { personSummaryView } from '../../members/people/person-view.ts';
import { accessTo } from '../../platform/access/access-to.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { givenInstant, id, instant, pathId } from '../../platform/contract/fields.ts';
import { timePageQuery } from '../../platform/contract/paging.ts';
import { timeZone } from '../../platform/contract/time-zone.ts';

export const playdateView = z.object({
  id,
  status: z.enum(playdateStatuses),
  /** The other member. */
  user: personSummaryView,
  /** Whether the caller made the last proposal. */
  proposedByMe: z.boolean(),
  /** Of a proposal: those that are still to come. */
  times: z.readonly(z.array(instant)),
  /** The time that both agreed on. */
  date: z.nullable(instant),
  /** What the caller may do with it, from the state machine. */
  actions: z.readonly(z.array(z.enum(memberActions))),
  createdAt: instant,
});
export type PlaydateView = z.infer<typeof playdateView>;

/** Of the member's browser, for the reminder on the evening before. */
const browser = { timeZone: z.exactOptional(timeZone) };
const params = { playdateId: pathId };
const time = givenInstant(playdateRule.noTime);
const list = z.readonly(z.array(playdateView));

/** The times that one of the two proposes. */
export const timesForm = z.strictObject({
  times: z
    .array(time, playdateRule.noTime)
    .check(
      z.minLength(1, playdateRule.noTime),
      z.maxLength(playdateRule.maxTimes, playdateRule.tooManyTimes),
    ),
});

export const playdatesContract = {
  suggest: endpoint({
    method: 'post',
    path: '/api/suggest-meetup',
    access: accessTo('playdate planner'),
    needsVerifiedEmail: true,
    body: { targetUserId: id, ...browser },
    response: playdateView,
    limit: { by: 'member', max: 30, per: hours(1) },
    summary:
      'Proposes a playdate to a connection, at up to three times at which both are free, and says so in their thread.',
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
    response: z.object({ times: z.readonly(z.array(instant)) }),
    summary: 'When both are free in the next weeks, beside the times that are proposed.',
  }),
  accept: endpoint({
    method: 'post',
    path: '/api/playdates/:playdateId/accept',
    access: 'member',
    params,
    /** The one of the times that suits the member: others may be proposed since they were read. */
    body: { time, ...browser },
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
    body: { ...timesForm.shape, ...browser },
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
