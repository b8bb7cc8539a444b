import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { zipField } from '../../members/places/zip-field.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id, pathId } from '../../platform/contract/fields.ts';
import { cardView } from './card-view.ts';

const nearCountView = z.object({ moreThan: z.int() });
export type NearCountView = z.infer<typeof nearCountView>;

export const matchingContract = {
  near: endpoint({
    method: 'get',
    path: '/api/near',
    access: 'public',
    query: { zip: zipField },
    response: nearCountView,
    limit: { by: 'address', max: 30, per: minutes(1) },
    summary:
      'Roughly how many mothers live near a zip code: the largest of a few numbers that there are more of.',
  }),
  calculate: endpoint({
    method: 'post',
    path: '/api/match/calculate',
    access: 'member',
    needsVerifiedEmail: true,
    response: z.object({ matches: z.array(cardView) }),
    limit: { by: 'member', max: 120, per: minutes(1) },
    queue: { atOnce: 1, waiting: 60, perMember: 3 },
    summary: 'The twenty members nearby who fit the caller best, the best first, and why.',
  }),
  skip: endpoint({
    method: 'post',
    path: '/api/match/skip',
    access: 'member',
    body: { userId: id },
    response: confirmation,
    summary:
      'Passes a member, unless they are connected: that member is not shown again for 30 days. Free members have 20 swipes a day.',
  }),
  undo: endpoint({
    method: 'delete',
    path: '/api/match/skip/:userId',
    access: 'member',
    params: { userId: pathId },
    response: confirmation,
    summary: 'Takes a pass back, and with it the swipe if it was one of today.',
  }),
};
