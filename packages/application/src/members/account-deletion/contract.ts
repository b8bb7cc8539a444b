import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, instant } from '../../platform/contract/fields.ts';
import { withOwnPassword } from '../passwords/own-password-fields.ts';

const scheduledView = z.object({
  /** When the account will be deleted. */
  deletedAt: instant,
  /** Why not at once, in a sentence. */
  reason: z.string(),
});
export type ScheduledDeletionView = z.infer<typeof scheduledView>;

const deletionView = z.object({ scheduled: z.nullable(scheduledView) });
export type DeletionView = z.infer<typeof deletionView>;

export const accountDeletionContract = {
  remove: endpoint({
    method: 'delete',
    path: '/api/account',
    access: 'signed-in',
    closedTo: 'nobody',
    body: withOwnPassword,
    bodyOptional: true,
    response: z.union([scheduledView, confirmation]),
    summary:
      "Removes the member's account and everything personal, for good, with the password. While a change of e-mail can be taken back it answers 202, and the account is deleted when that time has ended.",
  }),
  show: endpoint({
    method: 'get',
    path: '/api/account/deletion',
    access: 'signed-in',
    closedTo: 'nobody',
    response: deletionView,
    summary: 'Whether the account will be deleted, when, and why not at once.',
  }),
  keep: endpoint({
    method: 'delete',
    path: '/api/account/deletion',
    access: 'signed-in',
    closedTo: 'nobody',
    response: confirmation,
    summary: 'Keeps an account that was to be deleted; the same where it was not.',
  }),
};
