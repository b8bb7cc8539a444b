import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { longEmails, tryAgain, unready } from '../admin/unready-stories.ts';
import { AdminMemberScreen } from './AdminMemberScreen.tsx';
import { sampleMember } from './sample-members.ts';
import { sampleProposals, sampleSharing } from './sample-sharing.ts';

const [onLiftMoves, onPayouts, onParting, onRetry] = [fn(), fn(), fn(), fn()];

const sharing = { kind: 'ready', accounts: [] } as const;
const acts = { sharing, onLiftMoves, onPayouts, onParting };

const meta = {
  title: 'Screens/Administration/Member',
  component: AdminMemberScreen,
  args: { state: { kind: 'ready', member: sampleMember, ...acts } },
  parameters: { layout: 'fullscreen', shell: { path: '/admin/members/12' } },
  beforeEach() {
    onLiftMoves.mockClear();
    onPayouts.mockClear();
    onParting.mockClear();
    onRetry.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof AdminMemberScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /move again/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Wooden balance bike' })).toHaveAttribute(
      'href',
      '/admin/orders/1047',
    );
  },
};

const moved = { ...sampleMember, moves: { left: 0, again: '2026-06-20T12:00:00.000Z' } };

/** Three times in 30 days; the member has asked to move once more. */
export const MovedOften: Story = {
  args: { state: { kind: 'ready', member: moved, ...acts } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(/has changed three times in 30 days, and may change again on/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Let Sofia move again' }));
    await expect(onLiftMoves).toHaveBeenCalledOnce();
  },
};

export const LiftingHerMoves: Story = {
  args: { state: { kind: 'ready', member: moved, lifting: true, ...acts } },
};

export const PayoutsHeld: Story = {
  args: {
    state: {
      kind: 'ready',
      ...acts,
      member: {
        ...sampleMember,
        payoutsHeld: { reason: 'Two buyers wait for their parcels.', since: '2026-06-01T12:00:00.000Z' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Two buyers wait for their parcels/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Let her payouts go on' }));
    await expect(onPayouts).toHaveBeenCalledOnce();
  },
};

/** Owed with this account, or with others of the same mailbox. */
export const OwesMoney: Story = {
  args: {
    state: {
      kind: 'ready',
      ...acts,
      member: { ...sampleMember, asSeller: { owed: 2450, undone: 3, mostUndone: 3 } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^She owes us \$24\.50, taken from/)).toBeVisible();
    await expect(canvas.getByText('3 of 3 sales undone in 30 days: she can undo no more.')).toBeVisible();
  },
};

const sharesBank: StoryObj<typeof meta>['args'] = {
  state: {
    kind: 'ready',
    member: sampleMember,
    ...acts,
    sharing: { kind: 'ready', accounts: sampleSharing },
  },
};

/** A couple with one bank account, somebody who came again, an e-mail that was another one's before, and an account that is no more. */
export const SharesABankAccount: Story = {
  args: sharesBank,
  play: async ({ canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Same person' }));
    await expect(section.getByText('Same bank account, owes us $24.50.')).toBeVisible();
    await expect(section.getByRole('link', { name: 'Deleted account of order 1012' })).toHaveAttribute(
      'href',
      '/admin/orders/1012',
    );
    await expect(section.queryByRole('button', { name: /Sofia Marin/ })).toBeNull();
    await expect(section.getByText('Same earlier mailbox, owes us nothing.')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Not the same person: Without a name' })).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Not the same person: Marek Marin' }));
    await expect(onParting).toHaveBeenCalledOnce();
    await expect(onParting).toHaveBeenCalledWith(sampleSharing[0], 'part');
    await expect(
      section.getByRole('button', { name: 'The same person after all: Deleted account of order 1012' }),
    ).toBeVisible();
  },
};

/** Much is owed, so one administrator has proposed it and another one confirms it. */
export const PartingProposed: Story = {
  args: {
    state: {
      kind: 'ready',
      member: sampleMember,
      ...acts,
      sharing: { kind: 'ready', accounts: sampleProposals },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Confirm: not the same person: Marek/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Refuse: Marek/ }));
    await expect(onParting).toHaveBeenLastCalledWith(sampleProposals[0], 'join');
    await userEvent.click(canvas.getByRole('button', { name: /^Confirm: the same person: Ines/ }));
    await expect(onParting).toHaveBeenLastCalledWith(sampleProposals[1], 'join');
    await expect(canvas.getAllByRole('button', { name: /^Take the proposal back/ })).toHaveLength(2);
  },
};

export const SharingLoading: Story = {
  args: { state: { kind: 'ready', member: sampleMember, ...acts, sharing: { kind: 'loading' } } },
};

export const SharingFailed: Story = {
  args: { state: { kind: 'ready', member: sampleMember, ...acts, sharing: { kind: 'failed', onRetry } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** Just registered. */
export const Newcomer: Story = {
  args: {
    state: {
      kind: 'ready',
      ...acts,
      member: {
        ...sampleMember,
        firstName: null,
        lastName: null,
        city: null,
        state: null,
        plan: 'free',
        hasUnlocked: false,
        emailVerifiedAt: null,
        onboarded: false,
        unlockedVia: null,
        unlockedAt: null,
        sessions: [],
        counts: { children: 0, connections: 0, swaps: 0, feedback: 0 },
        orders: [],
        audit: [],
      },
    },
  },
};

export const LongWords: Story = {
  args: {
    state: {
      kind: 'ready',
      ...acts,
      member: {
        ...sampleMember,
        email: longEmails.member,
        firstName: 'Wilhelmina-Alexandrina',
        lastName: 'Featherstonehaugh-Cholmondeley',
        unlockedVia: 'A-CODE-OF-THIRTY-CHARACTERS-XX',
        orders: sampleMember.orders.map((order) => ({
          ...order,
          title: 'Unbreakablewordsthatgoonandonwithoutanyspace'.repeat(2),
          price: 9_999_999,
        })),
      },
    },
  },
};

export const Loading: Story = { args: { state: unready.loading } };
export const Denied: Story = { args: { state: unready.denied } };
export const NotFound: Story = { args: { state: { kind: 'not-found' } } };
export const Failed: Story = {
  args: { state: unready.failed },
  play: tryAgain,
};
