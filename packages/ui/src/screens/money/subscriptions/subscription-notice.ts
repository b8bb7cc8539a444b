import type { SubscriptionView } from '@nestmates/application/money/subscriptions/contract.ts';
import { planNames } from '@nestmates/domain/platform/access/capabilities.ts';
import { localFormat } from '../../../dates/local-format.ts';

const longDate = localFormat({ dateStyle: 'long' });
export const longDateOf = (time: string): string => longDate.format(new Date(time));

const dayOfYear = localFormat({ month: 'long', day: 'numeric' });

export interface SubscriptionNotice {
  readonly title: string;
  readonly text: string;
  /** The same in a few words, for a row that leads to it. */
  readonly short: string;
  /** The member has to do something, or their plan ends. */
  readonly isUrgent: boolean;
  /** Another month is paid for. */
  readonly goesOn: boolean;
}

/** What there is to say of a subscription. */
export function subscriptionNotice({
  plan,
  status,
  periodEnd,
  openUntil,
}: SubscriptionView): SubscriptionNotice {
  const name = planNames[plan];
  const end = dayOfYear.format(new Date(periodEnd));
  switch (status) {
    case 'ending':
      return {
        title: name,
        text: `is open until ${longDateOf(periodEnd)} and is not renewed.`,
        short: `Open until ${end}`,
        isUrgent: false,
        goesOn: false,
      };
    case 'past_due':
    case 'unpaid':
      return {
        title: 'Your last payment failed',
        text: openUntil
          ? `${name} stays open until ${longDateOf(openUntil)}. Look at your card to keep it.`
          : `${name} is closed until it is paid.`,
        short: 'Your last payment failed',
        isUrgent: true,
        goesOn: true,
      };
    case 'active':
    case 'incomplete':
    case 'canceled':
      return {
        title: name,
        text: `is renewed on ${longDateOf(periodEnd)}.`,
        short: `Renews on ${end}`,
        isUrgent: false,
        goesOn: true,
      };
  }
}
