import type { SwapView } from '@nestmates/application/swaps/contract.ts';

type Dated = Pick<SwapView, 'date'>;

/** The first from today on. Last night's may be under way still, but stands back behind what is to come. */
export const nextSwap = <Swap extends Dated>(arranged: readonly Swap[], day: Date): Swap | undefined =>
  arranged.find(({ date }) => new Date(date) >= day) ?? arranged[0];
