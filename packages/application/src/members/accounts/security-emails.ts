import { loginEmailsOn } from '@nestmates/domain/members/accounts/password-reset.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { email, type Recipient } from '../emails/email.ts';

export const securityChanges = [
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'recovery-codes-renewed',
  'passkey-added',
  'passkey-removed',
  'password-changed',
  'password-reset',
] as const;
export type SecurityChange = (typeof securityChanges)[number];

const told: Readonly<Record<SecurityChange, readonly [subject: string, what: string]>> = {
  'second-factor-on': [
    `Two-step login is on for your ${productName} account`,
    'From now on a login asks for a code of your authenticator app. Keep your recovery codes where you find them without your phone.',
  ],
  'second-factor-off': [
    `Two-step login is off for your ${productName} account`,
    'From now on your password alone opens your account.',
  ],
  'recovery-code-used': [
    `A recovery code of your ${productName} account was used`,
    'Somebody, hopefully you, has logged in with a recovery code instead of the authenticator app. Each works once.',
  ],
  'recovery-codes-renewed': [
    `There are new recovery codes for your ${productName} account`,
    'The earlier ones log nobody in any more. Keep the new ones where you find them without your phone.',
  ],
  'passkey-added': [
    `A passkey was added to your ${productName} account`,
    'Whoever has its device can log in with it, without your password.',
  ],
  'passkey-removed': [
    `A passkey was removed from your ${productName} account`,
    'Nobody can log in with it any more.',
  ],
  'password-reset': [
    `Your ${productName} account has a new password`,
    `It was set by the link that we sent you. Every browser is logged out. Passkeys and two-step login that you did not keep have ended, and so has a change of your email that was waiting. ${loginEmailsOn}`,
  ],
  'password-changed': [
    `The password of your ${productName} account was changed`,
    'From now on it opens with the new one. Every other browser is logged out, and a change of your email or a deletion of the account that was waiting has ended.',
  ],
};

/** What the link of every e-mail about safety does. */
export const ifNotYou =
  'If this was not you, say so. It logs out every device, removes each passkey and second step added in the last 30 days, cancels any change that is waiting, and you choose a new password. The link works for 7 days.';

export interface SecurityFacts extends Recipient {
  readonly securityChange: SecurityChange;
}

export interface SecurityRecipients {
  find(memberId: number): Promise<Recipient | undefined>;
}

/** No setting switches it off: it warns of somebody else at the account. */
export const securityEmail = email({
  job: job('accounts.security-changed', z.object({ memberId: id, change: z.enum(securityChanges) })),
  facts: async (recipients: SecurityRecipients, { memberId, change }): Promise<SecurityFacts | undefined> => {
    const recipient = await recipients.find(memberId);
    return recipient && { ...recipient, securityChange: change };
  },
  words: ({ securityChange }) => {
    const [subject, what] = told[securityChange];
    return {
      subject,
      paragraphs: [what, ifNotYou],
      action: 'not-me',
      closing: 'If this was you, there is nothing to do.',
    };
  },
});

/** What asks for the password, because somebody with an unlocked phone for a minute could do it. */
export const confirmedActs = [
  'unblocked',
  'zip-shown',
  'plan-shared',
  'card-opened',
  'payouts-opened',
] as const;
export type ConfirmedAct = (typeof confirmedActs)[number];

const done: Readonly<Record<ConfirmedAct, readonly [subject: string, what: string]>> = {
  unblocked: [
    `Somebody was unblocked in your ${productName} account`,
    'A member whom you had blocked may find you again. Your list of blocked members is in your account settings.',
  ],
  'zip-shown': [
    `More people see your zip code on ${productName}`,
    'Whom it is shown to was changed in your profile. You can change it back there.',
  ],
  'plan-shared': [
    `A plan of yours was shared on ${productName}`,
    'A link was made by which whoever has it sees where you are going to be, when and with whom. You can switch it off at the plan.',
  ],
  'card-opened': [
    `A sitter card was opened in your ${productName} account`,
    'It is about a child who is with you for a swap. The other parent sees that it was opened.',
  ],
  'payouts-opened': [
    `Your payment account was opened on ${productName}`,
    'Somebody, hopefully you, went to the pages where you say to which bank account your sales are paid. Please look there whether it is yours.',
  ],
};

export interface ConfirmedActFacts extends Recipient {
  readonly act: ConfirmedAct;
}

/** No setting switches it off. The same about the same thing is told once an hour at most. */
export const confirmedActEmail = email({
  job: job('accounts.confirmed-act', z.object({ memberId: id, act: z.enum(confirmedActs), about: z.int() })),
  perSubject: { max: 1, per: hours(1) },
  facts: async (
    recipients: SecurityRecipients,
    { memberId, act },
  ): Promise<ConfirmedActFacts | undefined> => {
    const recipient = await recipients.find(memberId);
    return recipient && { ...recipient, act };
  },
  words: ({ act }) => {
    const [subject, what] = done[act];
    return {
      subject,
      paragraphs: [what, ifNotYou],
      action: 'not-me',
      closing: 'If this was you, there is nothing to do.',
    };
  },
});

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly securityRecipients: SecurityRecipients;
  }
}
