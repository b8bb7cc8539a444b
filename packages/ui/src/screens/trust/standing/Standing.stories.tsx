import type { StandingDecision, StandingView } from '@nestmates/application/trust/standing/contract.ts';
import { scheduledBecause } from '@nestmates/domain/members/account-deletion/scheduled-deletion.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PaymentAccountNotices } from '../../market/shops/dashboard/PaymentAccountNotices.tsx';
import { SubscriptionSection } from '../../money/subscriptions/SubscriptionSection.tsx';
import { AppealDialog, type AppealDialogProps } from './AppealDialog.tsx';
import { StandingScreen } from './StandingScreen.tsx';

const decision: StandingDecision = {
  id: 5,
  decision: 'suspend',
  rule: 'kind',
  words: 'On November 20 you sent three messages to another member that call her names.',
  things: [{ kind: 'message', title: '' }],
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
const onAsk = fn();
const deletion = { kind: 'idle', onAsk, onCancel: fn(), onConfirm: fn() } as const;
const onAskForData = fn();
const onAskForMoney = fn();
const data = { kind: 'ready', exports: [], link: null, asking: false, onAsk: onAskForData } as const;
const ways = { openOrders: '2', data, deletion };
const onOpenPayments = fn();
const payments = { notices: null, isReady: true, opening: false, onOpen: onOpenPayments };
const now = new Date('2026-11-22T21:00:00Z');
const onSay = fn();
const ownSide = { sending: false, sent: 0, onSend: onSay };
const within = { kind: 'ready', view: suspended, now, ownSide, onAppeal } as const;
/** State of a suspended member, for whom the rest of the app is closed. */
const ready = { ...within, ways } as const;
const appeal: AppealDialogProps = { decisionId: 5, sending: false, onSend, onClose: fn() };

const meta = {
  title: 'Screens/Trust/Standing',
  component: StandingScreen,
  args: { state: ready, onLogout: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StandingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing leads back into the app, but orders, what makes the account safe, the deletion and the way out stay open. */
export const Suspended: Story = {
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    onAppeal.mockClear();
    onAsk.mockClear();
    onAskForData.mockClear();
    await expect(canvas.queryByRole('link', { name: 'Account Settings' })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Your open orders/ })).toHaveTextContent('2');
    const security = canvas.getByRole('link', { name: 'Password and devices' });
    await expect(security).toHaveAttribute('href', '/account/security');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4');
    await userEvent.click(canvas.getByRole('button', { name: 'Appeal' }));
    await expect(onAppeal).toHaveBeenCalledWith(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete your account' }));
    await expect(onAsk).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Get your data' }));
    await expect(onAskForData).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalled();
  },
};
export const SuspendedWide: Story = {
  ...Suspended,
  tags: [],
  globals: { viewport: { value: 'wide', isRotated: false } },
};

const earlier: StandingDecision = {
  ...decision,
  id: 3,
  decision: 'warn',
  words: 'Somebody has said no, and you wrote nine times more.',
  at: '2026-10-03T09:00:00.000Z',
};
const { until: _end, ...warning } = earlier;

/** What was decided before stands below. */
export const SuspendedAfterAWarning: Story = {
  args: { state: { ...ready, view: { ...suspended, decisions: [decision, warning] } } },
  play: async ({ canvas, userEvent }) => {
    onAppeal.mockClear();
    await expect(canvas.getByText(/You were warned on October 3, 2026/)).toBeVisible();
    const [before] = canvas.getAllByRole('button', { name: 'Appeal' });
    if (before) await userEvent.click(before);
    await expect(onAppeal).toHaveBeenCalledWith(3);
  },
};

/** The day alone would not say when a restriction ends that ends today. */
export const ForSomeHours: Story = {
  args: {
    state: {
      ...ready,
      view: {
        ...suspended,
        until: '2026-11-23T09:00:00.000Z',
        decisions: [{ ...decision, at: '2026-11-22T15:00:00.000Z', until: '2026-11-23T09:00:00.000Z' }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Suspended until \d+:00 [AP]M (today|tomorrow)$/,
    );
  },
};

export const ForAYear: Story = {
  args: {
    state: {
      ...ready,
      view: { ...suspended, until: '2027-11-22T09:00:00.000Z', decisions: [decision] },
    },
  },
};

/** Money may still be due to a member who has sold, and the payment provider asks for something before it pays. */
export const WithAPaymentAccount: Story = {
  args: {
    state: {
      ...ready,
      ways: {
        ...ways,
        payments: {
          ...payments,
          isReady: false,
          notices: (
            <PaymentAccountNotices
              account={{
                concern: 'past-due',
                due: ['identity'],
                dueBy: null,
                failedPayout: null,
                disabled: null,
                payoutsHeld: null,
              }}
              opening={false}
              onOpen={onOpenPayments}
            />
          ),
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    onOpenPayments.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Tell it now' }));
    const row = canvas.getByRole('button', { name: /^Your payment account/ });
    await expect(row).toHaveTextContent('details are missing');
    await userEvent.click(row);
    await expect(onOpenPayments).toHaveBeenCalledTimes(2);
  },
};
/** A plan does not renew, and its first payment can go back; a swap that has begun goes on. */
export const WithAPlanAndASwapThatHasBegun: Story = {
  args: {
    state: {
      ...ready,
      ways: {
        ...ways,
        sharedPlans: [{ id: 3, href: '/plan/token', what: 'swap' }],
        plan: (
          <SubscriptionSection
            state={{
              kind: 'ready',
              subscription: { plan: 'pro', status: 'ending', periodEnd: until, openUntil: until },
              guarantee: {
                kind: 'open',
                guarantee: { status: 'open', amount: 799, until },
                step: 'idle',
                onAsk: onAskForMoney,
                onCancel: fn(),
                onConfirm: fn(),
              },
              opening: false,
              onManage: fn(),
            }}
          />
        ),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    onAskForMoney.mockClear();
    const safe = canvas.getByRole('link', { name: /^Say that you are home safe/ });
    await expect(safe).toHaveAttribute('href', '/plan/token');
    await userEvent.click(canvas.getByRole('button', { name: 'Get my money back' }));
    await expect(onAskForMoney).toHaveBeenCalledOnce();
  },
};
export const PaymentAccountReady: Story = {
  args: { state: { ...ready, ways: { ...ways, payments } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Your payment account' })).toBeVisible();
  },
};
export const PaymentAccountOpening: Story = {
  args: { state: { ...ready, ways: { ...ways, payments: { ...payments, opening: true } } } },
};

export const DeletionRefused: Story = {
  args: {
    state: {
      ...ready,
      ways: { data, deletion: { ...deletion, refusal: 'You have an open order. Please finish it first.' } },
    },
  },
};

export const DeletionScheduled: Story = {
  args: {
    state: {
      ...ready,
      ways: {
        ...ways,
        deletion: {
          ...deletion,
          scheduled: {
            deletedAt: '2026-03-08T15:00:00Z',
            reason: scheduledBecause,
            keeping: false,
            onKeep: fn(),
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep My Account' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete your account' })).toBeNull();
  },
};
export const AskingBeforeDeletion: Story = {
  args: {
    state: {
      ...ready,
      ways: {
        data,
        deletion: { ...deletion, kind: 'asking', data: { kind: 'not-asked', onAsk: onAskForData } },
      },
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

const made = {
  id: 1,
  requestedAt: '2026-11-22T20:00:00.000Z',
  state: 'ready',
  bytes: 482_113,
  downloadsLeft: 3,
  endsAt: '2026-11-29T20:00:00.000Z',
} as const;

/** Opened by the link of the e-mail. */
export const TakingTheDataAlong: Story = {
  args: {
    state: {
      ...ready,
      ways: { ...ways, data: { ...data, exports: [made], link: '/api/account/exports/token' } },
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download your data' });
    await expect(link).toHaveAttribute('download', 'nestmates-data.zip');
  },
};
export const DataBeingAskedFor: Story = {
  args: { state: { ...ready, ways: { ...ways, data: { ...data, asking: true } } } },
};
export const DataNotLoaded: Story = {
  args: { state: { ...ready, ways: { ...ways, data: { kind: 'failed', onRetry } } } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^Your data/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const WaysLoading: Story = {
  args: { state: { ...ready, ways: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete your account' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Appeal' })).toBeVisible();
  },
};

export const Appealing: Story = {
  args: { state: { ...ready, dialog: <AppealDialog {...appeal} /> } },
  play: async ({ userEvent }) => {
    onSend.mockClear();
    await userEvent.type(await screen.findByRole('textbox'), 'She wrote it, not I.');
    await userEvent.click(screen.getByRole('button', { name: 'Send Appeal' }));
    await expect(onSend).toHaveBeenCalledWith({ decisionId: 5, words: 'She wrote it, not I.' });
  },
};

export const AppealingWithoutWords: Story = {
  args: { state: { ...ready, dialog: <AppealDialog {...appeal} /> } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send Appeal' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toBeInvalid());
  },
};

export const SendingTheAppeal: Story = {
  args: { state: { ...ready, dialog: <AppealDialog {...appeal} sending /> } },
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
      ...within,
      view: {
        ...withAppeal({ state: 'overturned', until, answer: 'You are right: it was somebody else.' }),
        standing: 'good',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('All is well');
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

/** Nobody has decided yet, and the member has not answered. */
export const Limited: Story = {
  args: {
    state: {
      ...within,
      view: {
        standing: 'limited',
        decisions: [],
        ownSide: {},
        beingLookedAt: [
          { kind: 'photo', id: 'a.jpg', title: '' },
          { kind: 'listing', id: 4, title: 'Pram with hood' },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Photo')).toBeVisible();
    await expect(await canvas.findByText('Listing · Pram with hood')).toBeVisible();
    onSay.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Your side/ }), 'The pram is new.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSay).toHaveBeenCalledWith({ words: 'The pram is new.' }));
  },
};

/** What is looked at is another account of theirs, from which the side is told. */
export const LimitedWithAnotherAccount: Story = {
  args: {
    state: {
      ...within,
      view: { standing: 'limited', decisions: [], beingLookedAt: [], limitedWithAnother: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Another account with your mailbox is being looked at/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

const lookedAt: StandingView = {
  standing: 'good',
  decisions: [],
  beingLookedAt: [{ kind: 'listing', id: 4, title: 'Pram with hood' }],
  ownSide: {},
};
const told: StandingView = {
  ...lookedAt,
  ownSide: {
    said: { words: 'The pram is new. I have the receipt from May.', at: '2026-11-22T20:40:00.000Z' },
  },
};

export const BeingLookedAt: Story = {
  args: { state: { ...within, view: lookedAt } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Something is being looked at');
    onSay.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Your side/ })).toBeInvalid());
    await expect(onSay).not.toHaveBeenCalled();
  },
};

export const SendingTheOwnSide: Story = {
  args: { state: { ...within, view: lookedAt, ownSide: { ...ownSide, sending: true } } },
};

/** It can be changed until somebody has decided. */
export const OwnSideSent: Story = {
  args: { state: { ...within, view: told, ownSide: { ...ownSide, sent: 1 } } },
  play: async ({ canvas, userEvent }) => {
    const side = canvas.getByRole('region', { name: 'Your side' });
    await expect(side).toHaveTextContent('The pram is new. I have the receipt from May.');
    await userEvent.click(canvas.getByRole('button', { name: 'Change It' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const ChangingTheOwnSide: Story = {
  args: { state: { ...within, view: told } },
  play: async ({ canvas, userEvent }) => {
    onSay.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Change It' }));
    const words = canvas.getByRole('textbox', { name: /^Your side/ });
    await expect(words).toHaveValue('The pram is new. I have the receipt from May.');
    await userEvent.type(words, ' Ask me for it.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(onSay).toHaveBeenCalledWith({
        words: 'The pram is new. I have the receipt from May. Ask me for it.',
      }),
    );
  },
};

/** The words came after the decision, and are there for the appeal. */
export const AppealingWithWordsThatCameTooLate: Story = {
  args: {
    state: { ...ready, dialog: <AppealDialog {...appeal} initial="The pram is new." /> },
  },
  play: async () => {
    await expect(await screen.findByRole('textbox')).toHaveValue('The pram is new.');
  },
};

export const Warned: Story = {
  args: {
    state: {
      ...within,
      view: {
        standing: 'warned',
        decisions: [{ ...decision, decision: 'warn', until: undefined }],
        beingLookedAt: [],
      },
    },
  },
};

export const SomethingTakenDown: Story = {
  args: {
    state: {
      ...within,
      view: {
        standing: 'good',
        decisions: [{ ...decision, decision: 'remove', until: undefined }],
        beingLookedAt: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Something was taken down');
  },
};

export const Good: Story = {
  args: { state: { ...within, view: { standing: 'good', decisions: [], beingLookedAt: [] } } },
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
