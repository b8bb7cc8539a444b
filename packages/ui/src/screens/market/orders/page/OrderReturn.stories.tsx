import type { OrderPageView, OrderView } from '@nestmates/application/market/orders/order-view.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keepLinksHere } from '../../../../../testing/keep-links-here.ts';
import { asSeller, ordersNow } from '../sample-order.ts';
import { sampleOrders } from '../sample-orders.ts';
import { sampleTimelines } from '../sample-timelines.ts';
import { OrderScreen, type OrderScreenState } from './OrderScreen.tsx';

const onAct = fn();

const shows = (
  order: OrderView,
  timeline: OrderPageView['timeline'],
): { readonly state: OrderScreenState } => ({
  state: {
    kind: 'ready',
    order: { ...order, timeline },
    now: ordersNow,
    messageHref: '/messages?user=11',
    pickup: { pending: false, onCode: fn(), onRenew: fn() },
    onAct,
  },
});

const meta = {
  title: 'Screens/Orders/Return',
  component: OrderScreen,
  args: shows(sampleOrders.sentBack, sampleTimelines.sentBack),
  parameters: { layout: 'fullscreen', shell: { path: '/my-orders' } },
  beforeEach() {
    onAct.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The page says who pays for sending it before it is asked for. */
export const Asking: Story = {
  tags: ['!autodocs'],
  args: shows(sampleOrders.problem, sampleTimelines.problem),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send It Back' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Send it back?' });
    await expect(dialog).toHaveTextContent('You pay for sending it, unless the two of you agree otherwise.');
    await userEvent.click(screen.getByRole('button', { name: 'Ask to Send It Back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onAct).toHaveBeenLastCalledWith('askReturn');
  },
};

export const Asked: Story = {
  args: shows(sampleOrders.returnAsked, sampleTimelines.returnAsked),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Return asked for', { selector: 'span' })).toBeVisible();
    await expect(canvas.getByText(/has not answered by June 6, we decide/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep It After All' })).toBeVisible();
  },
};

/** The seller can take it back, or say why not. */
export const AskedAsItsSeller: Story = {
  tags: ['picture'],
  args: shows(
    asSeller(sampleOrders.returnAsked, [
      'answerProblem',
      'refund',
      'refundInPart',
      'acceptReturn',
      'refuseReturn',
    ]),
    sampleTimelines.returnAsked,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take It Back' }));
    await expect(onAct).toHaveBeenLastCalledWith('acceptReturn');
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse the Return' }));
    await expect(onAct).toHaveBeenLastCalledWith('refuseReturn');
  },
};

export const NotAnswered: Story = {
  args: shows({ ...sampleOrders.returnAsked, escalated: true, decideBy: null }, sampleTimelines.returnAsked),
};

export const Refused: Story = {
  args: shows(sampleOrders.returnRefused, sampleTimelines.returnRefused),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Priya does not take it back/)).toBeVisible();
    await expect(canvas.getByText(/costs less than the way back/)).toBeVisible();
  },
};

export const RefusedAsItsSeller: Story = {
  args: shows(
    asSeller(sampleOrders.returnRefused, ['answerProblem', 'refund', 'refundInPart', 'acceptReturn']),
    sampleTimelines.returnRefused,
  ),
};

/** The buyer reads where to send it. */
export const Accepted: Story = {
  tags: ['picture'],
  args: shows(sampleOrders.returnAccepted, sampleTimelines.returnAccepted),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Send it back' })).toBeVisible();
    await expect(canvas.getByText('88 Garden Place')).toBeVisible();
    await expect(canvas.getByText(/Please send it by June 11/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I Have Sent It Back' }));
    await expect(onAct).toHaveBeenLastCalledWith('sendReturn');
  },
};

export const AcceptedAsItsSeller: Story = {
  args: shows(
    asSeller(sampleOrders.returnAccepted, ['answerProblem', 'refund', 'confirmReturn']),
    sampleTimelines.returnAccepted,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the return is closed and the problem goes on/)).toBeVisible();
    // The whole price goes back.
    await expect(canvas.getByText(/Amara gets \$48\.00\. She pays/)).toBeVisible();
  },
};

export const OnItsWay: Story = {
  args: shows(sampleOrders.sentBack, sampleTimelines.sentBack),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'It is on its way back' })).toBeVisible();
    await expect(canvas.getByText('On its way, scanned on June 8')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'It Is Settled' })).toBeNull();
  },
};

/** What is paid back, and what is left, is said before it is confirmed. */
export const OnItsWayAsItsSeller: Story = {
  tags: ['picture'],
  args: shows(
    asSeller(
      { ...sampleOrders.sentBack, itemReturn: { ...sampleOrders.sentBack.itemReturn, refund: 4000 } },
      ['answerProblem', 'refund', 'confirmReturn'],
    ),
    sampleTimelines.sentBack,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Amara then gets \$40\.00, and \$8\.00 is yours/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'It Is Back' })).toBeVisible();
  },
};

const sentBack = shows(
  asSeller(sampleOrders.sentBack, ['answerProblem', 'refund', 'confirmReturn']),
  sampleTimelines.sentBack,
);

export const Confirming: Story = {
  tags: ['!autodocs'],
  args: sentBack,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It Is Back' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Is it back with you?' });
    await expect(dialog).toHaveTextContent('We then send Amara $48.00');
    await userEvent.click(screen.getByRole('button', { name: 'Not Yet' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onAct).not.toHaveBeenCalled();
  },
};

export const ConfirmationAsked: Story = {
  args: sentBack,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It Is Back' }));
    await screen.findByRole('alertdialog', { name: 'Is it back with you?' });
  },
};

/** The seller has not confirmed it in time. */
export const NotConfirmed: Story = {
  args: shows({ ...sampleOrders.sentBack, escalated: true, decideBy: null }, sampleTimelines.sentBack),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Priya has not confirmed that it is back/)).toBeVisible();
  },
};

export const NotConfirmedAsItsSeller: Story = {
  args: shows(
    asSeller({ ...sampleOrders.sentBack, escalated: true, decideBy: null }, [
      'answerProblem',
      'refund',
      'confirmReturn',
    ]),
    sampleTimelines.sentBack,
  ),
};

/** It was not sent in time. */
export const Closed: Story = {
  args: shows(sampleOrders.returnClosed, sampleTimelines.returnClosed),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It is not sent back/)).toBeVisible();
    await expect(canvas.queryByText('88 Garden Place')).toBeNull();
    await expect(canvas.getByText('It was not sent back within seven days')).toBeVisible();
  },
};

/** It came back, and a part was paid back. */
export const Returned: Story = {
  args: shows(sampleOrders.returned, sampleTimelines.returned),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\$40\.00 of what you paid went back to your card/)).toBeVisible();
    await expect(canvas.getByText('Delivered back')).toBeVisible();
  },
};

export const ReturnedAsItsSeller: Story = {
  args: shows(asSeller(sampleOrders.returned, []), sampleTimelines.returned),
};

const allBack = {
  ...sampleOrders.returned,
  money: { charged: 4975, held: 0, released: 0, refunded: 4800, toSeller: 0 },
  partRefund: { agreed: 4800, most: 0 },
};

/** It came back, and so did the whole price. */
export const AllPaidBack: Story = {
  args: shows(allBack, sampleTimelines.returned),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Paid back' })).toBeVisible();
    await expect(canvas.getByText(/\$48\.00 of what you paid went back to your card/)).toBeVisible();
    await expect(canvas.queryByText(/paid \$0/)).toBeNull();
  },
};

export const AllPaidBackAsItsSeller: Story = {
  args: shows(asSeller(allBack, []), sampleTimelines.returned),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The whole price goes back to Amara/)).toBeVisible();
  },
};
