import type { OpenSwaps, SwapQueries, SwapStore } from '@nestmates/application/together/swaps/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const swapQueries = port<SwapQueries>('swap-queries');
export const openSwaps = port<OpenSwaps>('open-swaps');
export const swapStore = port<SwapStore>('swap-store');
