import type { SubscriptionView } from '@nestmates/application/money/subscriptions/contract.ts';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
export const longDateOf = (time: string): string => longDate.format(new Date(time));

const names = { pro: 'Pro', premium: 'Premium' } as const;

export interface SubscriptionNotice {
  readonly title: string;
  readonly text: string;
  /** The member has to do something, or their plan ends. */
  readonly isUrgent: boolean;
}

/** What there is to say of a subscription. */
export function subscriptionNotice({
  plan,
  status,
  periodEnd,
  openUntil,
}: SubscriptionView): SubscriptionNotice {
  const name = names[plan];
  switch (status) {
    case 'ending':
      return {
        title: name,
        text: `is open until ${longDateOf(periodEnd)} and is not renewed.`,
        isUrgent: false,
      };
    case 'past_due':
    case 'unpaid':
      return {
        title: 'Your last payment failed',
        text: openUntil
          ? `${name} stays open until ${longDateOf(openUntil)}. Look at your card to keep it.`
          : `${name} is closed until it is paid.`,
        isUrgent: true,
      };
    case 'active':
    case 'incomplete':
    case 'canceled':
      return { title: name, text: `is renewed on ${longDateOf(periodEnd)}.`, isUrgent: false };
  }
}

const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** The same in a few words, for a row that leads to it. */
export function shortNotice({ status, periodEnd }: Pick<SubscriptionView, 'status' | 'periodEnd'>): string {
  const end = dayOfYear.format(new Date(periodEnd));
  if (status === 'past_due' || status === 'unpaid') return 'Your last payment failed';
  return status === 'ending' ? `Open until ${end}` : `Renews on ${end}`;
}
