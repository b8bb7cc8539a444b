import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { keepLinksHere } from '../../../../../testing/keep-links-here.ts';
import { samplePeople } from '../../../../../testing/sample-people.ts';
import { photoOrInitial } from '../../../../drawings/face.ts';
import {
  everyDayOfThirty,
  nothingInThirtyDays,
  oneDayOfThirty,
  sampleEarnings,
  takenBackInThirtyDays,
} from '../../earnings/sample-earnings.ts';
import { sampleListings } from '../../listings/sample-listings.ts';
import { SellerOrdersTab } from '../../orders/list/SellerOrdersTab.tsx';
import { PickupCodeForm } from '../../orders/page/PickupSection.tsx';
import { asSeller, ordersNow } from '../../orders/sample-order.ts';
import { sampleOrders } from '../../orders/sample-orders.ts';
import { OrdersTab, type OrdersTabState } from './OrdersTab.tsx';
import { SampleDashboard } from './sample-dashboard.tsx';
import { newStoreView, sampleStoreView } from './sample-store.ts';

const { pending, pickup, service, long } = sampleOrders;
const [onAct, onCode, onRetry, onList, onShare] = [fn(), fn(), fn(), fn(), fn()];

const onSale = Object.values(sampleListings).filter(({ imageUrl }) => imageUrl !== null);

const usual: OrdersTabState = {
  todo: {
    kind: 'ready',
    orders: [asSeller(pending, ['ship', 'cancel']), asSeller(pickup, ['enterPickupCode', 'cancel'])],
  },
  questions: { kind: 'ready', items: [] },
  lists: (
    <SellerOrdersTab
      state={{
        list: 'pending',
        orders: {
          kind: 'ready',
          orders: [asSeller(pending, ['ship', 'cancel']), asSeller(pickup, ['enterPickupCode', 'cancel'])],
        },
        now: ordersNow,
        onList,
        onAct,
      }}
    />
  ),
  now: ordersNow,
  earnings: sampleEarnings,
  store: sampleStoreView,
  shopPictures: onSale,
  shopName: 'Little Acorns',
  face: photoOrInitial(samplePeople.amara.profilePhotoUrl),
  pickupForm: (order) => <PickupCodeForm order={order} state={{ pending: false, onCode }} />,
  onAct,
  canList: true,
  onShare,
};

const meta = {
  title: 'Screens/Shops/Dashboard/Orders',
  component: OrdersTab,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/seller/dashboard' } },
  render: ({ state }) => (
    <SampleDashboard tabs={['orders', 'listings', 'messages', 'earnings', 'store', 'profile']} open="orders">
      <OrdersTab state={state} />
    </SampleDashboard>
  ),
  beforeEach() {
    for (const on of [onAct, onCode, onRetry, onList, onShare]) on.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof OrdersTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['To do', 'All orders']) {
      const part = within(canvas.getByRole('region', { name }));
      await userEvent.click(part.getByRole('button', { name: 'Mark as Shipped: Wooden balance bike' }));
      await expect(onAct.mock.lastCall?.[1]).toBe('ship');
    }
    await expect(onAct).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('tab', { name: 'Completed' }));
    await expect(onList).toHaveBeenLastCalledWith('completed');
    await expect(canvas.getByRole('link', { name: 'Earnings' })).toHaveAttribute(
      'href',
      '/seller/dashboard?tab=earnings',
    );
    await expect(canvas.getByText(/^3 active listings/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(onShare).toHaveBeenCalledOnce();
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

/** What is said above is not said again of the list. */
export const NothingToDo: Story = {
  args: {
    state: {
      ...usual,
      todo: { kind: 'ready', orders: [] },
      lists: (
        <SellerOrdersTab
          state={{
            list: 'pending',
            orders: { kind: 'ready', orders: [] },
            now: ordersNow,
            onList,
            onAct,
          }}
        />
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No order is pending' })).toBeVisible();
  },
};

/** The bars are read out as a list of the days with something. */
export const ThirtyDaysOfReleases: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const days = within(canvas.getByRole('region', { name: 'Thirty days' }));
    await expect(days.getByText('$219.00 released, of 9 sales')).toBeVisible();
    const read = days.getByRole('list', { name: 'Released by day of UTC' });
    await expect(within(read).getAllByRole('listitem')).toHaveLength(9);
    await expect(read).toHaveTextContent('Jun 2: $23.00');
  },
};

export const OneDayOfReleases: Story = {
  args: { state: { ...usual, earnings: { ...sampleEarnings, lastThirtyDays: oneDayOfThirty } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$48.00 released, of 1 sale')).toBeVisible();
  },
};

export const ReleasesEveryDay: Story = {
  args: { state: { ...usual, earnings: { ...sampleEarnings, lastThirtyDays: everyDayOfThirty } } },
};

/** A refund took back more than was released. */
export const TakenBackInThirtyDays: Story = {
  args: { state: { ...usual, earnings: { ...sampleEarnings, lastThirtyDays: takenBackInThirtyDays } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$12.00 taken back')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Released by day of UTC' })).toHaveTextContent(
      'Jun 1: $48.00Jun 4: $60.00 taken back',
    );
  },
};

/** Money is held, and none of it has come in these thirty days. */
export const NothingReleased: Story = {
  args: { state: { ...usual, earnings: { ...sampleEarnings, lastThirtyDays: nothingInThirtyDays } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing released')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Released by day of UTC' })).toBeNull();
  },
};

/** Nothing is said before the questions are known. */
export const NothingToSendAndQuestionsLoading: Story = {
  args: { state: { ...usual, todo: { kind: 'ready', orders: [] }, questions: { kind: 'loading' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nothing waits for you')).toBeNull();
  },
};

/** Three things that are on sale, each of which leads to its page. */
export const ShopPictures: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('list', { name: 'On sale' })).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(
      onSale.slice(0, 3).map(({ title }) => title),
    );
  },
};

export const QuestionsFailed: Story = {
  args: { state: { ...usual, todo: { kind: 'ready', orders: [] }, questions: { kind: 'failed', onRetry } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Nothing waits for you')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const NewShop: Story = {
  args: {
    state: {
      ...usual,
      todo: { kind: 'ready', orders: [] },
      earnings: {
        ...sampleEarnings,
        held: 0,
        available: 0,
        waiting: [],
        lastThirtyDays: nothingInThirtyDays,
        months: [],
      },
      store: newStoreView,
      shopPictures: [],
      shopName: null,
    },
  },
};

export const LongWords: Story = {
  args: { state: { ...usual, todo: { kind: 'ready', orders: [asSeller(long, ['ship'])] } } },
};

export const Loading: Story = {
  args: {
    state: { ...usual, todo: { kind: 'loading' }, earnings: 'loading', store: 'loading' },
  },
  play: async ({ canvas }) => {
    for (const part of ['your money', 'your shop', 'all orders']) {
      const place = canvas.getByText(`Loading ${part}`).parentElement;
      await expect(place?.getBoundingClientRect().height).toBeGreaterThan(100);
    }
  },
};

/** All orders wait for what stands above them, so that nothing moves away under a finger. */
export const MoneyLoading: Story = {
  tags: ['!autodocs'],
  args: { state: { ...usual, earnings: 'loading', store: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'To do' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'All orders' })).toBeNull();
    await expect(canvas.getByText('Loading all orders')).toBeInTheDocument();
  },
};

/** The money is there before the shop, which stands below it. */
export const ShopLoading: Story = {
  tags: ['!autodocs'],
  args: { state: { ...usual, store: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your money' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your shop' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'All orders' })).toBeNull();
  },
};

/** The money has a tab of its own, and all orders stand here all the same. */
export const MoneyFailed: Story = {
  args: { state: { ...usual, earnings: undefined, store: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Your money' })).toBeNull();
    await expect(canvas.queryByText(/^Loading/)).toBeNull();
    await expect(canvas.getByRole('region', { name: 'All orders' })).toBeVisible();
  },
};

/** What is to be done comes first, then money and shop, then what is over. */
export const InOrder: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const parts = ['To do', 'Your money', 'Thirty days', 'Your shop', 'All orders'];
    const tops = parts.map((name) => canvas.getByRole('region', { name }).getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
};

/** The rest is shown all the same. */
export const Failed: Story = {
  args: { state: { ...usual, todo: { kind: 'failed', onRetry } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const UsualWide: Story = { globals: { viewport: { value: 'wide', isRotated: false } } };

export const BuyersAsk: Story = {
  args: {
    state: {
      ...usual,
      todo: { kind: 'ready', orders: [asSeller(service, ['markProvided', 'cancel'])] },
      questions: {
        kind: 'ready',
        items: [
          {
            userId: 7,
            name: 'Kaitlyn',
            face: { kind: 'initial' },
            last: { text: 'Do the arches stack with the big set?', mine: false },
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Answer Kaitlyn/ })).toHaveAttribute(
      'href',
      '/messages/7',
    );
  },
};

/** A service is marked as provided once the question is answered. */
export const Providing: Story = {
  ...BuyersAsk,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Provided: Piano lessons' }));
    await screen.findByRole('alertdialog', { name: 'Mark as provided?' });
    await userEvent.click(screen.getByRole('button', { name: 'Mark as Provided' }));
    await expect(onAct.mock.lastCall?.[1]).toBe('markProvided');
  },
};
