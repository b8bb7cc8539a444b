import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { triesAgain } from '../../../../testing/tries-again.ts';
import { AdminOrderScreen, type AdminOrderScreenState } from './AdminOrderScreen.tsx';
import { sampleAdminOrderPages } from './sample-admin-orders.ts';

const [onAct, onRetry] = [fn(), fn()];
const [onMarkUnclaimed, onPayUnclaimed, onHandOver] = [fn(), fn(), fn()];
const [onConfirmProposal, onRefuseProposal, onApprovePayout] = [fn(), fn(), fn()];
const waiting = {
  isOwnProposal: false,
  confirming: false,
  onConfirmProposal,
  onRefuseProposal,
  onApprovePayout,
  onMarkUnclaimed,
  onPayUnclaimed,
  onHandOver,
};
const shows = (order: keyof typeof sampleAdminOrderPages): AdminOrderScreenState => ({
  kind: 'ready',
  order: sampleAdminOrderPages[order],
  onAct,
  ...waiting,
});

const meta = {
  title: 'Screens/Orders/Administration/Order',
  component: AdminOrderScreen,
  args: { state: shows('problem') },
  parameters: { layout: 'fullscreen', shell: { path: '/admin/orders/1047' } },
  beforeEach() {
    for (const on of [onConfirmProposal, onRefuseProposal, onApprovePayout]) on.mockClear();
    for (const on of [onAct, onRetry, onMarkUnclaimed, onPayUnclaimed, onHandOver]) on.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof AdminOrderScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Problem: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/The saddle is cracked/)).toBeVisible();
    const looks = canvas.getAllByRole('button').map((button) => button.getAttribute('data-look'));
    await expect(new Set(looks)).toEqual(new Set(['outline']));
    await userEvent.click(canvas.getByRole('button', { name: 'Refund Sofia' }));
    await expect(onAct).toHaveBeenLastCalledWith('refundByAdmin');
    await userEvent.click(canvas.getByRole('button', { name: 'Release to Priya' }));
    await expect(onAct).toHaveBeenLastCalledWith('releaseByAdmin');
  },
};

/** Nobody decides here while the bank does. */
export const Disputed: Story = {
  args: { state: shows('disputed') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A bank that only asks closes nothing. */
export const Inquiry: Story = {
  args: { state: shows('inquiry') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The bank of the buyer asks')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refund Sofia' })).toBeVisible();
  },
};

/** The bank has taken what had been refunded: ours to ask for, and unknown to the two. */
export const TakenAgain: Story = {
  args: { state: shows('claimed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bank took it again')).toBeVisible();
    await expect(canvas.getByText('Claimed from the bank')).toBeVisible();
  },
};

/** The bank of the buyer has not taken the refund yet. */
export const OnItsWayBack: Story = {
  args: { state: shows('onItsWay') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On its way back')).toBeVisible();
  },
};

/** Somebody has refunded a part in the provider's dashboard. */
export const Frozen: Story = {
  args: { state: shows('frozen') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Money has moved that nobody asked for')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Let it go on' })).toBeVisible();
  },
};

/** The days to confirm it are over; the address is the two's alone. */
export const Return: Story = {
  args: { state: shows('sentBack') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/\$48\.00 goes back once it has arrived/)).toBeVisible();
    await expect(canvas.getByText('On its way, scanned on June 8')).toBeVisible();
    await expect(canvas.queryByText('88 Garden Place')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'It Is Back with Priya' }));
    await expect(onAct).toHaveBeenLastCalledWith('confirmReturn');
  },
};

/** One administrator proposes a decision about much money, and another confirms it. */
export const Proposed: Story = {
  args: { state: shows('proposed') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/admin@nestmates.test has proposed to refund the buyer/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Refund Sofia' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(onConfirmProposal).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await expect(onRefuseProposal).toHaveBeenCalledOnce();
  },
};

export const OwnProposal: Story = {
  args: {
    state: { kind: 'ready', order: sampleAdminOrderPages.proposed, onAct, ...waiting, isOwnProposal: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Take it back' })).toBeVisible();
  },
};

export const WaitsForALook: Story = {
  args: { state: shows('checked') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/have used one device/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Let it go' }));
    await expect(onApprovePayout).toHaveBeenCalledOnce();
  },
};

export const WaitsForASecond: Story = {
  args: { state: shows('lifted') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/so much has waited that two administrators let it go/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Let it go' })).toBeVisible();
  },
};

/** It is ended by a refund, or waits to be claimed. */
export const SellerLeft: Story = {
  args: { state: shows('unpaid') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('$1.74 cannot be paid: the seller has left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark $1.74 as Unclaimed' }));
    await expect(onMarkUnclaimed).toHaveBeenCalledOnce();
  },
};

/** The second one reads how much it is about; what has no button meanwhile is not asked for. */
export const SellerLeftProposed: Story = {
  args: { state: shows('unpaidProposed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has proposed to mark \$412\.00 as unclaimed: “She was/)).toBeVisible();
    await expect(canvas.getByText('$412.00 cannot be paid: the seller has left')).toBeVisible();
    await expect(canvas.queryByText(/You can refund/)).toBeNull();
  },
};

/** The question of a bank comes first, or the money goes back. */
export const SellerLeftAndNothingIsDue: Story = {
  args: { state: shows('nothingUnpaid') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The seller has left')).toBeVisible();
    await expect(canvas.queryByText(/You can refund|\$0\.00 cannot/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /as Unclaimed/ })).toBeNull();
  },
};

/** The task has ended, and the money waits. */
export const Unclaimed: Story = {
  args: { state: shows('unclaimed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Of that, unclaimed').parentElement).toHaveTextContent(
      'Held$1.74Of that, unclaimed$1.74',
    );
    await expect(canvas.getByText(/handed over to the state from Jun 4, 2029 on/)).toBeVisible();
    await expect(canvas.queryByText(/cannot be paid/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(Send|Hand) \$/ })).toBeNull();
  },
};

/** Who has come back can be paid before the next look of the day. */
export const UnclaimedAndBack: Story = {
  args: { state: shows('returned') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send $1.74' }));
    await expect(onPayUnclaimed).toHaveBeenCalledOnce();
  },
};

/** Nobody has come back in three years. */
export const UnclaimedForYears: Story = {
  args: { state: shows('unclaimedForYears') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hand $1.74 Over' }));
    await expect(onHandOver).toHaveBeenCalledOnce();
  },
};

export const Stuck: Story = {
  args: { state: shows('stuck') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Refused: The balance of the platform is too low/)).toBeVisible();
    await expect(canvas.getByText('The ledger does not hold')).toBeVisible();
  },
};

export const LongWords: Story = { args: { state: shows('long') } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const NotFound: Story = { args: { state: { kind: 'not-found' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: triesAgain(onRetry),
};
