import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keepLinksHere } from '../../../../../testing/keep-links-here.ts';
import { triesAgain } from '../../../../../testing/tries-again.ts';
import { asSeller, ordersNow } from '../sample-order.ts';
import { sampleOrders } from '../sample-orders.ts';
import type { OpenOrders } from './OrdersScreen.tsx';
import { OrdersScreen } from './OrdersScreen.tsx';

const { unpaid, pending, shipped, lastDay, problem, completed, long, service, pickup } = sampleOrders;
const [onAct, onTab, onList, onRetry] = [fn(), fn(), fn(), fn()];

const usual: OpenOrders = {
  kind: 'open',
  tab: 'purchases',
  list: undefined,
  orders: {
    kind: 'ready',
    orders: [unpaid, shipped, lastDay, pending, completed].map((order, place) => ({
      ...order,
      id: place + 1,
    })),
  },
  now: ordersNow,
  onTab,
  onList,
  onAct,
};

const meta = {
  title: 'Screens/Orders',
  component: OrdersScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/my-orders' } },
  beforeEach() {
    for (const on of [onAct, onTab, onList, onRetry]) on.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof OrdersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The money clock in short, in each of its colours. */
export const Purchases: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Auto-release in 4 days')).toBeVisible();
    await expect(canvas.getByText('Auto-release in 12 hours')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Mark as Shipped/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Shipped' }));
    await expect(onList).toHaveBeenLastCalledWith('shipped');
    await userEvent.click(canvas.getByRole('tab', { name: 'My Sales' }));
    await expect(onTab).toHaveBeenLastCalledWith('sales');
  },
};

/** The delivery is confirmed once the question is answered. */
export const Confirming: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Delivery: Wooden balance bike' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm delivery?' });
    await expect(dialog).toHaveTextContent('We then send $48.00 to Priya');
    await expect(onAct).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm Delivery' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onAct).toHaveBeenCalledOnce();
    await expect(onAct.mock.lastCall?.[1]).toBe('confirm');
  },
};

export const ConfirmationAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Delivery: Wooden balance bike' }));
    await screen.findByRole('alertdialog', { name: 'Confirm delivery?' });
  },
};

export const Sales: Story = {
  args: {
    state: {
      ...usual,
      tab: 'sales',
      orders: {
        kind: 'ready',
        orders: [
          { ...asSeller(pending, ['ship', 'cancel']), id: 1 },
          { ...asSeller(service, ['markProvided', 'cancel']), id: 2 },
          { ...asSeller(pickup, ['enterPickupCode', 'cancel']), id: 3 },
          { ...asSeller(shipped, ['refund']), id: 4 },
          { ...asSeller(problem, ['answerProblem', 'refund']), id: 5 },
          { ...asSeller(completed, []), id: 6 },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Confirm Delivery/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Shipped: Wooden balance bike' }));
    await expect(onAct.mock.lastCall?.[1]).toBe('ship');
  },
};

/** Also of a status that this page does not know. */
export const LongWords: Story = {
  args: {
    state: {
      ...usual,
      orders: {
        kind: 'ready',
        orders: [long, { ...pending, id: 2, status: 'lost' as 'shipped' }],
        more: { kind: 'more', onMore: fn() },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
};

export const Acting: Story = {
  args: { state: { ...usual, orders: { kind: 'ready', orders: [shipped], acting: [shipped.id] } } },
};
export const NoPurchases: Story = { args: { state: { ...usual, orders: { kind: 'ready', orders: [] } } } };
export const NoSales: Story = {
  args: { state: { ...usual, tab: 'sales', orders: { kind: 'ready', orders: [] } } },
};
/** Nothing leads to what is closed to a suspended member. */
export const NoPurchasesWhileSuspended: Story = {
  args: { state: { ...usual, isRestricted: true, orders: { kind: 'ready', orders: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing here')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const NoneShipped: Story = {
  args: { state: { ...usual, list: 'shipped', orders: { kind: 'ready', orders: [] } } },
};
export const Loading: Story = { args: { state: { ...usual, orders: { kind: 'loading' } } } };
export const Failed: Story = {
  args: { state: { ...usual, orders: { kind: 'failed', onRetry } } },
  play: triesAgain(onRetry),
};
export const SignedOut: Story = {
  args: { state: { kind: 'signed-out' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  },
};
