import type { ReportView } from '@nestmates/application/trust/reports/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AddWordsDialog } from './AddWordsDialog.tsx';
import { MyReportsScreen } from './MyReportsScreen.tsx';
import { PublicReportScreen } from './PublicReportScreen.tsx';

const received: ReportView = {
  id: 4,
  about: { kind: 'message', id: 90, title: 'You will regret that.' },
  category: 'harassment',
  words: 'She writes every hour, and does not stop after I have asked her to.',
  state: 'received',
  at: '2026-11-22T10:00:00.000Z',
};
const done: ReportView = {
  ...received,
  id: 3,
  about: { kind: 'listing', id: 12, title: 'Car seat, barely used' },
  category: 'recalled-thing',
  words: null,
  state: 'looked-at',
  outcome: 'done',
};
const nothing: ReportView = { ...done, id: 2, outcome: 'nothing', category: 'spam' };
const withdrawn: ReportView = { ...received, id: 1, state: 'withdrawn' };

const onAdd = fn();
const onWithdraw = fn();
const onRetry = fn();
const onSend = fn();
const ready = {
  kind: 'ready',
  reports: [received, done, nothing, withdrawn],
  ended: [
    {
      userId: 5,
      name: 'Lena',
      until: '2026-12-18T10:00:00.000Z',
      href: '/account/reports/conversations/5',
    },
  ],
  onAdd,
  onWithdraw,
} as const;

const meta = {
  title: 'Screens/Trust/My reports',
  component: MyReportsScreen,
  args: { state: ready },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MyReportsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    onAdd.mockClear();
    onWithdraw.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^Add to It/ }));
    await expect(onAdd).toHaveBeenCalledWith(received);
    // What somebody has looked at stays as it is.
    await userEvent.click(canvas.getByRole('button', { name: /^Withdraw: / }));
    await expect(onWithdraw).toHaveBeenCalledWith(received);
  },
};
export const Wide: Story = { ...Usual, globals: { viewport: { value: 'wide', isRotated: false } } };

/** Asks to verify the e-mail beside an open report, and not beside one that was looked at. */
export const BeforeEmailIsVerified: Story = {
  args: { state: { ...ready, mustVerifyEmail: true } },
  play: async ({ canvas }) => {
    const [open, ...others] = canvas.getAllByRole('article');
    await expect(open).toHaveTextContent('It counts once your email is verified, by the link');
    for (const other of others) await expect(other).not.toHaveTextContent('verified');
  },
};

export const Withdrawing: Story = { args: { state: { ...ready, withdrawing: [4] } } };

export const AddingWords: Story = {
  args: {
    state: {
      ...ready,
      dialog: <AddWordsDialog state={{ sending: false, onSend, onClose: fn() }} />,
    },
  },
  play: async ({ userEvent }) => {
    onSend.mockClear();
    await userEvent.type(await screen.findByRole('textbox'), 'It happened again.');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(onSend).toHaveBeenCalledWith('It happened again.');
  },
};

export const Empty: Story = { args: { state: { ...ready, reports: [], ended: [] } } };

/** Nothing was reported yet, and something that has ended still can be. */
export const OnlyEndedConversations: Story = { args: { state: { ...ready, reports: [] } } };

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const LinkOfVisitorConfirmed: Story = {
  render: () => <PublicReportScreen state={{ kind: 'confirmed' }} />,
};

export const LinkOfVisitorBeingConfirmed: Story = {
  render: () => <PublicReportScreen state={{ kind: 'confirming' }} />,
};

export const LinkOfVisitorTooOld: Story = {
  render: () => (
    <PublicReportScreen
      state={{ kind: 'invalid', reason: 'This link does not work any more. Please report again.' }}
    />
  ),
};

export const LinkOfVisitorNotSent: Story = {
  render: () => <PublicReportScreen state={{ kind: 'failed', onRetry }} />,
};
