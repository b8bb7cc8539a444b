import {
  type AccountReport,
  type AccountRequirement,
  concernOf,
  disabledWords,
  type PaymentAccountConcern,
  toldAs,
  type WayOn,
  wayOnOf,
} from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import * as z from 'zod/mini';
import { email } from '../../members/emails/email.ts';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { AccountEmailQueries } from './ports.ts';

const requirementWords: Readonly<Record<AccountRequirement, string>> = {
  identity: 'who you are',
  address: 'your address',
  'tax-number': 'your tax number',
  business: 'what you sell',
  'bank-account': 'your bank account',
  terms: 'that you accept its terms',
  other: 'a few more details',
};

const inWords = (due: readonly AccountRequirement[]): string =>
  due.length === 0
    ? 'a few more details'
    : due.map((requirement) => requirementWords[requirement]).join(', ');

const dayOf = (at: Date): string =>
  at.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

const wayOnWords: Readonly<Record<WayOn, string>> = {
  wait: 'You need to do nothing for now.',
  'ask-there': 'Please look at what it says there.',
  'write-to-us': 'Please write to us, so that we find a way together.',
};
const held = 'What you have sold stays held for you.';

interface Letter {
  readonly subject: string;
  readonly says: (report: AccountReport) => string;
}

const letters: Readonly<Record<Exclude<PaymentAccountConcern, 'none'>, Letter>> = {
  due: {
    subject: 'Our payment provider asks you for something',
    says: ({ due, dueBy }) =>
      `To go on paying you, it needs to know: ${inWords(due)}.${dueBy ? ` Please tell it by ${dayOf(dueBy)}.` : ''}`,
  },
  'past-due': {
    subject: 'You cannot be paid until you tell our payment provider more',
    says: ({ due }) =>
      `It has not heard from you in time, and needs to know: ${inWords(due)}. What you have sold stays held for you until then.`,
  },
  restricted: {
    subject: 'You cannot be paid for the moment',
    says: ({ disabled }) =>
      `Our payment provider has paused your payment account. ${
        disabled ? `It ${disabledWords(disabled)} ` : ''
      }${wayOnWords[wayOnOf('restricted', disabled)]} ${held}`,
  },
  'payout-failed': {
    subject: 'Your bank has sent a payout back',
    says: ({ failedPayout }) =>
      `${failedPayout ? dollars(failedPayout.cents) : 'A payout'} did not reach your bank account.${failedPayout?.reason ? ` It says: ${failedPayout.reason}` : ''} The money is in your payment account. Please look at your bank account there.`,
  },
  rejected: {
    subject: 'Our payment provider has closed your payment account',
    says: ({ disabled }) =>
      `It does not let you be paid any more${
        disabled ? `: it ${disabledWords(disabled)}` : '.'
      } ${held} ${wayOnWords[wayOnOf('rejected', disabled)]}`,
  },
};

export const accountEmails = {
  /** Says what is true when it is written, and only if that is what there was to tell. */
  concern: email({
    job: job('payments.account-concern', z.object({ memberId: id, told: z.string() })),
    async facts(queries: AccountEmailQueries, { memberId, told }) {
      const found = await queries.emailFactsOf(memberId);
      if (!found) return undefined;
      const concern = concernOf(found.report, found);
      if (concern === 'none' || toldAs(concern, found.report) !== told) return undefined;
      return { ...found, concern };
    },
    words: ({ concern, report }) => ({
      subject: `${productName}: ${letters[concern].subject}`,
      paragraphs: [letters[concern].says(report)],
      action: { label: 'See your payment account', path: '/account/payments' },
      closing: 'You are told this once. The page of your payment account shows it until it is settled.',
    }),
  }),
};
