import type { PlaydatePorts } from './arrange-playdates.ts';
import { playdateQueriesContract } from './playdate-queries-contract.ts';
import { playdateStoreContract } from './playdate-store-contract.ts';

/** The behaviour required of every implementation of `PlaydateStore` and `PlaydateQueries`. */
export function playdatesContract(name: string, ports: () => PlaydatePorts): void {
  playdateStoreContract(name, ports);
  playdateQueriesContract(name, ports);
}
