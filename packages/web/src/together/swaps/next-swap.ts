import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';

type Dated = Pick<SwapView, 'date'>;

/** The first from today on, or else yesterday's, which may still be underway. */
export const nextSwap = <Swap extends Dated>(arranged: readonly Swap[], day: Date): Swap | undefined =>
  arranged.find(({ date }) => new Date(date) >= day) ?? arranged[0];
