import type { TimelineAction } from '@nestmates/application/market/orders/order-timeline.ts';
import type { OrderPageView, OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { orderActionRows } from '../actions/order-action-rows.ts';
import { otherName, otherNameFirst } from '../order-people.ts';

type TimelineEntry = OrderPageView['timeline'][number];

/** Who did it, at the beginning of a sentence. */
function whoDid(order: OrderView, { by }: TimelineEntry): string {
  if (by === order.role) return 'You';
  if (by === 'buyer' || by === 'seller') return otherNameFirst(order);
  return 'We';
}

/** What happens without the two. */
const entries: Readonly<Record<Exclude<TimelineAction, OwnAction>, string>> = {
  place: 'Ordered',
  expire: 'Not paid',
  payExpired: 'Paid after the checkout had closed, and refunded',
  payUnfit: 'Paid otherwise than it costs, and refunded',
  refuseCard: 'We do not take cards of this country',
  wrongPickupCode: 'Wrong pickup code',
  autoRelease: 'Released by itself',
  reportStalled: 'The parcel does not move',
  parcelDelivered: 'Delivered',
  escalateProblem: 'Nestmates decides',
  refundByAdmin: 'Refunded by Nestmates',
  refundInPartByAdmin: 'Refunded in part by Nestmates',
  lapseReturn: 'Return closed',
  returnDelivered: 'Delivered back',
  refundReturned: 'Refunded',
  releaseByAdmin: 'Released by Nestmates',
  recordRefund: 'Refunded',
  openDispute: 'Payment disputed',
  openInquiry: 'The bank asks',
  closeInquiry: 'The bank asks no more',
  winDispute: 'Dispute decided',
  closeDispute: 'Dispute closed',
  loseDisputeInPart: 'Dispute decided',
  loseDispute: 'Dispute decided',
  refundPending: 'Refund on its way',
  refundArrived: 'Refund arrived',
  refundFailed: 'Refund came back',
  takeBack: 'Taken back from the seller',
  oweMoney: 'Owed to Nestmates',
  keepForOther: 'Kept for another account',
  markUnclaimed: 'Unclaimed, as the seller has left',
  payUnclaimed: 'To be sent to the seller, who can be paid again',
  handOver: 'Handed over to the state',
  openClaim: 'Bank took it again',
  winClaim: 'Bank gave it back',
  loseClaim: 'Bank keeps it',
  freeze: 'Payment under review',
  resume: 'Goes on',
  goOnPending: 'Goes on',
  goOnShipped: 'Goes on',
  goOnCompleted: 'Goes on',
};

type OwnAction = Extract<TimelineAction, keyof typeof orderActionRows>;
const isOwn = (action: TimelineAction): action is OwnAction => action in orderActionRows;

/** A page that is older than the server may not know what has happened. */
const known: Readonly<Record<string, string>> = entries;

export const timelineTitle = (action: TimelineAction): string =>
  isOwn(action) ? orderActionRows[action].entry : (known[action] ?? 'Changed');

function paidNote({ cost, listing }: OrderView): string {
  if (!cost) return `${dollars(listing.price)}, held by us`;
  const { price, processingFee, tax } = cost;
  return tax === undefined
    ? `${dollars(price)} and ${dollars(processingFee)} processing fee`
    : `${dollars(price)}, ${dollars(processingFee)} processing fee and ${dollars(tax)} tax`;
}

function trackingNote({ carrier, trackingNumber }: OrderView): string | undefined {
  const parts = [carrier?.name, trackingNumber].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

const partNote = ({ role, buyer }: OrderView, { amount }: TimelineEntry): string =>
  `${dollars(amount ?? 0)} back to ${role === 'buyer' ? 'you' : (buyer.firstName ?? 'a former member')}`;

const carrierIn = ({ carrier }: OrderView): string => carrier?.name ?? 'The carrier';

/** What stands below the title of an entry. */
export function timelineNote(order: OrderView, entry: TimelineEntry): string | undefined {
  const who = whoDid(order, entry);
  switch (entry.action) {
    case 'pay':
      return paidNote(order);
    case 'ship':
      return trackingNote(order);
    case 'cancel':
      return entry.by === 'clock'
        ? 'By itself, as nothing was sent for 14 days'
        : `By ${who === 'You' ? 'you' : otherName(order)}`;
    case 'autoRelease':
      return order.waitsForDelivery
        ? 'Three days after the delivery at the earliest'
        : 'Seven days had passed';
    case 'reportStalled':
      return 'The carrier has not moved it for seven days, so the money stays held';
    case 'parcelDelivered':
      return `${carrierIn(order)} reports it`;
    case 'reportProblem':
    case 'answerProblem':
      return `${who} wrote`;
    case 'refundInPart':
    case 'refundInPartByAdmin':
      return partNote(order, entry);
    case 'offerReturn':
    case 'acceptReturn':
      return `${partNote(order, entry)} once it has arrived`;
    case 'confirmReturn':
      return partNote(order, entry);
    case 'refuseReturn':
      return `${who} wrote`;
    case 'lapseReturn':
      return 'It was not sent back within seven days';
    case 'returnDelivered':
      return 'The carrier reports it';
    case 'escalateProblem':
      return 'The two had not agreed in time';
    case 'openDispute':
      return 'The bank of the buyer is looking into the payment';
    case 'openInquiry':
      return 'It has taken nothing. What is not released yet waits for its answer';
    case 'closeInquiry':
      return 'The order goes on';
    case 'winDispute':
      return 'The bank has left the payment as it is, and the order goes on';
    case 'closeDispute':
      return 'The bank has no more questions, and the order goes on';
    case 'loseDisputeInPart':
      return 'The bank has paid the buyer back a part, and the order goes on';
    case 'refundPending':
      return `${dollars(entry.amount ?? 0)}. Some banks take a few days to take it`;
    case 'refundArrived':
      return `${dollars(entry.amount ?? 0)} is with the bank of ${order.role === 'buyer' ? 'your card' : otherName(order)}`;
    case 'refundFailed':
      return 'The bank of the buyer did not take it. We try again tomorrow';
    case 'freeze':
      return 'It was changed outside of Nestmates';
    case 'takeBack':
      return `${dollars(entry.amount ?? 0)} of what ${order.role === 'seller' ? 'you were' : `${otherName(order)} was`} paid`;
    case 'oweMoney':
      return `${dollars(entry.amount ?? 0)}, taken from what you are paid next`;
    case 'keepForOther':
      return `${dollars(entry.amount ?? 0)}, owed from sales of another or an earlier account with the same e-mail address or bank account`;
    case 'loseDispute':
      return 'The bank has paid the buyer back';
    default:
      return undefined;
  }
}
