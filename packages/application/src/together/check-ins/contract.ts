import { hours } from '@nestmates/domain/platform/shared/time.ts';
import {
  checkInRelations,
  checkInRule,
  checkInTypes,
} from '@nestmates/domain/together/check-ins/check-in.ts';
import * as z from 'zod/mini';
import { personSummaryView } from '../../members/people/person-view.ts';
import { accessTo } from '../../platform/access/access-to.ts';
import { hiddenField } from '../../platform/access/hidden-field.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id, instant } from '../../platform/contract/fields.ts';
import { pageQuery } from '../../platform/contract/paging.ts';
import { requiredLine } from '../../platform/contract/text.ts';

export const checkInForm = z.strictObject({
  location: requiredLine({
    missing: checkInRule.noLocation,
    max: checkInRule.maxLocation,
    tooLong: checkInRule.longLocation,
  }),
  type: z._default(z.enum(checkInTypes, checkInRule.noType), 'public'),
});
export type CheckInForm = z.output<typeof checkInForm>;

export const checkInView = z.object({
  id,
  userId: id,
  location: z.string(),
  type: z.enum(checkInTypes),
  createdAt: instant,
  /** When it ends by itself. */
  endsAt: instant,
  hidden: hiddenField,
});
export type CheckInView = z.infer<typeof checkInView>;

export const nearbyView = z.object({
  id,
  userId: id,
  type: z.literal('public'),
  location: z.string(),
  /** A connection may be out in another city than the caller's. */
  city: z.string(),
  createdAt: instant,
  user: personSummaryView,
  /** What the member is to the caller; it decides how the caller is waved to. */
  relation: z.enum(checkInRelations),
});
export type NearbyView = z.infer<typeof nearbyView>;

export const checkInsContract = {
  checkIn: endpoint({
    method: 'post',
    path: '/api/checkin',
    access: accessTo('check-ins'),
    needsVerifiedEmail: true,
    /** `userId` is ignored: the session says who that is. */
    body: { ...checkInForm.shape, userId: z.optional(id) },
    response: checkInView,
    limit: { by: 'member', max: 30, per: hours(1) },
    summary: 'Says where the caller is, for 24 hours. An earlier check-in of the caller ends.',
  }),
  today: endpoint({
    method: 'get',
    path: '/api/checkin/today',
    access: 'member',
    response: z.object({ checkIn: z.nullable(checkInView) }),
    summary: "The caller's own current check-in, if any.",
  }),
  checkOut: endpoint({
    method: 'delete',
    path: '/api/checkin',
    access: 'member',
    response: confirmation,
    summary: "Ends the caller's current check-in.",
  }),
  recent: endpoint({
    method: 'get',
    path: '/api/checkin/recent',
    access: accessTo('check-ins'),
    needsVerifiedEmail: true,
    query: pageQuery,
    response: z.readonly(z.array(nearbyView)),
    summary:
      "Who is out now and says so publicly, the newest first: the caller's connections, and members of the caller's city once the caller's home has been there for three days.",
  }),
  places: endpoint({
    method: 'get',
    path: '/api/checkin/places',
    access: accessTo('check-ins'),
    needsVerifiedEmail: true,
    response: z.readonly(z.array(z.string())),
    summary: "The places of the caller's city where most members checked in, for suggestions.",
  }),
};
