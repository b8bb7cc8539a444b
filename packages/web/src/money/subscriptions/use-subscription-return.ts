import { importWithStyles } from '@nestmates/ui/lazy-loading/import-with-styles.ts';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { celebrate } from '../../platform/moments/celebrate.ts';
import { loadSession, useMember } from '../../platform/session/session.ts';

const importMoment = () => import('./plan-moment.tsx');

const askEvery = 2000;
const waitsFor = 60_000;

/**
 * Removes the parameter on the return from payment, and says by a moment that the member's plan is open once
 * the provider has told us so. Anyone can open this URL, so the account decides.
 */
export function useSubscriptionReturn(): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { subscriptionStatus, subscriptionTier } = useMember();
  const active = subscriptionStatus === 'active';
  const plan = subscriptionTier === 'premium' ? 'premium' : 'pro';
  const isReturning = query.get('subscription') === 'success';
  const [waitsSince, setWaitsSince] = useState<number>();
  useEffect(() => {
    if (!isReturning) return;
    setWaitsSince(Date.now());
    navigate('/dashboard', { replace: true });
  }, [isReturning, navigate]);
  useEffect(() => {
    if (waitsSince === undefined) return;
    if (active) {
      void celebrate({
        load: async () => (await importWithStyles(importMoment)).momentOfPlan(plan),
        said: { title: 'Subscription activated!' },
        at: '/dashboard',
      });
      setWaitsSince(undefined);
      return;
    }
    // The live event usually comes first.
    const timer = setInterval(() => {
      if (Date.now() - waitsSince > waitsFor) setWaitsSince(undefined);
      else void loadSession();
    }, askEvery);
    return () => clearInterval(timer);
  }, [waitsSince, active, plan]);
}
