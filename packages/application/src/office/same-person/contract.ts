import { partingRule, partings, partingWords } from '@nestmates/domain/office/same-person/same-person.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id, instant, pathId } from '../../platform/contract/fields.ts';
import { requiredText } from '../../platform/contract/text.ts';

export const sharingAccountView = z.object({
  /** Null for an account that was deleted, which is named by one of its sales. */
  memberId: z.nullable(id),
  saleOf: z.nullable(id),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  shares: z.readonly(z.array(z.enum(['mailbox', 'former-mailbox', 'bank']))),
  /** Cents that its own sales owe us. */
  owed: z.int(),
  parting: z.enum(partings),
  /** Another administrator has proposed it, so this one may confirm it. */
  mayConfirm: z.boolean(),
  /** When the proposal ends without an answer. */
  endsAt: z.nullable(instant),
});
export type SharingAccountView = z.infer<typeof sharingAccountView>;

/** Accounts that are shown of one member, at most. */
export const sharingShown = 50;

/** What one administrator has said of two accounts, and waits for another one. */
export const waitingPartingView = z.object({
  /** The member on whose page it is answered. */
  memberId: id,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  word: z.enum(partingWords),
  proposedAt: instant,
  endsAt: instant,
});
export type WaitingPartingView = z.infer<typeof waitingPartingView>;

/** Which of the two it is, is said by exactly one. */
const otherAccount = {
  memberId: z.optional(id),
  saleOf: z.optional(id),
  text: requiredText({
    missing: partingRule.noReason,
    max: partingRule.maxReason,
    tooLong: partingRule.longReason,
  }),
};

export const samePersonContract = {
  show: endpoint({
    method: 'get',
    path: '/api/admin/members/:id/same-person',
    access: 'admin',
    params: { id: pathId },
    response: z.readonly(z.array(sharingAccountView)),
    summary: 'Other accounts, live and deleted, that share a mailbox or a bank account with a member.',
  }),
  waiting: endpoint({
    method: 'get',
    path: '/api/admin/partings',
    access: 'admin',
    response: z.readonly(z.array(waitingPartingView)),
    summary: 'What was proposed of two accounts and waits for a second administrator, the newest first.',
  }),
  part: endpoint({
    method: 'post',
    path: '/api/admin/members/:id/part',
    access: 'admin',
    needsPassword: true,
    params: { id: pathId },
    body: otherAccount,
    response: confirmation,
    summary:
      'Says that an account with the same bank account is not the same person: neither owes what the other owes. Refuses a proposal that they are.',
  }),
  join: endpoint({
    method: 'post',
    path: '/api/admin/members/:id/join',
    access: 'admin',
    needsPassword: true,
    params: { id: pathId },
    body: otherAccount,
    response: confirmation,
    summary: 'Says that they are the same person after all. Refuses a proposal that they are not.',
  }),
};
