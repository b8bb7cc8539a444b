import type { StandingDecision, StandingView } from '@nestmates/application/trust/standing/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StandingScreen } from './StandingScreen.tsx';

const decision: StandingDecision = {
  id: 5,
  decision: 'suspend',
  rule: 'kind',
  words: 'On November 20 you sent three messages to another member that call her names.',
  things: [{ kind: 'message', title: 'Message' }],
  at: '2026-11-22T09:00:00.000Z',
  until: '2026-12-06T09:00:00.000Z',
  appeal: { state: 'open', until: '2027-05-21T09:00:00.000Z' },
};
const suspended: StandingView = {
  standing: 'suspended',
  until: '2026-12-06T09:00:00.000Z',
  decisions: [decision],
  beingLookedAt: [],
};
const withAppeal = (appeal: StandingDecision['appeal']): StandingView => ({
  ...suspended,
  decisions: [{ ...decision, appeal }],
});
const until = '2027-05-21T09:00:00.000Z';

const onAppeal = fn();
const onSend = fn();
const onRetry = fn();
const ready = { kind: 'ready', view: suspended, now: new Date('2026-11-22T21:00:00Z'), onAppeal } as const;

const meta = {
  title: 'Screens/Trust/Standing',
  component: StandingScreen,
  args: { state: ready, onLogout: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StandingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing leads back into the app, but orders stay open. */
export const Suspended: Story = {
  play: async ({ canvas, userEvent }) => {
    onAppeal.mockClear();
    await expect(canvas.queryByRole('link', { name: 'Account Settings' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Your open orders' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Appeal' }));
    await expect(onAppeal).toHaveBeenCalledWith(5);
  },
};
export const SuspendedWide: Story = {
  ...Suspended,
  globals: { viewport: { value: 'wide', isRotated: false } },
};

export const Appealing: Story = {
  args: {
    state: { ...ready, appeal: { decisionId: 5, sending: false, onSend, onClose: fn() } },
  },
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), 'She wrote it, not I.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Appeal' }));
    await expect(onSend).toHaveBeenCalledWith({ decisionId: 5, words: 'She wrote it, not I.' });
  },
};

export const SendingTheAppeal: Story = {
  args: { state: { ...ready, appeal: { decisionId: 5, sending: true, onSend, onClose: fn() } } },
};

export const Appealed: Story = {
  args: { state: { ...ready, view: withAppeal({ state: 'waiting', until }) } },
};

export const Upheld: Story = {
  args: {
    state: {
      ...ready,
      view: withAppeal({ state: 'upheld', until, answer: 'The messages are from your account.' }),
    },
  },
};

export const Overturned: Story = {
  args: {
    state: {
      ...ready,
      view: {
        ...withAppeal({ state: 'overturned', until, answer: 'You are right: it was somebody else.' }),
        standing: 'good',
      },
    },
  },
};

export const TooLateToAppeal: Story = {
  args: { state: { ...ready, view: withAppeal({ state: 'closed', until }) } },
};

export const Banned: Story = {
  args: {
    state: {
      ...ready,
      view: {
        standing: 'banned',
        decisions: [{ ...decision, decision: 'ban', until: undefined }],
        beingLookedAt: [],
      },
    },
  },
};

export const Limited: Story = {
  args: {
    state: {
      ...ready,
      view: {
        standing: 'limited',
        decisions: [],
        beingLookedAt: [
          { kind: 'photo', id: 'a.jpg' },
          { kind: 'listing', id: 4 },
        ],
      },
    },
  },
};

export const Warned: Story = {
  args: {
    state: {
      ...ready,
      view: {
        standing: 'warned',
        decisions: [{ ...decision, decision: 'warn', until: undefined }],
        beingLookedAt: [],
      },
    },
  },
};

export const Good: Story = {
  args: { state: { ...ready, view: { standing: 'good', decisions: [], beingLookedAt: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Account Settings' })).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
