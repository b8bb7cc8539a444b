import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepLinksHere, onFollow } from '../../../../testing/keep-links-here.ts';
import { OrdersScreen } from './list/OrdersScreen.tsx';
import { OrderPanes } from './OrderPanes.tsx';
import { OrderScreen } from './page/OrderScreen.tsx';
import { ordersNow } from './sample-order.ts';
import { sampleOrders } from './sample-orders.ts';
import { sampleTimelines } from './sample-timelines.ts';

const { shipped, lastDay, pending, completed, long } = sampleOrders;
const orders = [shipped, lastDay, pending, long, completed].map((order, place) => ({
  ...order,
  id: place + 1,
}));

const listBeside = (openId: number | undefined) => (
  <OrdersScreen
    state={{
      kind: 'open',
      tab: 'purchases',
      list: undefined,
      orders: { kind: 'ready', orders },
      now: ordersNow,
      beside: { openId, search: '?tab=purchases' },
      onTab: fn(),
      onList: fn(),
      onAct: fn(),
    }}
  />
);

const meta = {
  title: 'Screens/Orders/Beside an order',
  component: OrderPanes,
  parameters: { layout: 'fullscreen', shell: { path: '/my-orders' } },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  beforeEach: keepLinksHere,
} satisfies Meta<typeof OrderPanes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  args: {
    list: listBeside(1),
    order: (
      <OrderScreen
        state={{
          kind: 'ready',
          order: { ...shipped, id: 1, timeline: sampleTimelines.shipped },
          now: ordersNow,
          messageHref: '/messages?user=11',
          pickup: { pending: false, onCode: fn(), onRenew: fn() },
          onAct: fn(),
        }}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Order 1');
    const [inList] = canvas.getAllByRole('link', { name: shipped.listing.title });
    await expect(inList).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: lastDay.listing.title }));
    await expect(onFollow).toHaveBeenCalledWith('/orders/2?tab=purchases');
  },
};

export const Loading: Story = {
  args: { list: listBeside(2), order: <OrderScreen state={{ kind: 'loading' }} /> },
};

export const NothingOpened: Story = {
  args: { list: listBeside(undefined), order: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My Orders');
  },
};
