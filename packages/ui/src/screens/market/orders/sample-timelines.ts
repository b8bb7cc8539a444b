import type { OrderPageView } from '@nestmates/application/market/orders/order-view.ts';
import { itemPhoto } from '../../../../testing/sample-item-photos.ts';

type Timeline = OrderPageView['timeline'];

const entry = (
  id: number,
  at: string,
  action: Timeline[number]['action'],
  by: Timeline[number]['by'],
  rest: Partial<Timeline[number]> = {},
): Timeline[number] => ({
  id,
  at: new Date(at).toISOString(),
  action,
  by,
  text: null,
  photoUrls: [],
  amount: null,
  ...rest,
});

const placed = entry(1, '2026-05-31T20:40:00', 'place', 'buyer');
const paid = entry(2, '2026-05-31T20:47:00', 'pay', 'provider');
const shipped = entry(3, '2026-06-01T14:10:00', 'ship', 'seller');
const reported = entry(4, '2026-06-03T09:12:00', 'reportProblem', 'buyer', {
  text: 'The saddle is cracked, right through. Please look at the photo.',
  photoUrls: [itemPhoto('bike')],
});
const answered = entry(5, '2026-06-03T18:40:00', 'answerProblem', 'seller', {
  text: 'I am so sorry! It was whole when I packed it. I can send you another saddle tomorrow.',
});

const askedBack = entry(6, '2026-06-03T19:00:00', 'askReturn', 'buyer');
const takenBack = entry(7, '2026-06-04T10:00:00', 'acceptReturn', 'seller', { amount: 4800 });
const sentBack = entry(8, '2026-06-07T16:30:00', 'sendReturn', 'buyer', { text: 'UPS, 1Z999AA10123456784' });

/** The timelines of some of the sample orders. */
export const sampleTimelines = {
  paid: [placed, paid],
  shipped: [placed, paid, shipped],
  problem: [placed, paid, shipped, reported, answered],
  returnAsked: [placed, paid, shipped, reported, answered, askedBack],
  returnRefused: [
    placed,
    paid,
    shipped,
    reported,
    askedBack,
    entry(7, '2026-06-04T10:00:00', 'refuseReturn', 'seller', {
      text: 'I can send another saddle; it costs less than the way back.',
    }),
  ],
  returnAccepted: [placed, paid, shipped, reported, askedBack, takenBack],
  sentBack: [placed, paid, shipped, reported, askedBack, takenBack, sentBack],
  returnClosed: [
    placed,
    paid,
    shipped,
    reported,
    askedBack,
    takenBack,
    entry(8, '2026-06-11T10:00:00', 'lapseReturn', 'clock'),
  ],
  returned: [
    placed,
    paid,
    shipped,
    reported,
    askedBack,
    entry(7, '2026-06-04T10:00:00', 'acceptReturn', 'seller', { amount: 4000 }),
    sentBack,
    entry(9, '2026-06-09T15:10:00', 'returnDelivered', 'clock'),
    entry(10, '2026-06-10T09:30:00', 'confirmReturn', 'seller', { amount: 4000 }),
  ],
  arrived: [placed, paid, shipped, entry(4, '2026-06-04T11:45:00', 'parcelDelivered', 'clock')],
  stalled: [placed, paid, shipped, entry(4, '2026-06-08T14:10:00', 'reportStalled', 'clock')],
  completed: [placed, paid, shipped, entry(6, '2026-06-04T09:30:00', 'confirm', 'buyer')],
  pickedUp: [placed, paid, entry(6, '2026-06-04T09:30:00', 'enterPickupCode', 'seller')],
  frozen: [placed, paid, shipped, entry(6, '2026-06-03T09:12:00', 'freeze', 'provider')],
  inquiry: [placed, paid, shipped, entry(6, '2026-06-02T09:12:00', 'openInquiry', 'provider')],
  confirmedInInquiry: [
    placed,
    paid,
    shipped,
    entry(6, '2026-06-02T09:12:00', 'openInquiry', 'provider'),
    entry(7, '2026-06-03T18:40:00', 'confirm', 'buyer'),
  ],
  disputeOver: [
    placed,
    paid,
    shipped,
    entry(6, '2026-06-02T09:12:00', 'openDispute', 'provider'),
    entry(7, '2026-06-03T18:40:00', 'closeDispute', 'provider'),
  ],
  takenBack: [
    placed,
    paid,
    shipped,
    entry(6, '2026-06-02T09:12:00', 'openDispute', 'provider'),
    entry(7, '2026-06-02T09:13:00', 'takeBack', 'provider', { amount: 900 }),
  ],
  keptForOther: [
    placed,
    paid,
    shipped,
    entry(6, '2026-06-02T09:13:00', 'keepForOther', 'provider', { amount: 500 }),
  ],
  refundedInPart: [
    placed,
    paid,
    shipped,
    entry(6, '2026-06-03T09:12:00', 'refundInPart', 'seller', { amount: 1000 }),
  ],
  cancelled: [placed, paid, entry(6, '2026-06-02T11:00:00', 'cancel', 'seller')],
  refundOnItsWay: [
    placed,
    paid,
    entry(6, '2026-06-02T11:00:00', 'cancel', 'seller'),
    entry(7, '2026-06-02T11:01:00', 'refundPending', 'provider', { amount: 4975 }),
  ],
  refunded: [placed, paid, shipped, reported, entry(6, '2026-06-04T10:00:00', 'refund', 'seller')],
} as const satisfies Record<string, Timeline>;
