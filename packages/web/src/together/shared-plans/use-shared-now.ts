import type { SharedWay } from '@nestmates/ui/screens/trust/standing/StandingWays.tsx';
import { useQuery } from '@tanstack/react-query';
import { sharedPlansQuery } from './shared-plan-queries.ts';

/** The pages of plans that have begun and that somebody follows, where the member says that they are home safe. */
export function useSharedNow({
  enabled,
  now,
}: {
  readonly enabled: boolean;
  readonly now: Date;
}): readonly SharedWay[] | 'loading' {
  const { data = [], isLoading } = useQuery({ ...sharedPlansQuery, enabled });
  if (isLoading) return 'loading';
  return data
    .filter(({ startsAt, homeSafeAt }) => homeSafeAt === null && new Date(startsAt) <= now)
    .map(({ id, url, swapId }) => ({
      id,
      href: new URL(url).pathname,
      what: swapId === undefined ? 'playdate' : 'swap',
    }));
}
