import type { MoneyView, ReconciliationView } from '@nestmates/application/office/money/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tryAgain, unready } from '../admin/unready-stories.ts';
import { AdminMoneyScreen } from './AdminMoneyScreen.tsx';

const accounts: MoneyView['accounts'] = [
  { account: 'owed', amount: 9_600 },
  { account: 'held', amount: 48_275 },
  { account: 'fees', amount: 312 },
  { account: 'debts', amount: -4_964 },
  { account: 'writeOffs', amount: 0 },
  { account: 'planIncome', amount: 59_850 },
  { account: 'planRefunds', amount: -1_199 },
  { account: 'buyers', amount: -412_480 },
  { account: 'refunds', amount: 22_310 },
  { account: 'sellers', amount: 203_100 },
  { account: 'disputes', amount: 1_000 },
  { account: 'providerFees', amount: 14_196 },
  { account: 'bank', amount: 60_000 },
];

const same: ReconciliationView = {
  provider: 'stripe',
  from: '2026-06-01T05:23:00Z',
  to: '2026-06-04T05:23:00Z',
  ranAt: '2026-06-04T05:23:00Z',
  lines: 214,
  entered: 12,
  ours: 111_874,
  theirs: 111_874,
  underWay: 0,
  differences: [],
};

const differing: ReconciliationView = {
  ...same,
  ranAt: '2026-06-03T05:23:00Z',
  theirs: 107_074,
  underWay: -300,
  differences: [
    {
      kind: 'not-in-books',
      objectId: 'tr_1RkX2eLkdIwHu7ixQh4fG6pN',
      what: 'release',
      ours: 0,
      theirs: 4800,
      reference: '0d4f9b2e-5a0c-4a41-9d6e-0a4c3b0e7a11',
    },
    { kind: 'balance', objectId: null, what: null, ours: 111_874, theirs: 107_074, reference: null },
  ],
};

const meta = {
  title: 'Screens/Administration/Money',
  component: AdminMoneyScreen,
  args: { state: { kind: 'ready', money: { accounts, reports: [same, differing] } } },
  parameters: { layout: 'fullscreen', shell: { path: '/admin/money' } },
} satisfies Meta<typeof AdminMoneyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InAgreement: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/214 lines of stripe, all as in our books/)).toBeVisible();
    await expect(canvas.queryByText(/^Our books differ/)).toBeNull();
  },
};

export const WithDifferences: Story = {
  args: { state: { kind: 'ready', money: { accounts, reports: [differing, same] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Our books differ from those of the payment provider')).toBeVisible();
    await expect(canvas.getByText('The provider has it, and our books do not')).toBeVisible();
  },
};

export const NotComparedYet: Story = {
  args: { state: { kind: 'ready', money: { accounts, reports: [] } } },
};

export const Loading: Story = { args: { state: unready.loading } };
export const Denied: Story = { args: { state: unready.denied } };
export const Failed: Story = { args: { state: unready.failed }, play: tryAgain };
