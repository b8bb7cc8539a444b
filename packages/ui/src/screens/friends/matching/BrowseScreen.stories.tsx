import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { WithState } from '../../../../testing/WithState.tsx';
import { sampleRequests } from '../connections/sample-requests.ts';
import { BrowseScreen, type BrowseScreenState } from './BrowseScreen.tsx';
import { sampleCards } from './sample-cards.ts';

const { priya, amara, hannah, mei, maria } = sampleCards;
const onResend = fn();
const onResume = fn();
const swiping = { onSkip: fn(), onConnect: fn(), onBlock: fn() };
const deckOf = (cards: readonly [CardView, ...CardView[]]): BrowseScreenState => ({
  kind: 'deck',
  cards,
  at: 3,
  total: 12,
  ...swiping,
});
const usual = deckOf([priya, amara, hannah]);

const requests = { kind: 'ready', requests: sampleRequests, onAnswer: fn(), onBlock: fn() } as const;

const meta = {
  title: 'Screens/Browse/Screen',
  component: BrowseScreen,
  args: { state: usual, onFind: fn(), onRefresh: fn() },
  parameters: { layout: 'fullscreen', shell: { path: '/browse', feedback: 'docked' } },
  beforeEach() {
    onResend.mockClear();
    onResume.mockClear();
  },
} satisfies Meta<typeof BrowseScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  args: { state: { kind: 'idle' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find New Matches' }));
    await expect(args.onFind).toHaveBeenCalledOnce();
  },
};

const email = 'sofia@example.com';

/** Shown where verifying is required. */
export const Unverified: Story = {
  args: { state: { kind: 'unverified', email, resend: { kind: 'idle', onResend } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Open the link in our email to sofia@example.com/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Refresh' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(onResend).toHaveBeenCalledOnce();
  },
};

export const UnverifiedSent: Story = {
  args: { state: { kind: 'unverified', email, resend: { kind: 'sent', onResend } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A new link is on its way to sofia@example.com/)).toBeVisible();
  },
};

export const Paused: Story = {
  args: { state: { kind: 'paused', resuming: false, onResume } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Your profile is paused')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Refresh' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show My Profile Again' }));
    await expect(onResume).toHaveBeenCalledOnce();
  },
};

export const Resuming: Story = { args: { state: { kind: 'paused', resuming: true, onResume } } };

export const Opening: Story = {
  args: { state: { kind: 'opening' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Connect' })).toBeDisabled();
    await expect(canvas.queryByText('Ready to find your mom tribe?')).toBeNull();
  },
};

export const Searching: Story = { args: { state: { kind: 'searching', ...swiping } } };

export const Usual: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('3 of 12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const WithRequests: Story = { args: { requests } };

export const WithRequestsOpened: Story = {
  args: { requests },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /These users want to connect with you/ }));
    await expect(canvas.getAllByRole('button', { name: 'Accept' })).toHaveLength(sampleRequests.length);
  },
};

/** Long texts and six children. */
export const Full: Story = { args: { state: deckOf([maria, priya]) } };

/** A profile with hardly any data. */
export const Sparse: Story = { args: { state: deckOf([mei, priya]) } };

/** The badge stands below the name. */
export const PhotoChecked: Story = {
  args: {
    state: deckOf([{ ...priya, user: { ...priya.user, photoCheckedAt: '2026-06-04T12:00:00.000Z' } }, mei]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Photo checked Jun 4, 2026' })).toBeVisible();
  },
};

export const LastCard: Story = {
  args: { state: { ...usual, kind: 'deck', cards: [hannah], at: 12, total: 12, ...swiping } },
};

export const Empty: Story = {
  tags: ['picture'],
  args: { state: { kind: 'empty' }, onUndo: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('No Matches Found');
    await expect(canvas.getByText(/^There is nobody new near you for now/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onUndo).toHaveBeenCalledTimes(2);
  },
};

export const LimitReached: Story = {
  args: { state: { kind: 'limit-reached', resetsAt: '7:00 PM' }, onUndo: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const back = await canvas.findByText(/They come back at 7:00 PM/);
    await expect(back).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/subscribe');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to find matches. Please try again.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onFind).toHaveBeenCalledOnce();
  },
};

/** Does as the app does: the deck advances, and the last card animates out while the search runs. */
export const Swiping: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <WithState<readonly CardView[]> value={[priya, amara, hannah]} onChange={fn()}>
      {({ value, onChange }) => {
        const [top, ...rest] = value;
        const moves = {
          onSkip: (card: CardView) => {
            swiping.onSkip(card);
            onChange(rest);
          },
          onConnect: (card: CardView) => {
            swiping.onConnect(card);
            onChange(rest);
          },
          onBlock: swiping.onBlock,
        };
        const state: BrowseScreenState = top
          ? { kind: 'deck', cards: [top, ...rest], at: 4 - value.length, total: 3, ...moves }
          : { kind: 'searching', ...moves };
        return <BrowseScreen {...args} state={state} onUndo={() => onChange([priya, ...value])} />;
      }}
    </WithState>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    swiping.onSkip.mockClear();
    swiping.onConnect.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(swiping.onSkip).toHaveBeenLastCalledWith(priya);
    await canvas.findByText('2 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await canvas.findByText('1 of 3');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Priya, 33' })).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await canvas.findByText('2 of 3');
    await userEvent.keyboard('{Backspace}');
    await canvas.findByText('1 of 3');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Priya, 33' })).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.keyboard('{ArrowRight}');
    await expect(swiping.onConnect).toHaveBeenLastCalledWith(amara);
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await expect(swiping.onConnect).toHaveBeenLastCalledWith(hannah);
    await canvas.findByText('Finding moms near you');
    await waitFor(() => expect(within(canvasElement).queryByText('Hannah, 31')).toBeNull());
  },
};
