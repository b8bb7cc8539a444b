import { useSubscriptionReturn } from './use-subscription-return.ts';

/** On the dashboard of whoever comes back from paying. */
export function SubscriptionReturn() {
  useSubscriptionReturn();
  return null;
}
