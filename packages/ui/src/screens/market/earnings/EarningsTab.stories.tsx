import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { ordersNow } from '../orders/sample-order.ts';
import { SampleDashboard } from '../shops/dashboard/sample-dashboard.tsx';
import { EarningsTab, type EarningsTabState } from './EarningsTab.tsx';
import { fullEarnings, nothingInThirtyDays, returningEarnings, sampleEarnings } from './sample-earnings.ts';

const onRetry = fn();

const ready: Extract<EarningsTabState, { kind: 'ready' }> = {
  kind: 'ready',
  earnings: sampleEarnings,
  now: ordersNow,
  exportHref: '/api/seller/earnings.csv',
  statementHref: (month) => `/api/seller/statements/${month}`,
};

const meta = {
  title: 'Screens/Shops/Dashboard/Earnings',
  component: EarningsTab,
  args: { state: ready },
  parameters: { layout: 'fullscreen', shell: { path: '/seller/dashboard' } },
  render: ({ state }) => (
    <SampleDashboard tabs={['orders', 'messages', 'earnings']} open="earnings">
      <EarningsTab state={state} />
    </SampleDashboard>
  ),
  beforeEach: () => {
    onRetry.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof EarningsTab>;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = {
  available: 0,
  held: 0,
  refunded: 0,
  debt: 0,
  debtOfOthers: 0,
  newSeller: null,
  waiting: [],
  lastThirtyDays: nothingInThirtyDays,
  months: [],
};

export const Usual: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('$615.50')[0]).toBeVisible();
    await expect(canvas.getByText('Released on June 8')).toBeVisible();
    await expect(canvas.getByText('Stays held until the problem is settled')).toBeVisible();
    await expect(canvas.getByText('Your payout is being checked')).toBeVisible();
    const rows = within(canvas.getByRole('table', { name: 'Earnings by month' })).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toContain('April 2026$187.50$20.88');
    await expect(canvas.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('download');
    const statement = canvas.getByRole('link', { name: 'Statement of April 2026' });
    await expect(statement).toHaveAttribute('href', '/api/seller/statements/2026-04');
    await expect(statement).toHaveAttribute('download', 'statement-2026-04.csv');
  },
};

/** What is left of a sale whose item comes back. */
export const ComingBack: Story = {
  args: { state: { ...ready, earnings: returningEarnings } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What is left once it is back with you')).toBeVisible();
  },
};

export const FirstSale: Story = {
  args: {
    state: {
      ...ready,
      earnings: {
        ...nothing,
        held: 4800,
        waiting: sampleEarnings.waiting.slice(0, 1),
      },
    },
  },
};

export const FirstMonth: Story = {
  args: {
    state: {
      ...ready,
      earnings: {
        ...nothing,
        available: 4800,
        months: [{ month: '2026-06', released: 4800, reversed: 0, refunded: 0 }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is held at the moment.')).toBeVisible();
    await expect(canvas.queryByText('Taken back')).toBeNull();
  },
};

export const Full: Story = { args: { state: { ...ready, earnings: fullEarnings } } };

export const AllThatIsHeld: Story = {
  tags: ['!autodocs'],
  args: { state: { ...ready, earnings: fullEarnings } },
  play: async ({ canvas, userEvent }) => {
    const held = () => within(canvas.getByRole('list', { name: 'Held' })).getAllByRole('listitem');
    await expect(held()).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 16 more' }));
    await expect(held()).toHaveLength(26);
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
  },
};

/** A sale was cancelled, and the payment provider has kept its fee. */
export const InDebt: Story = {
  args: { state: { ...ready, earnings: { ...sampleEarnings, debt: 169 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You owe us $1.69')).toBeVisible();
  },
};

/** Another account that is paid to the same bank account owes most of it. */
export const InDebtOfAnotherAccount: Story = {
  args: { state: { ...ready, earnings: { ...sampleEarnings, debt: 519, debtOfOthers: 350 } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^\$3\.50 of it comes from sales of another or an earlier account/),
    ).toBeVisible();
  },
};

/** All of it is owed for sales of another account. */
export const InDebtOfAnotherAccountAlone: Story = {
  args: { state: { ...ready, earnings: { ...sampleEarnings, debt: 350, debtOfOthers: 350 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$3.50 is owed to us')).toBeVisible();
    await expect(canvas.getByText(/^It comes from sales of another or an earlier account/)).toBeVisible();
    await expect(canvas.queryByText(/You owe us|for you/)).toBeNull();
  },
};

/** Nothing is sold yet, and an operator lets the releases of new sellers wait. */
export const NewSeller: Story = {
  args: { state: { ...ready, earnings: { ...nothing, newSeller: { holdDays: 7, releasesLeft: 5 } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your first five sales wait a little longer')).toBeVisible();
  },
};

export const LastOfTheFirstSales: Story = {
  args: { state: { ...ready, earnings: { ...sampleEarnings, newSeller: { holdDays: 1, releasesLeft: 1 } } } },
};

export const Empty: Story = {
  args: {
    state: { ...ready, earnings: nothing },
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
