import { photoRule } from '@nestmates/domain/members/photos/photo-rules.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { poseNames } from '@nestmates/domain/trust/selfie-checks/poses.ts';
import { selfieStages } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import * as z from 'zod/mini';
import { photoQueue } from '../../members/photos/contract.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { instant } from '../../platform/contract/fields.ts';

export const poseView = z.object({ name: z.enum(poseNames), words: z.string() });

export const selfieCheckView = z.object({
  state: z.enum(selfieStages),
  /** What to do on the first selfie and on the second; empty unless selfies are waited for. */
  poses: z.readonly(z.array(poseView)),
  posesUntil: z.nullable(instant),
  sentAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  /** What the administrator says to a refusal, or to taking them again. */
  words: z.nullable(z.string()),
  /** Whether it is looked at again because of another main photo. */
  isLookedAtAgain: z.boolean(),
  /** Set after a refusal. */
  mayAskAgainAt: z.nullable(instant),
});
export type SelfieCheckView = z.infer<typeof selfieCheckView>;

export const selfieChecksContract = {
  current: endpoint({
    method: 'get',
    path: '/api/selfie-checks/current',
    access: 'member',
    response: selfieCheckView,
    summary: "How the caller's newest selfie check stands, and in which poses selfies are waited for.",
  }),
  send: endpoint({
    method: 'post',
    path: '/api/selfie-checks',
    access: 'member',
    pair: {
      fields: ['first', 'second'],
      maxBytes: photoRule.maxBytes,
      types: photoRule.types,
      missing: 'Please take one selfie for each of the two poses.',
      tooLarge: photoRule.tooLarge,
    },
    response: selfieCheckView,
    limit: { by: 'member', max: 30, per: hours(1) },
    queue: photoQueue,
    summary:
      'Without selfies asks for two poses, which are the same for an hour; with two selfies sends them to be compared with the main photo.',
  }),
};
