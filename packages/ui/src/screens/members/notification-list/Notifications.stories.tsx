import type { NotificationView } from '@nestmates/application/members/notification-list/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const onRetry = fn();
const now = new Date('2026-11-22T16:00:00');
const at = (time: string) => new Date(time).toISOString();
const dana = { id: 4, firstName: 'Dana', profilePhotoUrl: null };
const swap: NotificationView = {
  id: 9,
  kind: 'swap',
  who: dana,
  sentence: 'Dana asks for a babysitting swap',
  href: '/babysitting-swaps',
  at: at('2026-11-22T09:04:00'),
  read: false,
};
const sold: NotificationView = {
  ...swap,
  id: 8,
  kind: 'order',
  who: { id: 5, firstName: 'Kaitlyn', profilePhotoUrl: null },
  sentence: 'Kaitlyn has bought “Rainbow arches”',
  href: '/orders/12',
  at: at('2026-11-22T08:31:00'),
};
const connected: NotificationView = {
  ...swap,
  id: 7,
  kind: 'connection',
  who: { id: 6, firstName: 'Priya', profilePhotoUrl: null },
  sentence: 'You and Priya are connected',
  href: '/messages?user=6',
  at: at('2026-11-21T10:00:00'),
  read: true,
};
const resolved: NotificationView = {
  id: 6,
  kind: 'feedback',
  sentence: 'Thank you for your feedback',
  href: '/dashboard',
  at: at('2026-11-03T10:00:00'),
  read: true,
};
/** What it leads to is gone. */
const gone: NotificationView = {
  id: 5,
  kind: 'listing',
  sentence: 'A favourite of yours costs less now',
  href: null,
  at: at('2026-11-02T10:00:00'),
  read: true,
};
const ready = {
  kind: 'ready',
  notifications: [swap, sold, connected, resolved, gone],
  news: new Set([9, 8]),
  now,
} as const;

const meta = {
  title: 'Screens/Notifications',
  component: NotificationsScreen,
  args: { state: ready },
  parameters: { layout: 'fullscreen', shell: { path: '/notifications' } },
  beforeEach() {
    onRetry.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof NotificationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /New: Dana asks for a babysitting swap/ })).toHaveAttribute(
      'href',
      '/babysitting-swaps',
    );
    await expect(canvas.queryByRole('link', { name: /costs less now/ })).toBeNull();
    await expect(canvas.getByText(/costs less now/)).toBeVisible();
  },
};

/** Many of one kind are folded after three. */
export const Many: Story = {
  args: {
    state: {
      ...ready,
      notifications: [1, 2, 3, 4, 5, 6].map((nth) => ({
        ...sold,
        id: 20 - nth,
        sentence: `Kaitlyn has bought “Rainbow arches ${nth}”`,
      })),
      news: new Set(),
      more: { kind: 'more', onMore: fn() },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/arches 4/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '3 more like these' }));
    await expect(canvas.getByText(/arches 6/)).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    state: {
      ...ready,
      notifications: [
        {
          ...sold,
          who: { ...dana, firstName: 'Alexandra-Konstantina Papadopoulou-Mey' },
          sentence:
            'Alexandra-Konstantina Papadopoulou-Mey reviewed “Rainbow arches of seven colours, wooden, hand-painted, with a box”',
        },
      ],
    },
  },
};

export const Empty: Story = { args: { state: { ...ready, notifications: [] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
