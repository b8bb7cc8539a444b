import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';

type AskedSwap = Pick<SwapView, 'direction' | 'createdAt' | 'emergencyContact'>;

/** Whom the member named in the newest request that they sent; a contact is removed some days after its swap. */
export const lastContactIn = (swaps: readonly AskedSwap[]): string | undefined =>
  swaps
    .filter(({ direction, emergencyContact }) => direction === 'sent' && emergencyContact)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]?.emergencyContact ?? undefined;
