import type {
  BooksView,
  SellerVolumesView,
} from '@nestmates/application/office/money/bookkeeping-contract.ts';

export const sampleBooks: BooksView = {
  accounts: [
    { account: 'provider', type: 'asset', amount: 111_874 },
    { account: 'bank', type: 'asset', amount: 60_000 },
    { account: 'debts', type: 'asset', amount: 4_964 },
    { account: 'held', type: 'liability', amount: 57_875 },
    { account: 'fees', type: 'income', amount: 74_508 },
    { account: 'planIncome', type: 'income', amount: 59_850 },
    { account: 'planRefunds', type: 'income', amount: -1_199 },
    { account: 'providerFees', type: 'expense', amount: 14_196 },
    { account: 'writeOffs', type: 'expense', amount: 0 },
  ],
  payouts: [
    { provider: 'sandbox', payoutId: 'payout-1RkX9fLkdIwHu7ix', at: '2026-06-01T09:00:00Z', amount: 40_000 },
    { provider: 'sandbox', payoutId: 'payout-1RhW3aLkdIwHu7ix', at: '2026-05-25T09:00:00Z', amount: 20_000 },
  ],
};

export const sampleVolumes: SellerVolumesView = {
  year: 2026,
  threshold: { gross: 2_000_000, payments: 200 },
  sellers: 41,
  owedForms: 1,
  highest: [
    { provider: 'sandbox', memberId: 12, name: 'Ana Abel', gross: 2_148_020, payments: 236, needsForm: true },
    { provider: 'sandbox', memberId: 7, name: 'Ruth Vale', gross: 912_040, payments: 63, needsForm: false },
    { provider: 'sandbox', memberId: null, name: null, gross: 48_230, payments: 9, needsForm: false },
  ],
};
