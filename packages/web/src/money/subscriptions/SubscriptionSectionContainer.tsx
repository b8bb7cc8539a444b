import { SubscriptionSection } from '@nestmates/ui/screens/money/subscriptions/SubscriptionSection.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { ownSubscriptionQuery } from './own-subscription-query.ts';
import { useOpenedPage } from './use-opened-page.ts';

/** Nothing for whoever pays for no plan. */
export function SubscriptionSectionContainer() {
  const query = useQuery(ownSubscriptionQuery);
  const portal = useOpenedPage(async (_: 'portal') => (await call('post /api/subscription/portal')).url);
  if (!query.data) return <SubscriptionSection state={loadingOrFailed(query)} />;
  const { subscription } = query.data;
  if (!subscription) return null;
  const opening = portal.opening !== null;
  return (
    <SubscriptionSection
      state={{ kind: 'ready', subscription, opening, onManage: () => portal.open('portal') }}
    />
  );
}
