import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepLinksHere } from '../../../../../testing/keep-links-here.ts';
import { PickupCodeForm } from '../../orders/page/PickupSection.tsx';
import { asSeller, ordersNow, sampleOrders } from '../../orders/sample-orders.ts';
import { sampleEarnings } from './earnings/sample-earnings.ts';
import { SampleDashboard } from './sample-dashboard.tsx';
import { newStoreView, sampleStoreView } from './sample-store.ts';
import { TodayTab, type TodayTabState } from './TodayTab.tsx';

const { pending, pickup, long } = sampleOrders;
const [onAct, onCode, onRetry] = [fn(), fn(), fn()];

const usual: TodayTabState = {
  orders: {
    kind: 'ready',
    orders: [asSeller(pending, ['ship', 'cancel']), asSeller(pickup, ['enterPickupCode', 'cancel'])],
  },
  now: ordersNow,
  earnings: sampleEarnings,
  store: sampleStoreView,
  shopName: 'Little Acorns',
  pickupForm: (order) => <PickupCodeForm order={order} state={{ pending: false, onCode }} />,
  onAct,
};

const meta = {
  title: 'Screens/Shops/Dashboard/Today',
  component: TodayTab,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/seller/dashboard' } },
  render: ({ state }) => (
    <SampleDashboard tabs={['today', 'profile', 'store']} open="today">
      <TodayTab state={state} />
    </SampleDashboard>
  ),
  beforeEach() {
    for (const on of [onAct, onCode, onRetry]) on.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof TodayTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Shipped: Wooden balance bike' }));
    await expect(onAct.mock.lastCall?.[1]).toBe('ship');
    await expect(canvas.getByRole('link', { name: 'Earnings' })).toHaveAttribute(
      'href',
      '/seller/dashboard?tab=earnings',
    );
    await expect(canvas.getByText('3 active listings')).toBeVisible();
  },
};

export const HandOver: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pickup code' }), '042817');
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Pickup' }));
    await expect(onCode).toHaveBeenCalledWith('042817');
  },
};

export const NothingToDo: Story = {
  args: { state: { ...usual, orders: { kind: 'ready', orders: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  },
};

export const NewShop: Story = {
  args: {
    state: {
      ...usual,
      orders: { kind: 'ready', orders: [] },
      earnings: { ...sampleEarnings, held: 0, available: 0, waiting: [], months: [] },
      store: newStoreView,
      shopName: null,
    },
  },
};

export const LongWords: Story = {
  args: { state: { ...usual, orders: { kind: 'ready', orders: [asSeller(long, ['ship'])] } } },
};

export const Loading: Story = {
  args: { state: { ...usual, orders: { kind: 'loading' }, earnings: undefined, store: undefined } },
};

/** The rest is shown all the same. */
export const Failed: Story = {
  args: { state: { ...usual, orders: { kind: 'failed', onRetry } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
