import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { saysWhose } from '@nestmates/domain/together/plans/says-whose.ts';
import type { LastSwap } from '@nestmates/ui/screens/together/swaps/request/SwapRequestForm.tsx';

type AskedSwap = Pick<
  SwapView,
  'direction' | 'createdAt' | 'date' | 'until' | 'place' | 'location' | 'childIds'
> & {
  readonly user: Pick<SwapView['user'], 'id'>;
};

/** Where, for which children and how long the member asked this one the last time. */
export function lastSwapWith(
  swaps: readonly AskedSwap[],
  { me, recipientId }: { readonly me: number; readonly recipientId: number },
): LastSwap | undefined {
  const [last] = swaps
    .filter(({ direction, user }) => direction === 'sent' && user.id === recipientId)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  if (!last) return undefined;
  const { place, location } = last;
  const same = {
    childIds: last.childIds.map(String),
    length: Date.parse(last.until) - Date.parse(last.date),
  };
  if (!place || 'name' in place) {
    return { ...(!saysWhose(location) && { place: 'public', location }), ...same };
  }
  return { place: place.of === me ? 'mine' : 'theirs', ...same };
}
