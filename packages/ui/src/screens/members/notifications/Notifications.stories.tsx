import type { NotificationView } from '@nestmates/application/members/notifications/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { itemPhoto } from '../../../../testing/sample-item-photos.ts';
import type { RowAnswer } from './AnswerInRow.tsx';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const onRetry = fn();
const onAnswer = fn();
const onAllSeen = fn();
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
  imageUrl: itemPhoto('rainbow'),
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
const planned: NotificationView = {
  ...connected,
  id: 4,
  kind: 'playdate',
  sentence: 'Priya said yes to your playdate',
  time: { date: at('2026-11-28T10:00:00'), until: at('2026-11-28T12:00:00') },
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
    onAnswer.mockClear();
    onAllSeen.mockClear();
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

const accept = { reply: 'accept', label: 'Accept', pendingLabel: 'Accepting…', look: 'yes' } as const;
const decline = { reply: 'decline', label: 'Decline', pendingLabel: 'Declining…' } as const;
const acceptOrDecline = { choices: [accept, decline] };
const asksForSwap = { ...acceptOrDecline, detail: 'Sat, Nov 28, 2:00 PM · Zilker Park' } as const;
const asksToConnect: NotificationView = {
  ...connected,
  id: 10,
  sentence: 'Priya would like to connect on Nestmates',
  href: '/connection-requests',
};
const proposesTime: NotificationView = {
  ...swap,
  id: 11,
  sentence: 'Dana proposes another time for your babysitting swap',
};
const suggestsPlaydate: NotificationView = {
  ...connected,
  id: 12,
  kind: 'playdate',
  sentence: 'Priya suggests a playdate',
  href: '/playdates',
};
const withAnswers = (answers: readonly (readonly [number, RowAnswer])[]) => ({
  ...ready,
  notifications: [suggestsPlaydate, proposesTime, asksToConnect, swap, sold],
  answers: new Map(answers),
  onAnswer,
});

/** Each kind of matter that waits for an answer. */
export const Waiting: Story = {
  tags: ['picture'],
  args: {
    state: withAnswers([
      [
        12,
        {
          waiting: {
            choices: [decline],
            choose: true,
            detail: 'Sat, Nov 28, 10:00 AM or Sun, Nov 29, 3:00 PM',
          },
        },
      ],
      [
        11,
        {
          waiting: {
            choices: [
              { reply: 'accept', label: 'Agree', pendingLabel: 'Agreeing…', look: 'yes' },
              { reply: 'decline', label: 'Keep Old Time', pendingLabel: 'Declining…' },
            ],
            detail: 'Sun, Nov 29, 2:00 PM instead of Sat, Nov 28, 2:00 PM',
          },
        },
      ],
      [10, { waiting: acceptOrDecline }],
      [9, { waiting: asksForSwap }],
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    const asked = await canvas.findByText(/asks for a babysitting swap/);
    const row = within(asked.closest('li') ?? document.body);
    await userEvent.click(await row.findByRole('button', { name: 'Accept' }));
    await expect(onAnswer).toHaveBeenLastCalledWith(swap, 'accept');
    await userEvent.click(await row.findByRole('button', { name: 'Decline' }));
    await expect(onAnswer).toHaveBeenLastCalledWith(swap, 'decline');
    await expect(await canvas.findByRole('link', { name: 'Choose a time' })).toHaveAttribute(
      'href',
      '/playdates',
    );
  },
};

export const Answering: Story = {
  args: { state: withAnswers([[9, { waiting: { ...asksForSwap, answering: 'accept' } }]]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Accepting…' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Decline' })).toBeDisabled();
  },
};

export const Answered: Story = {
  args: { state: withAnswers([[9, { waiting: asksForSwap, outcome: 'You have said yes' }]]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have said yes')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
};

export const AnswerFailed: Story = {
  args: { state: withAnswers([[9, { waiting: asksForSwap, error: 'Failed to respond to swap' }]]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to respond to swap');
    await expect(await canvas.findByRole('button', { name: 'Accept' })).toBeEnabled();
  },
};

/** Answered elsewhere, or taken back: there is nothing to answer any more. */
export const AnsweredElsewhere: Story = {
  args: { state: withAnswers([[9, { error: 'This swap has changed meanwhile.' }]]) },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
};

/** The swap is over, and the question is answered in its row. */
export const DidItHappen: Story = {
  tags: ['picture'],
  args: {
    state: {
      ...ready,
      onAnswer,
      onAllSeen,
      notifications: [{ ...swap, sentence: 'Did your babysitting swap with Dana happen?' }, planned, sold],
      answers: new Map([
        [
          9,
          {
            waiting: {
              detail: 'Dana reads your answer once she has given hers.',
              choices: [
                { reply: 'yes', label: 'It happened', pendingLabel: 'Sending…' },
                { reply: 'rearranged', label: 'Moved', pendingLabel: 'Sending…' },
                { reply: 'no', label: 'It did not', pendingLabel: 'Sending…' },
              ],
            },
          },
        ],
      ]),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Moved' }));
    await expect(onAnswer).toHaveBeenLastCalledWith(expect.objectContaining({ id: 9 }), 'rearranged');
    // When it is stands below a sentence that does not say it.
    await expect(await canvas.findByText('Sat, Nov 28, 10 AM to noon')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as seen' }));
    await expect(onAllSeen).toHaveBeenCalledOnce();
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
