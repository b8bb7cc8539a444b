import type { ConnectionView } from '@nestmates/application/friends/connections/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { chooseFromMenu } from '../../../../testing/member-menu.ts';
import { sampleCards } from '../matching/sample-cards.ts';
import { MatchReasons } from '../reasons/MatchReasons.tsx';
import { MatchesScreen, type MatchesScreenState } from './MatchesScreen.tsx';
import { sampleRequests } from './sample-requests.ts';

const connection = (id: number, card: (typeof sampleCards)[keyof typeof sampleCards]): ConnectionView => ({
  id,
  user: card.user,
  children: [...card.children],
  compatibilityScore: card.compatibilityScore,
  scoreLabel: card.scoreLabel,
  nextPlan: null,
  lastWords: null,
  createdAt: '2026-05-28T07:00:00.000Z',
});

const now = new Date('2026-05-29T16:00:00.000Z');
const priya: ConnectionView = {
  ...connection(1, sampleCards.priya),
  nextPlan: { kind: 'swap', at: '2026-06-02T18:00:00.000Z', until: '2026-06-02T20:00:00.000Z' },
};
const amara: ConnectionView = {
  ...connection(2, sampleCards.amara),
  lastWords: {
    text: 'He was gone in four minutes with the train book. Both of them, actually.',
    mine: false,
  },
};
const matches = [priya, amara, connection(3, sampleCards.hannah)];
const onBlock = fn();
const onUnmatch = fn();
const onLocked = fn();

const ready = {
  kind: 'ready',
  matches,
  now,
  refreshing: false,
  message: ({ user }) => ({ href: `/messages?user=${user.id}` }),
  swap: ({ id, user }) => ({ href: `/request-swap?recipientId=${user.id}&matchId=${id}` }),
  reasons: () => <MatchReasons why={sampleCards.priya.why} differs={sampleCards.priya.differs} />,
  onBlock,
  onUnmatch,
} satisfies MatchesScreenState;

const meta = {
  title: 'Screens/Matches',
  component: MatchesScreen,
  args: { state: ready, onRefresh: fn() },
  parameters: { layout: 'fullscreen', shell: { path: '/matches' } },
} satisfies Meta<typeof MatchesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = (user: { click(element: HTMLElement): Promise<void> }, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

export const Usual: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Message Amara' })).toHaveAttribute(
      'href',
      '/messages?user=12',
    );
  },
};

/** One at a time, so that the page has one main button. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await open(userEvent, 'Amara, 36');
    await open(userEvent, 'Priya, 33');
    await expect(canvas.queryByRole('link', { name: /Swap with Amara/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Request Babysitting Swap with Priya' })).toHaveAttribute(
      'href',
      '/request-swap?recipientId=11&matchId=1',
    );
  },
};

/** The score ends with the connection: it stands with its reasons, for whoever asks. */
export const ReasonsOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    await open(userEvent, 'Priya, 33');
    await expect(canvas.queryByText('87% match')).toBeNull();
    await open(userEvent, 'Why you match');
    await expect(canvas.getByText('87% match')).toBeVisible();
    await expect(canvas.getByText('Excellent Match')).toBeVisible();
    await expect(canvas.getByText('You each have a 4-year-old')).toBeVisible();
  },
};

export const WithRequests: Story = {
  args: {
    requests: { kind: 'ready', requests: sampleRequests, onAnswer: fn(), onBlock: fn() },
  },
};

export const Locked: Story = {
  args: {
    state: { ...ready, message: () => ({ onLocked }), swap: () => ({ onLocked }) },
  },
  play: async ({ canvas, userEvent }) => {
    onLocked.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Message Priya, comes with Pro' }));
    await expect(onLocked).toHaveBeenCalledOnce();
    await open(userEvent, 'Priya, 33');
    await open(userEvent, 'Request Babysitting Swap with Priya, comes with Pro');
    await expect(onLocked).toHaveBeenCalledTimes(2);
  },
};

export const Full: Story = {
  args: {
    state: {
      ...ready,
      matches: [connection(4, sampleCards.maria), ...matches, connection(5, sampleCards.mei)],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await open(userEvent, /^Maria/);
    await expect(canvas.getByText(/Robots, Team sports$/)).toBeVisible();
    await expect(canvas.getByText('Working mom, Multiples, Special needs')).toBeVisible();
  },
};

const onMore = fn();

export const MoreToCome: Story = {
  args: { state: { ...ready, more: { kind: 'more', onMore } } },
  play: async ({ canvas }) => {
    onMore.mockClear();
    canvas.getByRole('button', { name: 'Show more connections' }).scrollIntoView();
    await waitFor(() => expect(onMore).toHaveBeenCalled());
  },
};

export const LoadingMore: Story = {
  args: { state: { ...ready, more: { kind: 'loading', onMore } } },
};

export const MoreFailed: Story = {
  args: { state: { ...ready, more: { kind: 'failed', onMore } } },
  play: async ({ canvas, userEvent }) => {
    onMore.mockClear();
    await expect(canvas.getByText('More connections could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
};

export const Refreshing: Story = { args: { state: { ...ready, refreshing: true } } };

export const Empty: Story = {
  args: { state: { ...ready, matches: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Matches Yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse Profiles' })).toHaveAttribute('href', '/browse');
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Failed to fetch matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Unmatch: Story = {
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    onUnmatch.mockClear();
    await open(userEvent, 'Priya, 33');
    await chooseFromMenu(userEvent, { about: 'Priya', item: 'Unmatch', answer: 'Unmatch' });
    await expect(onUnmatch).toHaveBeenCalledWith(priya);
  },
};

export const UnmatchAsked: Story = {
  play: async ({ userEvent }) => {
    await open(userEvent, 'Priya, 33');
    await userEvent.click(screen.getByRole('button', { name: 'More about Priya' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unmatch' }));
    await screen.findByRole('button', { name: 'Unmatch' });
  },
};

export const Block: Story = {
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    onBlock.mockClear();
    await open(userEvent, 'Priya, 33');
    await chooseFromMenu(userEvent, { about: 'Priya', item: 'Block Priya', answer: 'Block' });
    await expect(onBlock).toHaveBeenCalledWith(priya);
  },
};
