import { heldUntil } from '@nestmates/domain/market/orders/held-until.ts';
import { pickupWait } from '@nestmates/domain/market/orders/release-time.ts';
import { totalOf } from '@nestmates/domain/money/payments/fees.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { type OrderEmailFacts, orderEmail } from '../emails/order-email.ts';
import { paidText } from '../emails/paid-text.ts';

type Fulfilment = OrderEmailFacts['order']['fulfilment'];

const held = (fulfilment: Fulfilment): string =>
  `We hold your payment ${heldUntil[fulfilment]}. If something is wrong, tell us and it stays held.`;

const sentWhen: Readonly<Record<Fulfilment, string>> = {
  shipping: 'when the buyer has confirmed it, or by itself seven days after it was shipped',
  pickup: `${pickupWait} after you have entered the code`,
  service: 'when the buyer has confirmed it, or by itself seven days after it was provided',
};

const nextForSeller: Readonly<Record<Fulfilment, string>> = {
  shipping: 'Please ship it soon, and mark it as shipped, with the tracking number if you have one.',
  pickup: 'Please agree on when to hand it over. The buyer then says a code of six digits, which you enter.',
  service: 'Please agree on when you do it, and mark it as provided afterwards.',
};

const bankNeedsDays = 'It can take your bank a few days to show it.';

export const paymentEmails = {
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
  paidTooLate: orderEmail({
    name: 'paid-too-late',
    to: 'buyer',
    statuses: ['refunded'],
    words: ({ title, order }) => ({
      subject: `Your payment for ${title} goes back to you`,
      paragraphs: [
        `Your payment of ${dollars(totalOf(order))} for ${title} came after its checkout had closed, when it was not reserved for you any more. You get all of it back.`,
      ],
      closing: bankNeedsDays,
    }),
  }),
  paidOtherwise: orderEmail({
    name: 'paid-otherwise',
    to: 'buyer',
    statuses: ['refunded'],
    words: ({ title }) => ({
      subject: `Your payment for ${title} goes back to you`,
      paragraphs: [
        `What was paid for ${title} is not what it costs, so there is no order. You get all of it back.`,
      ],
      closing: bankNeedsDays,
    }),
  }),
  cardRefused: orderEmail({
    name: 'card-refused',
    to: 'buyer',
    statuses: ['refunded'],
    words: ({ title, moneyIs }) => ({
      subject: `Your payment for ${title} goes back: we cannot take this card`,
      paragraphs: [
        `You paid for ${title} with a card of a country whose cards we do not take, so there is no order.`,
        moneyIs,
        'If it is still there, you can buy it with another card.',
      ],
      closing: bankNeedsDays,
    }),
  }),
} as const;

/** What the provider says of the checkout. */
export const paymentRows = {
  pay: { tells: { provider: [paymentEmails.sold, paymentEmails.paid] } },
  expire: { tells: { provider: [] } },
  payExpired: { tells: { provider: [paymentEmails.paidTooLate] } },
  payUnfit: { tells: { provider: [paymentEmails.paidOtherwise] } },
  refuseCard: { tells: { provider: [paymentEmails.cardRefused] } },
};
