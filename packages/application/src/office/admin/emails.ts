import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import * as z from 'zod/mini';
import { email } from '../../members/emails/email.ts';
import { id, instant } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Recipients } from './ports.ts';

/** Ids with the time, so that two resets of one member are two e-mails. */
const ids = z.object({ memberId: id, at: instant });

const accessChanges = {
  'administrator.granted': {
    subject: 'A member was made an administrator',
    says: (by: string, member: string) => `${by} has made ${member} an administrator.`,
  },
  'administrator.revoked': {
    subject: 'An administrator lost the rights',
    says: (by: string, member: string) => `${by} has taken the administrator rights of ${member}.`,
  },
  'member.reset-password': {
    subject: 'The password of a member was reset',
    says: (by: string, member: string) => `${by} has set a new password for ${member}.`,
  },
} as const;

const changeNames = Object.keys(accessChanges) as readonly (keyof typeof accessChanges)[];

export interface ChangeOfAccess {
  readonly change: keyof typeof accessChanges;
  /** The administrator; null for an operator at the command line. */
  readonly byId: MemberId | null;
  readonly memberId: MemberId;
  readonly at: Date;
}

const told = z.object({
  toId: id,
  change: z.enum(changeNames),
  byId: z.nullable(id),
  memberId: id,
  at: instant,
});

const facts = (recipients: Recipients, { memberId }: z.output<typeof ids>) => recipients.find(memberId);

export const memberChangeEmails = {
  profileReset: email({
    job: job('admin.profile-reset', ids),
    facts,
    words: () => ({
      subject: `Your ${productName} profile was reset`,
      paragraphs: [
        'An administrator has cleared your profile, your children and your onboarding answers.',
        'Your account, your connections and your messages are still there. Log in to fill in your profile again.',
      ],
      action: { label: 'Log in', path: '/auth' },
      closing: 'If you did not ask for this, please write to us by Feedback once you are logged in.',
    }),
  }),
  /** Goes to each administrator. */
  accessChanged: email({
    job: job('admin.access-changed', told),
    async facts(recipients: Recipients, { toId, change, byId, memberId }) {
      const recipient = await recipients.find(toId);
      const by =
        byId === null
          ? 'An operator at the command line'
          : ((await recipients.find(byId))?.to ?? 'An administrator whose account is deleted by now');
      const member = (await recipients.find(memberId))?.to ?? 'a member whose account is deleted by now';
      return recipient && { ...recipient, change, by, member };
    },
    words: ({ change, by, member }) => ({
      subject: `${productName}: ${accessChanges[change].subject}`,
      paragraphs: [accessChanges[change].says(by, member)],
      action: { label: 'Open the audit', path: '/admin/audit' },
      closing: 'Every administrator gets this e-mail. If nobody of you meant to, act now.',
    }),
  }),
  passwordReset: email({
    job: job('admin.password-reset', ids),
    facts,
    words: () => ({
      subject: `Your ${productName} password was changed`,
      paragraphs: [
        'An administrator has set a new password for your account, and you are logged out everywhere.',
        'If you do not know the new password, choose one of your own by “Forgot your password?”.',
      ],
      action: { label: 'Choose a new password', path: '/auth' },
      closing:
        'If you did not ask for this, say so. It logs out every device, removes each passkey and second step added in the last 30 days, and you choose a new password. The link works for 7 days:',
      closingAction: 'not-me',
    }),
  }),
};
