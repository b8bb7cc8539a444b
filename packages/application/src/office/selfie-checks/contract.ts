import { selfieCheckRule } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import { selfieDecisions } from '@nestmates/domain/trust/selfie-checks/selfie-check-machine.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id, instant, pathId } from '../../platform/contract/fields.ts';
import { optionalText } from '../../platform/contract/text.ts';
import { poseView } from '../../trust/selfie-checks/contract.ts';

export const waitingCheckView = z.object({
  id,
  member: z.object({
    id,
    firstName: z.string(),
    profilePhotoUrl: z.nullable(z.string()),
    memberSince: instant,
  }),
  poses: z.readonly(z.array(poseView)),
  sentAt: instant,
  /** Approved before, for another main photo. */
  isLookedAtAgain: z.boolean(),
  /** How often the member has been asked for selfies in the last 30 days. */
  asks: z.int(),
});
export type WaitingCheckView = z.infer<typeof waitingCheckView>;

export const openedCheckView = z.extend(waitingCheckView, {
  /** Selfies in the order of the poses, as data, so that no address leads to them. */
  selfies: z.readonly(z.array(z.string())),
});
export type OpenedCheckView = z.infer<typeof openedCheckView>;

export const decideCheckFields = z.strictObject({
  decision: z.enum(selfieDecisions, 'Please choose a decision.'),
  words: optionalText({ max: selfieCheckRule.maxWords, tooLong: selfieCheckRule.wordsTooLong }),
  /** The main photo that was compared; another one in the meantime refuses the decision. */
  profilePhotoUrl: z.optional(z.string().check(z.maxLength(300))),
});
export type DecideCheckForm = z.output<typeof decideCheckFields>;

export const adminSelfieChecksContract = {
  list: endpoint({
    method: 'get',
    path: '/api/admin/checks',
    access: 'admin',
    response: z.readonly(z.array(waitingCheckView)),
    summary: 'The selfie checks that wait for a decision, the oldest fifty first.',
  }),
  show: endpoint({
    method: 'get',
    path: '/api/admin/checks/:id',
    access: 'admin',
    params: { id: pathId },
    response: openedCheckView,
    limit: { by: 'member', max: 600, per: 3_600_000 },
    summary: 'A check that waits, with its two selfies. Every look is in the audit.',
  }),
  decide: endpoint({
    method: 'post',
    path: '/api/admin/checks/:id/decide',
    access: 'admin',
    params: { id: pathId },
    body: decideCheckFields,
    response: confirmation,
    summary:
      'Approves a check, asks for other selfies, or refuses it with words; of two administrators at once the second is told what the first has decided.',
  }),
};
