import { requestActions } from '@nestmates/domain/friends/connections/connection-request.ts';
import { scoreLabels } from '@nestmates/domain/friends/matching/score.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { childChipView, personView } from '../../members/people/person-view.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id, instant, pathId } from '../../platform/contract/fields.ts';
import { pageQuery, timePageQuery } from '../../platform/contract/paging.ts';

const plansOfTwo = ['swap', 'playdate'] as const;

export const connectionView = z.object({
  id,
  user: personView,
  children: z.array(childChipView),
  compatibilityScore: z.int(),
  scoreLabel: z.enum(scoreLabels),
  /** The next thing that the two have agreed on. */
  nextPlan: z.nullable(z.object({ kind: z.enum(plansOfTwo), at: instant, until: instant })),
  /** The beginning of what was written last; null also where the caller's plan opens no messages. */
  lastWords: z.nullable(z.object({ text: z.string(), mine: z.boolean() })),
  createdAt: instant,
});
export type ConnectionView = z.infer<typeof connectionView>;

export const requestView = z.object({
  id,
  requester: personView,
  children: z.array(childChipView),
  createdAt: instant,
  /** What the caller may do with the request, from the state machine. */
  actions: z.readonly(z.array(z.enum(requestActions))),
});
export type RequestView = z.infer<typeof requestView>;

/** `connected` if the other had already sent a request. */
const requested = z.object({ message: z.string(), status: z.enum(['requested', 'connected']) });
const responded = z.object({ message: z.string(), status: z.enum(['accepted', 'declined']) });

export const connectionsContract = {
  list: endpoint({
    method: 'get',
    path: '/api/matches',
    access: 'member',
    query: timePageQuery,
    response: z.readonly(z.array(connectionView)),
    summary:
      "The caller's connections, those first with whom something happened last: words that the caller may read, a plan that was asked or agreed, or the connection itself.",
  }),
  unmatch: endpoint({
    method: 'delete',
    path: '/api/matches/:userId',
    access: 'member',
    params: { userId: pathId },
    response: confirmation,
    summary: 'Ends a connection, for both. The caller does not meet the other again for 30 days.',
  }),
  pending: endpoint({
    method: 'get',
    path: '/api/connections/pending',
    access: 'member',
    query: pageQuery,
    response: z.readonly(z.array(requestView)),
    summary: "The requests that wait for the caller's answer, the newest first.",
  }),
  request: endpoint({
    method: 'post',
    path: '/api/connections/request',
    access: 'member',
    closedTo: 'limited',
    needsVerifiedEmail: true,
    body: { recipientId: id },
    response: requested,
    limit: { by: 'member', max: 200, per: hours(1) },
    summary:
      'Asks a member to connect; connects at once where the other has asked already. Counts as a swipe.',
  }),
  respond: endpoint({
    method: 'post',
    path: '/api/connections/respond',
    access: 'member',
    body: { requestId: id, action: z.enum(requestActions, 'Please accept or decline') },
    response: responded,
    summary: 'The recipient accepts or declines a request, once.',
  }),
};
