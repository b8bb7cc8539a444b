import { useSubscriptionReturn } from './use-subscription-return.ts';

/** Runs on the dashboard of whoever comes back from paying. */
export function SubscriptionReturn() {
  useSubscriptionReturn();
  return null;
}
