import type { MoneyView } from '@nestmates/application/office/money/contract.ts';

type Account = MoneyView['accounts'][number]['account'];

export const accountText: Readonly<Record<Account, string>> = {
  held: 'Held for orders',
  owed: 'Owed to sellers',
  unclaimed: 'Unclaimed by sellers who have left',
  handedOver: 'Ours, as a state was paid from our bank',
  tax: 'Tax, owed to tax offices',
  fees: 'Our fees, less the provider’s',
  debts: 'Debts of sellers',
  writeOffs: 'Written off',
  claims: 'Claimed from banks',
  lostClaims: 'Claims that banks keep',
  planIncome: 'Income from plans',
  planRefunds: 'Refunds of plans',
  buyers: 'Paid by buyers and subscribers',
  refunds: 'Paid back',
  pendingRefunds: 'On its way back to buyers',
  sellers: 'Paid to sellers',
  disputes: 'With banks, in disputes',
  providerFees: 'Fees of the provider',
  bank: 'Paid out to our bank',
};

/** Money that stands at the provider, and where the rest came from and went to: together nothing. */
export const accountGroups: readonly {
  readonly title: string;
  readonly names: readonly Account[];
  /** Has what the page does not know as well. */
  readonly isLast?: boolean;
}[] = [
  {
    title: 'At the provider',
    names: [
      'held',
      'owed',
      'unclaimed',
      'handedOver',
      'tax',
      'fees',
      'debts',
      'writeOffs',
      'claims',
      'lostClaims',
      'planIncome',
      'planRefunds',
    ],
  },
  {
    title: 'Came and went',
    names: ['buyers', 'refunds', 'pendingRefunds', 'sellers', 'disputes', 'providerFees', 'bank'],
    isLast: true,
  },
];
