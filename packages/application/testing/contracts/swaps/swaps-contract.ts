import type { SwapPorts } from './arrange-swaps.ts';
import { swapOutcomesContract } from './swap-outcomes-contract.ts';
import { swapQueriesContract } from './swap-queries-contract.ts';
import { swapStoreContract } from './swap-store-contract.ts';
import { swapTimesContract } from './swap-times-contract.ts';

/** The behaviour required of every implementation of `SwapStore` and `SwapQueries`. */
export function swapsContract(name: string, ports: () => SwapPorts): void {
  swapStoreContract(name, ports);
  swapOutcomesContract(name, ports);
  swapQueriesContract(name, ports);
  swapTimesContract(name, ports);
}
