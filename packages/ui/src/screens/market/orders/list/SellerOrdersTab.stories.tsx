import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keepLinksHere } from '../../../../../testing/keep-links-here.ts';
import { asSeller, ordersNow } from '../sample-order.ts';
import { sampleOrders } from '../sample-orders.ts';
import { SellerOrdersTab, type SellerOrdersTabState } from './SellerOrdersTab.tsx';

const { pending, service, shipped, lastDay, completed, cancelled } = sampleOrders;
const [onAct, onList] = [fn(), fn()];

const usual: SellerOrdersTabState = {
  list: 'pending',
  orders: {
    kind: 'ready',
    orders: [asSeller(pending, ['ship', 'cancel']), asSeller(service, ['markProvided', 'cancel'])],
  },
  now: ordersNow,
  onList,
  onAct,
};

const meta = {
  title: 'Screens/Orders/Seller dashboard tab',
  component: SellerOrdersTab,
  args: { state: usual },
  parameters: { layout: 'padded' },
  beforeEach() {
    for (const on of [onAct, onList]) on.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof SellerOrdersTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Shipped: Wooden balance bike' }));
    await expect(onAct.mock.lastCall?.[1]).toBe('ship');
    await userEvent.click(canvas.getByRole('tab', { name: 'Awaiting' }));
    await expect(onList).toHaveBeenLastCalledWith('shipped');
  },
};

/** A service is marked as provided once the question is answered. */
export const Providing: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Provided: Piano lessons' }));
    await screen.findByRole('alertdialog', { name: 'Mark as provided?' });
    await userEvent.click(screen.getByRole('button', { name: 'Mark as Provided' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onAct.mock.lastCall?.[1]).toBe('markProvided');
  },
};

export const ProvidedAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Provided: Piano lessons' }));
    await screen.findByRole('alertdialog', { name: 'Mark as provided?' });
  },
};

export const Awaiting: Story = {
  args: {
    state: {
      ...usual,
      list: 'shipped',
      orders: { kind: 'ready', orders: [asSeller(shipped, ['refund']), asSeller(lastDay, ['refund'])] },
    },
  },
};

export const Completed: Story = {
  args: {
    state: {
      ...usual,
      list: 'completed',
      orders: { kind: 'ready', orders: [asSeller(completed, []), asSeller(cancelled, [])] },
    },
  },
};

export const Empty: Story = { args: { state: { ...usual, orders: { kind: 'ready', orders: [] } } } };
export const Loading: Story = { args: { state: { ...usual, orders: { kind: 'loading' } } } };
export const Failed: Story = { args: { state: { ...usual, orders: { kind: 'failed', onRetry: fn() } } } };
