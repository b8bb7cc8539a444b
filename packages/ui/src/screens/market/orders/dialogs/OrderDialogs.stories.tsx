import { problemRule } from '@nestmates/domain/market/orders/problem.ts';
import { partRefundRule } from '@nestmates/domain/market/orders/refund-in-part.ts';
import { trackingRule } from '@nestmates/domain/market/orders/tracking.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { itemPhoto } from '../../../../../testing/sample-item-photos.ts';
import type { PhotoSpace } from '../../../members/photos/list/use-photo-space.ts';
import { asSeller } from '../sample-order.ts';
import { sampleOrders } from '../sample-orders.ts';
import { ProblemDialog } from './ProblemDialog.tsx';
import { RefundInPartDialog } from './RefundInPartDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';

const order = asSeller(sampleOrders.pending, ['ship']);
const [onShip, onRefund, onProblem, onClose, onCancel] = [fn(), fn(), fn(), fn(), fn()];
const onChoose = fn((_: readonly File[], { add }: PhotoSpace) => add(itemPhoto('bike')));

const meta = {
  title: 'Screens/Orders/Dialogs',
  parameters: { layout: 'fullscreen' },
  beforeEach() {
    for (const on of [onShip, onRefund, onProblem, onClose, onChoose]) on.mockClear();
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
    photos={{ uploads: [], onChoose }}
    onSubmit={onProblem}
    onClose={onClose}
    {...props}
  />
);
const refundInPart = (props: Partial<Parameters<typeof RefundInPartDialog>[0]> = {}) => (
  <RefundInPartDialog kind="asking" order={order} onSubmit={onRefund} onClose={onClose} {...props} />
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

export const RefundInPart: Story = {
  tags: ['picture'],
  render: () => refundInPart(),
  play: async ({ userEvent }) => {
    const shown = within(await dialog('Refund a Part'));
    const refund = shown.getByRole('button', { name: 'Refund' });
    await userEvent.click(refund);
    await waitFor(() => expect(screen.getByText(partRefundRule.missing)).toBeVisible());
    await userEvent.type(shown.getByLabelText('Amount'), '48');
    await userEvent.click(refund);
    await waitFor(() => expect(screen.getByText(partRefundRule.tooMuch(4799))).toBeVisible());
    await expect(onRefund).not.toHaveBeenCalled();
    await userEvent.clear(shown.getByLabelText('Amount'));
    await userEvent.type(shown.getByLabelText('Amount'), '$12.50');
    await userEvent.click(refund);
    await waitFor(() => expect(onRefund).toHaveBeenLastCalledWith({ amount: 1250, agreed: 0 }));
  },
};

export const RefundInPartSending: Story = { render: () => refundInPart({ kind: 'sending' }) };

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
    await waitFor(() =>
      expect(onProblem).toHaveBeenLastCalledWith({ text: 'The saddle is cracked.', photoUrls: [] }),
    );
  },
};

/** A photo that is there, and one on its way, for which the report waits. */
export const ProblemWithPhotos: Story = {
  render: () =>
    problem({
      photos: {
        uploads: [
          { kind: 'uploading', id: 1, preview: itemPhoto('cardigan'), percent: 40, onCancel },
          {
            kind: 'failed',
            id: 2,
            preview: itemPhoto('chair'),
            message: 'No connection.',
            onCancel,
            onRetry: fn(),
          },
        ],
        onChoose,
      },
    }),
  play: async ({ userEvent }) => {
    const shown = within(await dialog('Something is wrong'));
    await userEvent.upload(
      shown.getByLabelText('Photos of the problem'),
      new File(['x'], 'saddle.jpg', { type: 'image/jpeg' }),
    );
    await waitFor(() => expect(shown.getByRole('button', { name: 'Photo 1 of 1' })).toBeVisible());
    await expect(shown.queryByText('Cover')).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'Uploading…' }));
    await expect(onProblem).not.toHaveBeenCalled();
  },
};

export const Answer: Story = { render: () => problem({ action: 'answerProblem', order }) };
export const ProblemSending: Story = { render: () => problem({ kind: 'sending' }) };
