import { accessUntil } from '@nestmates/domain/money/subscriptions/subscription-access.ts';
import { planNames } from '@nestmates/domain/platform/access/capabilities.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { email } from '../../members/emails/email.ts';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { SubscriptionEmailQueries } from './ports.ts';

export const subscriptionEmails = {
  paymentFailed: email({
    job: job('subscriptions.payment-failed', z.object({ memberId: id })),
    async facts(queries: SubscriptionEmailQueries, { memberId }, now) {
      const found = await queries.pastDueOf(memberId);
      const until = found && accessUntil(found.subscription);
      if (!found || !(until instanceof Date) || until <= now) return undefined;
      const { subscription, ...recipient } = found;
      return { ...recipient, plan: planNames[subscription.plan] };
    },
    perMember: { max: 1, per: days(3) },
    notification: { kind: 'money', topic: () => 'plan', listedOnly: true },
    words: ({ plan }) => ({
      subject: `We could not renew your ${plan} plan`,
      paragraphs: [
        `The payment for the next month of ${plan} failed. Your plan stays open for three days, so that you have time to look at your card.`,
      ],
      action: { label: 'Manage subscription', path: '/account/plan' },
      closing:
        'Once it is paid, nothing changes. Otherwise your plan closes, and your account stays as it is.',
    }),
  }),
  paidBack: email({
    job: job('subscriptions.paid-back', z.object({ guaranteeId: id })),
    facts: (queries: SubscriptionEmailQueries, { guaranteeId }) => queries.guaranteeOf(guaranteeId),
    notification: { kind: 'money', topic: () => 'plan', listedOnly: true },
    words: ({ cents }) => ({
      subject: `Your ${dollars(cents)} is on its way back`,
      paragraphs: [
        `As you asked, we have paid ${dollars(cents)} back to the card that you used. Banks take five to ten days to show it.`,
        'Your plan has ended. Your account, your profile and your connections stay as they are.',
      ],
      action: { label: 'See your account', path: '/account/plan' },
      closing: 'The guarantee is there once. You can choose a plan again whenever you like.',
    }),
  }),
};
