import { waitsForDelivery } from '@nestmates/domain/market/orders/parcel.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { orderEmail } from './order-email.ts';
import { paidText } from './paid-text.ts';
import type { OrderEmailFacts } from './ports.ts';

type Fulfilment = OrderEmailFacts['order']['fulfilment'];

const heldUntil: Readonly<Record<Fulfilment, string>> = {
  shipping: 'until you have it, or until seven days after it was shipped',
  pickup: 'until it is handed over to you',
  service: 'until you confirm it, or until seven days after it was provided',
};

const held = (fulfilment: Fulfilment): string =>
  `We hold your payment ${heldUntil[fulfilment]}. If something is wrong, tell us and it stays held.`;

const sentWhen: Readonly<Record<Fulfilment, string>> = {
  shipping: 'when the buyer has confirmed it, or by itself seven days after it was shipped',
  pickup: 'when you have entered the code',
  service: 'when the buyer has confirmed it, or by itself seven days after it was provided',
};

/** What a seller has not done seven days after the payment. */
const undone: Readonly<Record<Fulfilment, string>> = {
  shipping: 'has not been shipped yet',
  pickup: 'has not been handed over yet',
  service: 'has not been provided yet',
};

const nextForSeller: Readonly<Record<Fulfilment, string>> = {
  shipping: 'Please ship it soon, and mark it as shipped, with the tracking number if you have one.',
  pickup: 'Please agree on when to hand it over. The buyer then says a code of six digits, which you enter.',
  service: 'Please agree on when you do it, and mark it as provided afterwards.',
};

type Told = OrderEmailFacts['order'];

const isFollowedUp = (order: Told): boolean => 'tracking' in order && order.tracking?.releaseWaits === true;

const sentBy = (order: Told): string =>
  isFollowedUp(order)
    ? 'Seven days from now the money is sent to the seller by itself, and not before three days after the delivery that the carrier reports.'
    : 'Seven days from now the money is sent to the seller by itself.';

/** What its release counts from. */
function sinceWhen(order: Told, shipped: string, title: string): string {
  const waits = 'tracking' in order && waitsForDelivery(order.tracking);
  return waits ? `The carrier reports that ${title} was delivered.` : `${shipped} five days ago.`;
}

/** Of an order that goes its way, from the payment to the release. */
export const deliveryEmails = {
  sold: orderEmail({
    name: 'sold',
    to: 'seller',
    statuses: ['pending_shipment'],
    moment: ({ isFirstSale, isBlocked }) => (isFirstSale && !isBlocked ? 'first-sale' : undefined),
    words: ({ title, other, order }) => ({
      subject: `${other} bought ${title}`,
      paragraphs: [
        `${other} has paid ${dollars(order.priceCents)} for ${title}. We hold the money for you.`,
        nextForSeller[order.fulfilment],
      ],
      closing: `The money is sent to you ${sentWhen[order.fulfilment]}.`,
    }),
  }),
  paid: orderEmail({
    name: 'paid',
    to: 'buyer',
    // It is the receipt, so it goes whatever has become of the order meanwhile.
    statuses: ['pending_shipment', 'shipped', 'problem', 'completed', 'cancelled', 'refunded'],
    words: ({ title, other, order }) => ({
      subject: `You bought ${title}`,
      paragraphs: [`You have paid ${paidText(order)} for ${title}. ${other} was told.`],
      closing: held(order.fulfilment),
    }),
  }),
  shipped: orderEmail({
    name: 'shipped',
    to: 'buyer',
    statuses: ['shipped'],
    words: ({ title, other, order }) => ({
      subject: order.fulfilment === 'service' ? `${other} has provided ${title}` : `${title} is on its way`,
      paragraphs: [
        order.fulfilment === 'service'
          ? `${other} says that she has provided ${title}.`
          : `${other} has shipped ${title}.`,
        order.fulfilment === 'service'
          ? 'Please confirm it, or tell us if something is wrong.'
          : 'Please confirm it when it has arrived, or tell us if something is wrong.',
      ],
      closing: sentBy(order),
    }),
  }),
  releaseSoon: orderEmail({
    name: 'release-soon',
    to: 'buyer',
    statuses: ['shipped'],
    words: ({ title, other, order }) => ({
      subject: `Is everything well with ${title}?`,
      paragraphs: [
        `${sinceWhen(order, `${other} shipped ${title}`, title)} In two days the money is sent to her by itself.`,
        'If it has not arrived or is not as described, please report a problem before then: your payment stays held.',
      ],
      closing: 'If you have it and all is well, you can confirm it now.',
    }),
  }),
  unshippedToSeller: orderEmail({
    name: 'unshipped-to-seller',
    to: 'seller',
    statuses: ['pending_shipment'],
    words: ({ title, other }) => ({
      subject: `${other} waits for ${title}`,
      paragraphs: [
        `${other} paid for ${title} seven days ago, and it is not marked as done yet. She may cancel it from now on.`,
      ],
      closing: 'In seven more days it is cancelled by itself, and all is paid back.',
    }),
  }),
  unshippedToBuyer: orderEmail({
    name: 'unshipped-to-buyer',
    to: 'buyer',
    statuses: ['pending_shipment'],
    words: ({ title, other, order }) => ({
      subject: `${title} ${undone[order.fulfilment]}`,
      paragraphs: [
        `You paid for ${title} seven days ago, and ${other} has not marked it as done. We have reminded her.`,
        'You may cancel the order from now on and get everything back.',
      ],
      closing: 'In seven more days it is cancelled by itself.',
    }),
  }),
  completed: orderEmail({
    name: 'completed',
    to: 'seller',
    statuses: ['completed'],
    moment: () => 'money',
    words: ({ title, order }) => ({
      subject: `The money for ${title} is on its way to you`,
      paragraphs: [
        `We are sending you ${dollars(order.priceCents - order.platformFeeCents)} for ${title}.`,
        'When it reaches your bank is said in your payment account.',
      ],
      closing: 'Thank you for selling here.',
    }),
  }),
  completedByItself: orderEmail({
    name: 'completed-by-itself',
    to: 'buyer',
    statuses: ['completed'],
    words: ({ title, other }) => ({
      subject: `The money for ${title} was sent to ${other}`,
      paragraphs: [`The time to report a problem is over, and ${other} gets the money for ${title}.`],
      closing: 'How was it? Other mothers are glad of a few words.',
      actionLabel: 'Review the order',
    }),
  }),
} as const;
