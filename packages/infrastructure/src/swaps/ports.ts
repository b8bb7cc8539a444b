import type { SwapQueries, SwapStore } from '@nestmates/application/swaps/ports.ts';
import { port } from '../wiring/wiring.ts';

export const swapQueries = port<SwapQueries>('swap-queries');
export const swapStore = port<SwapStore>('swap-store');
