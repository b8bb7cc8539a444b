import type { Transaction } from '../src/platform/shared/ports.ts';

/** Transaction for ports in memory, which cannot roll back. */
export const immediateTransaction: Transaction = { run: (work) => work() };
