import type { PlannedOrder } from './planned-orders.ts';

const inBrooklyn = { city: 'Brooklyn', state: 'NY', country: 'US' } as const;

/** Where what the named members order goes, and what they sell comes back to. */
export const plannedAddresses = {
  ana: { name: 'Ana Ribeiro', lines: ['381 Seventh Avenue'], postalCode: '11215', ...inBrooklyn },
  bea: { name: 'Bea Novak', lines: ['214 Lincoln Place'], postalCode: '11217', ...inBrooklyn },
  dana: { name: 'Dana Brooks', lines: ['77 Garden Place'], postalCode: '11225', ...inBrooklyn },
} as const satisfies Readonly<Record<PlannedOrder['buyer'], object>>;
