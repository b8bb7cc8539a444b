import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { sharedPlanNotFoundMessage } from '@nestmates/domain/together/shared-plans/shared-plan.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id, instant, pathId } from '../../platform/contract/fields.ts';

const token = z.string().check(z.regex(/^[\w-]{43}$/, sharedPlanNotFoundMessage));
const text = z.nullable(z.string());

const planToShare = z.union([z.strictObject({ swapId: id }), z.strictObject({ playdateId: id })], {
  error: 'Please say which swap or playdate you share.',
});
export type PlanToShare = z.output<typeof planToShare>;

export const sharedPlanLink = z.object({ id, url: z.string(), endsAt: instant });

export const ownSharedPlan = z.extend(sharedPlanLink, {
  swapId: z.optional(id),
  playdateId: z.optional(id),
  startsAt: instant,
  homeSafeAt: z.nullable(instant),
});
export type OwnSharedPlan = z.infer<typeof ownSharedPlan>;

/** What whoever holds the link sees: nothing by which the other could be found. */
export const sharedPlanView = z.object({
  kind: z.enum(['swap', 'playdate']),
  /** Whose plan it is. */
  firstName: z.string(),
  place: text,
  startsAt: instant,
  /** The end of the plan. */
  until: instant,
  /** The clock of whose plan it is. */
  timeZone: z.string(),
  other: z.object({ firstName: z.string(), city: text, state: text }),
  homeSafeAt: z.nullable(instant),
  /** When the link ends. */
  endsAt: instant,
  /** Whether the caller is who shares it. */
  mine: z.boolean(),
});
export type SharedPlanView = z.infer<typeof sharedPlanView>;

export const sharedPlansContract = {
  share: endpoint({
    method: 'post',
    path: '/api/shared-plans',
    access: 'member',
    body: planToShare,
    needsPassword: true,
    response: sharedPlanLink,
    limit: { by: 'member', max: 60, per: hours(1) },
    summary:
      'Makes a link to a confirmed swap or playdate for somebody whom the caller trusts; it ends 12 hours after the plan. Sharing the same plan again answers the same link.',
  }),
  list: endpoint({
    method: 'get',
    path: '/api/shared-plans',
    access: 'member',
    closedTo: 'nobody',
    response: z.readonly(z.array(ownSharedPlan)),
    summary: 'What the caller shares now.',
  }),
  met: endpoint({
    method: 'get',
    path: '/api/shared-plans/met',
    access: 'member',
    response: z.readonly(z.array(id)),
    summary:
      'Whom the caller has met, however long ago: by swaps and playdates that are over, without swaps of which the caller has said that it was otherwise.',
  }),
  end: endpoint({
    method: 'delete',
    path: '/api/shared-plans/:id',
    access: 'signed-in',
    closedTo: 'nobody',
    params: { id: pathId },
    response: confirmation,
    summary: 'Ends a link at once.',
  }),
  see: endpoint({
    method: 'get',
    path: '/api/shared-plan/:token',
    access: 'public',
    closedTo: 'nobody',
    params: { token },
    response: sharedPlanView,
    limit: { by: 'address', max: 600, per: hours(1) },
    summary: 'The plan as it stands now, for whoever holds its link.',
  }),
  homeSafe: endpoint({
    method: 'post',
    path: '/api/shared-plan/:token/home-safe',
    access: 'signed-in',
    closedTo: 'nobody',
    params: { token },
    response: sharedPlanView,
    summary: 'Tells whoever holds the link that the caller, whose plan has begun, is home safe.',
  }),
};
