import type { OrderPageView, OrderView } from '@nestmates/application/market/orders/order-view.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keepLinksHere } from '../../../../../testing/keep-links-here.ts';
import { triesAgain } from '../../../../../testing/tries-again.ts';
import { asSeller, ordersNow } from '../sample-order.ts';
import { sampleOrders } from '../sample-orders.ts';
import { sampleTimelines } from '../sample-timelines.ts';
import { OrderScreen, type ShownOrder } from './OrderScreen.tsx';

const [onAct, onCode, onRenew, onRetry] = [fn(), fn(), fn(), fn()];

const withTimeline = (
  order: OrderView,
  timeline: OrderPageView['timeline'] = sampleTimelines.shipped,
): OrderPageView => ({ ...order, timeline });

const usual: ShownOrder = {
  kind: 'ready',
  order: withTimeline(sampleOrders.shipped),
  now: ordersNow,
  messageHref: '/messages?user=11',
  pickup: { pending: false, onCode, onRenew },
  onAct,
};
const shows = (order: OrderPageView, rest: Partial<ShownOrder> = {}) => ({
  state: { ...usual, order, ...rest },
});

const meta = {
  title: 'Screens/Orders/Order',
  component: OrderScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/my-orders' } },
  beforeEach() {
    for (const on of [onAct, onCode, onRenew, onRetry]) on.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The money clock runs, and the buyer can end it. */
export const Shipped: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Priya is paid in')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Track with USPS' })).toHaveAttribute(
      'href',
      sampleOrders.shipped.trackingUrl,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Something is wrong' }));
    await expect(onAct).toHaveBeenLastCalledWith('reportProblem');
  },
};

const sleepers = { title: 'Fisher-Price Rock ’n Play (sleepers, 2019)', url: 'https://www.cpsc.gov/Recalls' };

export const Recalled: Story = {
  args: shows({ ...withTimeline(sampleOrders.shipped), recall: sleepers }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This was recalled')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read about the recall' })).toHaveAttribute(
      'href',
      sleepers.url,
    );
  },
};

export const RecalledBeforeItWasSent: Story = {
  args: shows({
    ...withTimeline(asSeller(sampleOrders.pending, ['ship', 'cancel']), sampleTimelines.paid),
    recall: sleepers,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Please do not send it/)).toBeVisible();
  },
};

/** What was paid has its tax beside it. */
export const PaidWithTax: Story = {
  args: shows({
    ...withTimeline(sampleOrders.shipped),
    cost: { price: 4800, processingFee: 175, tax: 410, total: 5385 },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$48.00, $1.75 processing fee and $4.10 tax')).toBeVisible();
  },
};

export const Confirming: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Delivery' }));
    await screen.findByRole('alertdialog', { name: 'Confirm delivery?' });
    await userEvent.click(screen.getByRole('button', { name: 'Not Yet' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onAct).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Delivery' }));
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm Delivery' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onAct).toHaveBeenLastCalledWith('confirm');
  },
};

export const ConfirmationAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Delivery' }));
    await screen.findByRole('alertdialog', { name: 'Confirm delivery?' });
  },
};

export const ShippedAsItsSeller: Story = {
  args: shows(withTimeline(asSeller(sampleOrders.shipped, ['refund']))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are paid in')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Confirm Delivery' })).toBeNull();
  },
};

/** A part went back, and the clock runs on. */
export const RefundedInPart: Story = {
  tags: ['picture'],
  args: shows(withTimeline(sampleOrders.refundedInPart, sampleTimelines.refundedInPart)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\$10\.00 of what you paid went back to your card\./)).toBeVisible();
    await expect(canvas.getByText('$10.00 back to you')).toBeVisible();
  },
};

export const RefundedInPartAsItsSeller: Story = {
  args: shows(
    withTimeline(
      {
        ...asSeller(sampleOrders.refundedInPart, ['refundInPart', 'refund']),
        money: { charged: 4975, held: 4800, released: 0, refunded: 0, toSeller: 3800, goingBack: 1000 },
        moneyUnderWay: true,
      },
      sampleTimelines.refundedInPart,
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^\$10\.00 of what she paid goes back to Amara\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refund a Part' }));
    await expect(onAct).toHaveBeenLastCalledWith('refundInPart');
  },
};

export const Overdue: Story = {
  args: shows(
    withTimeline({
      ...sampleOrders.shipped,
      shippedAt: sampleOrders.pending.paidAt,
      releaseAt: sampleOrders.shipped.shippedAt,
    }),
    { now: new Date('2026-06-09T10:00:00') },
  ),
};

/** Its release waits for the delivery, so no clock runs. */
export const OnItsWay: Story = {
  args: shows(withTimeline(sampleOrders.onItsWay)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/three days after the carrier has delivered it/)).toBeVisible();
    await expect(canvas.getByText('On its way, scanned on June 3')).toBeVisible();
    await expect(canvas.queryByText('Priya is paid in')).toBeNull();
  },
};

export const OnItsWayAsItsSeller: Story = {
  args: shows(withTimeline(asSeller(sampleOrders.onItsWay, ['refund']))),
};

export const Arrived: Story = {
  args: shows(withTimeline(sampleOrders.arrived, sampleTimelines.arrived)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivered on June 4')).toBeVisible();
    await expect(canvas.getByText('USPS reports it')).toBeVisible();
    await expect(canvas.getByText('Priya is paid in')).toBeVisible();
  },
};

/** It has not moved for seven days, which opened the problem by itself. */
export const Stalled: Story = {
  args: shows(withTimeline(sampleOrders.stalled, sampleTimelines.stalled)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The parcel does not move')).toBeVisible();
    await expect(canvas.getByText(/if you have it after all, please confirm it/)).toBeVisible();
  },
};

export const StalledAsItsSeller: Story = {
  args: shows(
    withTimeline(asSeller(sampleOrders.stalled, ['answerProblem', 'refund']), sampleTimelines.stalled),
  ),
};

export const Pending: Story = { args: shows(withTimeline(sampleOrders.pending, sampleTimelines.paid)) };

export const PendingAsItsSeller: Story = {
  args: shows(withTimeline(asSeller(sampleOrders.pending, ['ship', 'cancel']), sampleTimelines.paid)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Shipped' }));
    await expect(onAct).toHaveBeenLastCalledWith('ship');
  },
};

/** Nothing was sent for a week: the buyer can cancel. */
export const Late: Story = {
  args: shows(withTimeline(sampleOrders.late, sampleTimelines.paid)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel Order' })).toBeVisible();
  },
};

export const NotPaid: Story = {
  args: shows(withTimeline(sampleOrders.unpaid, sampleTimelines.paid.slice(0, 1))),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Finish Paying' })).toHaveAttribute(
      'href',
      sampleOrders.unpaid.checkoutUrl,
    );
  },
};

export const Expired: Story = {
  args: shows(withTimeline(sampleOrders.expired, sampleTimelines.paid.slice(0, 1))),
};

export const Pickup: Story = {
  args: shows(withTimeline(sampleOrders.pickup, sampleTimelines.paid)),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('042 817')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Get a New Code' }));
    await expect(onRenew).toHaveBeenCalledOnce();
  },
};

export const PickedUp: Story = {
  args: shows(withTimeline(sampleOrders.pickedUp, sampleTimelines.pickedUp)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Held until Friday, June 5, 9:30 AM' })).toBeVisible();
    await expect(canvas.getByText(/is paid then at the earliest/)).toBeVisible();
    await expect(canvas.getByText('at the earliest')).toBeVisible();
  },
};

export const PickedUpAsItsSeller: Story = {
  args: shows(withTimeline(asSeller(sampleOrders.pickedUp, []), sampleTimelines.pickedUp)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We send you \$48\.00 then at the earliest/)).toBeVisible();
    await expect(canvas.queryByText(/is released to you/)).toBeNull();
  },
};

export const OfNewSeller: Story = {
  args: shows(withTimeline(sampleOrders.ofNewSeller)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Held until Sunday, June 7, 9:30 AM' })).toBeVisible();
    await expect(
      canvas.getByText(/^The order is completed\. \w+ is paid then at the earliest\.$/),
    ).toBeVisible();
  },
};

export const OfNewSellerAsSeller: Story = {
  args: shows(withTimeline(asSeller(sampleOrders.ofNewSeller, []))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/As you are new here, your first sales wait for some days/)).toBeVisible();
  },
};

const pickupOfSeller = (triesLeft: number) =>
  withTimeline(
    { ...asSeller(sampleOrders.pickup, ['enterPickupCode', 'cancel']), pickup: { code: null, triesLeft } },
    sampleTimelines.paid,
  );

export const PickupAsItsSeller: Story = {
  args: shows(pickupOfSeller(5)),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Pickup code');
    await userEvent.type(field, '0428');
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Pickup' }));
    await expect(await canvas.findByText('The code has 6 digits')).toBeVisible();
    await expect(onCode).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '042 817');
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Pickup' }));
    await waitFor(() => expect(onCode).toHaveBeenLastCalledWith('042817'));
  },
};

/** The button goes below with large letters, and all six digits have room. */
export const PickupCodeMagnified: Story = {
  args: shows(pickupOfSeller(5)),
  globals: { viewport: { value: 'magnified', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Pickup code');
    await userEvent.type(field, '042 817');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    const button = canvas.getByRole('button', { name: 'Complete Pickup' });
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      field.getBoundingClientRect().bottom,
    );
  },
};

export const WrongPickupCode: Story = {
  args: shows(pickupOfSeller(4), {
    pickup: {
      ...usual.pickup,
      issues: [{ path: 'code', message: 'This is not the code. You have 4 tries left.' }],
    },
  }),
};

export const LockedPickupCode: Story = { args: shows(pickupOfSeller(0)) };
export const LockedPickupCodeOfBuyer: Story = {
  args: shows(
    withTimeline({ ...sampleOrders.pickup, pickup: { code: '042817', triesLeft: 0 } }, sampleTimelines.paid),
  ),
};

export const ServiceWithADay: Story = {
  args: shows(withTimeline(sampleOrders.serviceWithDay, sampleTimelines.paid)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It is on Saturday, June 20, 2026\. We hold your payment/)).toBeVisible();
  },
};
export const Service: Story = { args: shows(withTimeline(sampleOrders.service, sampleTimelines.paid)) };

/** Words and photos of both stand in the timeline. */
export const Problem: Story = {
  args: shows(withTimeline(sampleOrders.problem, sampleTimelines.problem)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'It stays held' })).toBeVisible();
    await expect(canvas.getByText(/The saddle is cracked/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'It Is Settled' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Confirm Delivery' })).toBeNull();
  },
};

export const ProblemAsItsSeller: Story = {
  args: shows(
    withTimeline(asSeller(sampleOrders.problem, ['answerProblem', 'refund']), sampleTimelines.problem),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Refund this order?' });
    await expect(dialog).toHaveTextContent('Amara gets back everything she paid, $49.75.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep It' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onAct).not.toHaveBeenCalled();
  },
};

/** The bank has taken a part, and we hold the rest. */
const disputedInPart = {
  ...sampleOrders.problem,
  disputed: true,
  decideBy: null,
  actions: ['answerProblem'],
  money: { charged: 4975, held: 3900, released: 0, refunded: 0, toSeller: 3900, withBank: 900 },
} as const;

export const Disputed: Story = {
  args: shows(withTimeline(disputedInPart, sampleTimelines.problem)),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/\$9\.00 of what you paid is with your bank .* We hold \$40\.75 of it until/),
    ).toBeVisible();
  },
};

/** What was released before is taken back from the seller. */
export const TakenBack: Story = {
  args: shows(
    withTimeline(
      {
        ...asSeller(disputedInPart, ['answerProblem']),
        money: {
          charged: 4975,
          held: 0,
          released: 3900,
          refunded: 0,
          toSeller: 0,
          withBank: 900,
          takenBack: 900,
        },
      },
      sampleTimelines.takenBack,
    ),
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/You were paid \$39\.00\. Another \$9\.00 was paid to you and taken back\./),
    ).toBeVisible();
    await expect(canvas.getByText('$9.00 of what you were paid')).toBeVisible();
    await expect(canvas.queryByText(/It stays held/)).toBeNull();
  },
};

/** The bank only asks: the clock stands still, and the buyer may confirm. */
export const Inquiry: Story = {
  args: shows(withTimeline(sampleOrders.inquiry, sampleTimelines.inquiry)),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /Priya is paid once it has its answer\. If all is well, confirm it: we can tell your bank/,
      ),
    ).toBeVisible();
    await expect(canvas.getByText('The bank asks')).toBeVisible();
    await expect(canvas.queryByText(/is paid in/)).toBeNull();
  },
};

export const InquiryOfSale: Story = {
  args: shows(
    withTimeline(asSeller(sampleOrders.inquiry, ['refund', 'refundInPart']), sampleTimelines.inquiry),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(/If you pay her back, it is settled without the fee of a dispute/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Refund this order?' });
    await expect(dialog).not.toHaveTextContent('counts as one of the three');
    await userEvent.click(screen.getByRole('button', { name: 'Keep It' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Nothing was paid out yet, though it is completed. */
export const ConfirmedInInquiry: Story = {
  args: shows(
    withTimeline(asSeller(sampleOrders.confirmedInInquiry, []), sampleTimelines.confirmedInInquiry),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You are paid once it has its answer/)).toBeVisible();
    await expect(canvas.queryByText(/You were paid/)).toBeNull();
  },
};

export const ReportedInInquiry: Story = {
  args: shows(withTimeline({ ...sampleOrders.problem, inquiry: true }, sampleTimelines.problem)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your bank asks about this payment and has taken nothing/)).toBeVisible();
  },
};

export const PickupInInquiry: Story = {
  args: shows(withTimeline({ ...sampleOrders.pickup, inquiry: true }, sampleTimelines.paid)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/What happens here, we can tell it/)).toBeVisible();
  },
};

/** Its payment was changed in the provider's dashboard. */
export const Frozen: Story = {
  args: shows(
    withTimeline(
      { ...sampleOrders.problem, frozen: true, actions: ['answerProblem'] },
      sampleTimelines.frozen,
    ),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'We are looking into the payment' })).toBeVisible();
  },
};

const { completed } = sampleOrders;

export const SellerHasLeft: Story = {
  args: shows(
    withTimeline(
      {
        ...completed,
        sellerId: null,
        seller: { ...completed.seller, firstName: null, profilePhotoUrl: null },
        money: { ...completed.money, held: 4800, released: 0, toSeller: 4800, toLeftSeller: 4800 },
      },
      sampleTimelines.completed,
    ),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We keep $48.00 for a former member')).toBeVisible();
    await expect(canvas.queryByText(/is released to/)).toBeNull();
  },
};

export const HandedOver: Story = {
  args: shows(
    withTimeline(
      {
        ...completed,
        sellerId: null,
        seller: { ...completed.seller, firstName: null, profilePhotoUrl: null },
        money: { ...completed.money, held: 0, released: 0, toSeller: 0, handedOver: 4800 },
      },
      sampleTimelines.completed,
    ),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$48.00 is with the state')).toBeVisible();
    await expect(canvas.queryByText(/eleased to/)).toBeNull();
  },
};

export const GoesOnAfterADispute: Story = {
  args: shows(withTimeline(sampleOrders.shipped, sampleTimelines.disputeOver)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The bank has no more questions, and the order goes on')).toBeVisible();
  },
};

const soldFor = (paid: number, owing: number) => {
  const sold = asSeller(sampleOrders.completed, []);
  const money = { ...sold.money, released: paid, ...(owing > 0 ? { owing, debt: owing } : { kept: -owing }) };
  return { ...sold, money };
};

/** What the seller owed for another order was kept. */
export const CompletedInDebt: Story = {
  args: shows(withTimeline(soldFor(4300, -500), sampleTimelines.completed)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\$5.00 was kept for what was owed to us/)).toBeVisible();
  },
};

/** What another account that is paid to the same bank account owed was kept. */
export const CompletedForAnotherAccount: Story = {
  args: shows(withTimeline(soldFor(4300, -500), sampleTimelines.keptForOther)),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^\$5\.00, owed from sales of another or an earlier account/),
    ).toBeVisible();
  },
};

/** The seller has emptied the account, and the bank has taken a part back. */
export const CompletedAndOwing: Story = {
  args: shows(withTimeline(soldFor(4800, 1000), sampleTimelines.completed)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You were paid $48.00' })).toBeVisible();
    await expect(
      canvas.getByText(/\$10\.00 became a debt\. Altogether \$10\.00 is owed to us, which is taken/),
    ).toBeVisible();
  },
};

/** The debt was taken from another sale since. */
export const CompletedAndPaidOff: Story = {
  args: shows(
    withTimeline(
      { ...soldFor(4800, 1000), money: { ...sampleOrders.completed.money, released: 4800, owing: 1000 } },
      sampleTimelines.completed,
    ),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\$10\.00 became a debt, which is paid\./)).toBeVisible();
    await expect(canvas.queryByText(/is owed to us/)).toBeNull();
  },
};

/** It is on its way, and what the seller owes for another order is kept of it. */
export const ReleasedInDebt: Story = {
  args: shows(
    withTimeline(
      {
        ...asSeller(sampleOrders.completed, []),
        money: { ...sampleOrders.completed.money, held: 4800, released: 0, toSeller: 4800, keeping: 500 },
      },
      sampleTimelines.completed,
    ),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '$48.00 is released to you' })).toBeVisible();
    await expect(canvas.getByText(/\$5\.00 of it is kept for what is owed to us\./)).toBeVisible();
  },
};

export const Completed: Story = {
  args: shows(withTimeline(sampleOrders.completed, sampleTimelines.completed)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Released to Priya' })).toBeVisible();
  },
};

export const CompletedAsItsSeller: Story = {
  args: shows(withTimeline(asSeller(sampleOrders.completed, []), sampleTimelines.completed)),
};

export const ToReview: Story = {
  args: shows(withTimeline({ ...sampleOrders.completed, actions: ['review'] }, sampleTimelines.completed)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write a Review' }));
    await expect(onAct).toHaveBeenLastCalledWith('review');
  },
};

export const Reviewed: Story = {
  args: shows(withTimeline(sampleOrders.reviewed, sampleTimelines.completed)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Write a Review' })).toBeNull();
  },
};

export const ReviewedAsItsSeller: Story = {
  args: shows(withTimeline(asSeller(sampleOrders.reviewed, ['answerReview']), sampleTimelines.completed)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer the Review' }));
    await expect(onAct).toHaveBeenLastCalledWith('answerReview');
  },
};

export const Cancelled: Story = {
  args: shows(withTimeline(sampleOrders.cancelled, sampleTimelines.cancelled)),
};

const refundOnItsWay = withTimeline(sampleOrders.refundOnItsWay, sampleTimelines.refundOnItsWay);

/** The bank of the buyer has not taken it yet, and may still send it back. */
export const RefundOnItsWay: Story = {
  tags: ['picture'],
  args: shows(refundOnItsWay),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'On its way back to you' })).toBeVisible();
    await expect(canvas.getByText(/^The \$49\.75 you paid is on its way back to your card/)).toBeVisible();
    await expect(canvas.getByText('Refund on its way')).toBeVisible();
    await expect(canvas.queryByText(/went back|paid back/i)).toBeNull();
  },
};

export const RefundOnItsWayAsItsSeller: Story = {
  args: shows({ ...asSeller(sampleOrders.refundOnItsWay, []), timeline: refundOnItsWay.timeline }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/is on its way back to Amara, and her bank has not taken it yet\./),
    ).toBeVisible();
  },
};

export const Refunded: Story = { args: shows(withTimeline(sampleOrders.refunded, sampleTimelines.refunded)) };

/** The seller has deleted their account. */
export const LongWords: Story = {
  args: shows(withTimeline(sampleOrders.long)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Message/ })).toBeNull();
  },
};

export const Acting: Story = { args: shows(withTimeline(sampleOrders.shipped), { acting: 'confirm' }) };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const NotFound: Story = { args: { state: { kind: 'not-found' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: triesAgain(onRetry),
};
