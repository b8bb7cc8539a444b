import { problemRule } from '@nestmates/domain/orders/problem.ts';
import { trackingRule } from '@nestmates/domain/orders/tracking.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { asSeller, sampleOrders } from '../sample-orders.ts';
import { ProblemDialog } from './ProblemDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';

const order = asSeller(sampleOrders.pending, ['ship']);
const [onShip, onProblem, onClose] = [fn(), fn(), fn()];

const meta = {
  title: 'Screens/Orders/Dialogs',
  parameters: { layout: 'fullscreen' },
  beforeEach() {
    for (const on of [onShip, onProblem, onClose]) on.mockClear();
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const ship = (props: Partial<Parameters<typeof ShipDialog>[0]> = {}) => (
  <ShipDialog kind="asking" order={order} onSubmit={onShip} onClose={onClose} {...props} />
);
const problem = (props: Partial<Parameters<typeof ProblemDialog>[0]> = {}) => (
  <ProblemDialog
    kind="asking"
    action="reportProblem"
    order={sampleOrders.shipped}
    onSubmit={onProblem}
    onClose={onClose}
    {...props}
  />
);

const dialog = (name: string) => screen.findByRole('dialog', { name });

/** Carrier and number may be left out. */
export const Ship: Story = {
  render: () => ship(),
  play: async ({ userEvent }) => {
    const shown = within(await dialog('Mark as Shipped'));
    await userEvent.click(shown.getByRole('button', { name: 'Mark as Shipped' }));
    await waitFor(() => expect(onShip).toHaveBeenLastCalledWith({}));
  },
};

export const ShipWithNumber: Story = {
  tags: ['!autodocs'],
  render: () => ship(),
  play: async ({ userEvent }) => {
    const shown = within(await dialog('Mark as Shipped'));
    await userEvent.type(shown.getByLabelText(/Tracking number/), '9405 5112');
    await userEvent.click(shown.getByRole('button', { name: 'Mark as Shipped' }));
    await waitFor(() => expect(onShip).toHaveBeenLastCalledWith({ trackingNumber: '94055112' }));
  },
};

export const ShipRefused: Story = {
  render: () => ship({ issues: [{ path: 'trackingNumber', message: trackingRule.wrongNumber }] }),
  play: async () => {
    await dialog('Mark as Shipped');
    await waitFor(() => expect(screen.getByText(trackingRule.wrongNumber)).toBeVisible());
  },
};

export const ShipSending: Story = { render: () => ship({ kind: 'sending' }) };

export const Problem: Story = {
  render: () => problem(),
  play: async ({ userEvent }) => {
    const shown = within(await dialog('Something is wrong'));
    await userEvent.click(shown.getByRole('button', { name: 'Report Problem' }));
    await waitFor(() => expect(screen.getByText(problemRule.noText)).toBeVisible());
    await expect(onProblem).not.toHaveBeenCalled();
  },
};

export const ProblemWritten: Story = {
  tags: ['!autodocs'],
  render: () => problem(),
  play: async ({ userEvent }) => {
    const shown = within(await dialog('Something is wrong'));
    await userEvent.type(shown.getByLabelText('What is wrong?'), ' The saddle is cracked. ');
    await userEvent.click(shown.getByRole('button', { name: 'Report Problem' }));
    await waitFor(() => expect(onProblem).toHaveBeenLastCalledWith('The saddle is cracked.'));
  },
};

export const Answer: Story = { render: () => problem({ action: 'answerProblem', order }) };
export const ProblemSending: Story = { render: () => problem({ kind: 'sending' }) };
