import type { Transaction } from '../shared/ports.ts';

/** For ports in memory, which have nothing to take back. */
export const immediateTransaction: Transaction = { run: (work) => work() };
