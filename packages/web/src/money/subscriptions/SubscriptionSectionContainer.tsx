import type { GuaranteeState } from '@nestmates/ui/screens/money/subscriptions/GuaranteeBlock.tsx';
import {
  SubscriptionSection,
  type SubscriptionSectionState,
} from '@nestmates/ui/screens/money/subscriptions/SubscriptionSection.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { ownSubscriptionQuery } from './own-subscription-query.ts';
import { useGuarantee } from './use-guarantee.ts';
import { useOpenedPage } from './use-opened-page.ts';

/** What has ended is spoken of while its money can come back, or does. */
const spokenOf: readonly GuaranteeState['kind'][] = ['open', 'unverified', 'used'];

function useSubscriptionSection(): SubscriptionSectionState | undefined {
  const query = useQuery(ownSubscriptionQuery);
  const guarantee = useGuarantee();
  const portal = useOpenedPage(async (_: 'portal') => (await call('post /api/subscription/portal')).url);
  if (!query.data) return loadingOrFailed(query);
  const { subscription } = query.data;
  if (!subscription && !spokenOf.includes(guarantee.kind)) return undefined;
  const opening = portal.opening !== null;
  return { kind: 'ready', subscription, guarantee, opening, onManage: () => portal.open('portal') };
}

/** Nothing for whoever pays for no plan. */
export function SubscriptionSectionContainer() {
  const state = useSubscriptionSection();
  return state ? <SubscriptionSection state={state} /> : null;
}
