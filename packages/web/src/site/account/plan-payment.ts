import type { SubscriptionView } from '@nestmates/application/money/subscriptions/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import type { PlanPayment } from '@nestmates/ui/screens/members/accounts/account-values.ts';
import { subscriptionNotice } from '@nestmates/ui/screens/money/subscriptions/subscription-notice.ts';

/** What the row of the plan says of a subscription that costs so much a month. */
export function planPayment(subscription: SubscriptionView, cents: number | undefined): PlanPayment {
  const { short, isUrgent, goesOn } = subscriptionNotice(subscription);
  const price = goesOn && cents !== undefined ? `${dollars(cents)} a month` : undefined;
  return { text: short, isUrgent, price };
}
