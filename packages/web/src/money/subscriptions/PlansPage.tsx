import type { MemberView } from '@nestmates/application/platform/access/member-view.ts';
import type { PaidPlan } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { localFormat } from '@nestmates/ui/dates/local-format.ts';
import type { UnlockBannerState } from '@nestmates/ui/screens/money/early-access/UnlockBanner.tsx';
import type { PlanStatus } from '@nestmates/ui/screens/money/subscriptions/PlansIntro.tsx';
import {
  type PlanChoice,
  PlansScreen,
  type PlansState,
} from '@nestmates/ui/screens/money/subscriptions/PlansScreen.tsx';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember } from '../../platform/session/session.ts';
import { useUnlock } from '../early-access/use-unlock.ts';
import { useOpenedPage } from './use-opened-page.ts';

/**
 * Says why a plan was not paid when the member is back from the payment provider, and removes that from the
 * address.
 */
function useSubscriptionFailure(): void {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const error = query.get('error');
  useEffect(() => {
    if (error === null) return;
    navigate(pathname, { replace: true });
    toast({ title: 'Subscription failed', description: error || 'Please try again.', destructive: true });
  }, [error, pathname, navigate]);
}

const plansQuery = readQuery('get /api/plans');

const longDate = localFormat({ dateStyle: 'long' });

/** A subscription takes precedence over an unlock by code, unless the code gave more. */
function planStatusOf(
  { plan, subscriptionStatus, subscriptionTier, hasUnlocked, unlockedVia, unlockedAt }: MemberView,
  unlock: UnlockBannerState,
): PlanStatus {
  if (plan !== 'premium') return { kind: plan, unlock };
  if (!hasUnlocked || (subscriptionStatus === 'active' && subscriptionTier === 'premium')) {
    return { kind: 'premium' };
  }
  return {
    kind: 'unlocked',
    code: unlockedVia ?? undefined,
    since: unlockedAt ? longDate.format(new Date(unlockedAt)) : undefined,
  };
}

function usePlans(): PlansState {
  const query = useQuery(plansQuery);
  return query.data ? { kind: 'ready', plans: query.data } : loadingOrFailed(query);
}

function useChoice(): PlanChoice {
  const page = useOpenedPage(async (plan: PaidPlan) => {
    const { checkoutUrl } = await call('post /api/subscribe', { query: { plan } });
    return checkoutUrl;
  });
  return { opening: page.opening, onChoose: page.open };
}

export default function PlansPage() {
  useTitle('Plans');
  useSubscriptionFailure();
  const status = planStatusOf(useMember(), useUnlock());
  const entersCode = useSearchParams()[0].has('code');
  return <PlansScreen state={{ status, plans: usePlans(), choice: useChoice(), entersCode }} />;
}
