import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';

/** Whom the member has met, by what is over and by what they said of it. */
export function metBy(
  swaps: readonly Pick<SwapView, 'user' | 'outcomes'>[] = [],
  playdates: readonly Pick<PlaydateView, 'user' | 'status'>[] = [],
): ReadonlySet<number> {
  const met = [
    ...swaps.filter(({ outcomes }) => outcomes.mine === null || outcomes.mine === 'yes'),
    ...playdates.filter(({ status }) => status === 'done'),
  ];
  return new Set(met.map(({ user }) => user.id));
}
