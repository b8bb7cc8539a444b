import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { triesAgain } from '../../../../testing/tries-again.ts';
import { AdminOrdersScreen, type AdminOrdersScreenState } from './AdminOrdersScreen.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { sampleAdminOrderPages, sampleAdminOrders, samplePartings } from './sample-admin-orders.ts';

const { problem, disputed, stuck, long } = sampleAdminOrders;
const [onTab, onRetry, onDecide, onClose] = [fn(), fn(), fn(), fn()];

const usual: AdminOrdersScreenState = {
  tab: 'problems',
  orders: { kind: 'ready', orders: [problem, disputed] },
  onTab,
};

const meta = {
  title: 'Screens/Orders/Administration/Orders',
  component: AdminOrdersScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/admin/orders' } },
  beforeEach() {
    for (const on of [onTab, onRetry, onDecide, onClose]) on.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof AdminOrdersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Problems: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Wooden balance bike' })).toHaveAttribute(
      'href',
      '/admin/orders/1047',
    );
    await expect(canvas.getByText('Disputed')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Stuck Money' }));
    await expect(onTab).toHaveBeenLastCalledWith('stuck');
  },
};

export const Approvals: Story = {
  args: {
    state: {
      ...usual,
      tab: 'approvals',
      orders: { kind: 'ready', orders: [stuck], partings: samplePartings },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dora Marin' })).toHaveAttribute(
      'href',
      '/admin/members/30',
    );
    await expect(canvas.getByText('Not the same person')).toBeVisible();
  },
};

export const PartingsAlone: Story = {
  args: {
    state: {
      ...usual,
      tab: 'approvals',
      orders: { kind: 'ready', orders: [], partings: samplePartings },
    },
  },
};

export const Stuck: Story = {
  args: { state: { ...usual, tab: 'stuck', orders: { kind: 'ready', orders: [stuck] } } },
};

export const All: Story = {
  args: {
    state: {
      ...usual,
      tab: 'all',
      orders: {
        kind: 'ready',
        orders: [problem, stuck, disputed, long],
        more: { kind: 'more', onMore: fn() },
      },
    },
  },
};

export const NoProblems: Story = { args: { state: { ...usual, orders: { kind: 'ready', orders: [] } } } };
export const NothingStuck: Story = {
  args: { state: { ...usual, tab: 'stuck', orders: { kind: 'ready', orders: [] } } },
};
export const Loading: Story = { args: { state: { ...usual, orders: { kind: 'loading' } } } };
export const Failed: Story = {
  args: { state: { ...usual, orders: { kind: 'failed', onRetry } } },
  play: triesAgain(onRetry),
};

const dialog = (props: Partial<Parameters<typeof DecisionDialog>[0]> = {}) => (
  <DecisionDialog
    kind="asking"
    order={sampleAdminOrderPages.problem}
    action="refundByAdmin"
    onDecide={onDecide}
    onClose={onClose}
    {...props}
  />
);

export const Refunding: Story = { render: () => dialog() };
export const Releasing: Story = {
  render: () => dialog({ action: 'releaseByAdmin', kind: 'sending' }),
};

export const Decided: Story = {
  tags: ['!autodocs'],
  render: () => dialog(),
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Refund the buyer?' }));
    await waitFor(() =>
      expect(form.getByText('$49.75 goes back to Sofia. This cannot be undone.')).toBeVisible(),
    );
    await userEvent.click(form.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(screen.getByText('Please say why, for both to read')).toBeVisible());
    await expect(onDecide).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText('Reason'), 'The photo shows it.');
    await userEvent.click(form.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(onDecide).toHaveBeenLastCalledWith({ text: 'The photo shows it.' }));
  },
};

/** The member has closed the dialog that asked for their password. */
export const WithReason: Story = { render: () => dialog({ written: { text: 'The photo shows it.' } }) };

/** One administrator alone only proposes a decision about much money. */
export const Proposing: Story = {
  render: () => dialog({ order: { ...sampleAdminOrderPages.problem, needsTwo: true } }),
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Refund the buyer?' }));
    await waitFor(() =>
      expect(form.getByText(/another administrator has to confirm it first/)).toBeVisible(),
    );
    await userEvent.type(form.getByLabelText('Reason'), 'It never came.');
    await userEvent.click(form.getByRole('button', { name: 'Propose It' }));
    await waitFor(() => expect(onDecide).toHaveBeenLastCalledWith({ text: 'It never came.' }));
  },
};

/** How much, and why. */
export const RefundingAPart: Story = {
  tags: ['picture'],
  render: () => dialog({ action: 'refundInPartByAdmin' }),
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Refund a part?' }));
    await userEvent.type(form.getByLabelText('Reason'), 'A wheel was loose.');
    await userEvent.click(form.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(screen.getByText('Please enter the amount')).toBeVisible());
    await expect(onDecide).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText('Amount'), '12');
    await userEvent.click(form.getByRole('button', { name: 'Refund' }));
    await waitFor(() =>
      expect(onDecide).toHaveBeenLastCalledWith({ text: 'A wheel was loose.', amount: 1200 }),
    );
  },
};
