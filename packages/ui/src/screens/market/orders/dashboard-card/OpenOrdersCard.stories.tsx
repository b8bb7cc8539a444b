import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepLinksHere } from '../../../../../testing/keep-links-here.ts';
import { asSeller, ordersNow, sampleOrders } from '../sample-orders.ts';
import { OpenOrdersCard } from './OpenOrdersCard.tsx';

const { shipped, lastDay, pending, problem, long, unpaid } = sampleOrders;
const onRetry = fn();

const meta = {
  title: 'Screens/Orders/Dashboard card',
  component: OpenOrdersCard,
  args: { tab: 'purchases', state: { kind: 'ready', orders: [shipped, lastDay, pending], now: ordersNow } },
  parameters: { layout: 'padded' },
  beforeEach() {
    onRetry.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof OpenOrdersCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Purchases: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wooden balance bike' })).toHaveAttribute(
      'href',
      '/orders/1047',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/my-orders');
  },
};

export const Sales: Story = {
  args: {
    tab: 'sales',
    state: {
      kind: 'ready',
      orders: [asSeller(pending, ['ship']), { ...asSeller(problem, ['refund']), id: 1044 }],
      now: ordersNow,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View All' })).toHaveAttribute(
      'href',
      '/my-orders?tab=sales',
    );
  },
};

export const LongWords: Story = {
  args: { state: { kind: 'ready', orders: [long, unpaid], now: ordersNow } },
};

/** Nothing is shown, as while it is loading. */
export const None: Story = {
  tags: ['!autodocs'],
  args: { state: { kind: 'ready', orders: [], now: ordersNow } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
