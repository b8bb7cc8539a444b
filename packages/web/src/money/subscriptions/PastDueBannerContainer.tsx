import { PastDueBanner } from '@nestmates/ui/screens/money/subscriptions/PastDueBanner.tsx';
import { subscriptionNotice } from '@nestmates/ui/screens/money/subscriptions/subscription-notice.ts';
import { useQuery } from '@tanstack/react-query';
import { ownSubscriptionQuery } from './own-subscription-query.ts';

/** Only while a payment is missing. */
export function PastDueBannerContainer() {
  const { data } = useQuery(ownSubscriptionQuery);
  const notice = data?.subscription && subscriptionNotice(data.subscription);
  return notice?.isUrgent ? <PastDueBanner notice={notice} /> : null;
}
