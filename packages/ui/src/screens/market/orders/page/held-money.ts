import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { heldUntil } from '@nestmates/domain/market/orders/held-until.ts';
import { heldOfPayment } from '@nestmates/domain/market/orders/money-shown.ts';
import { type MoneySentence, moneySentences } from '@nestmates/domain/market/orders/money-words.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { dayWithYear } from '../../../../dates/calendar-formats.ts';
import { otherName, otherNameFirst } from '../order-people.ts';
import { dayText, partWithoutTax, weekdayTimeText } from '../order-text.ts';
import { moneyUntil } from './money-until.ts';
import type { HeldMoney } from './money-words.ts';
import { paidOnceAnswered, problemMoney } from './problem-money.ts';

const itIsDone: Readonly<Record<OrderView['fulfilment'], string>> = {
  shipping: 'sent',
  pickup: 'picked up',
  service: 'provided',
};

function pendingText(order: OrderView): string {
  const { role, fulfilment, serviceDate, buyerMayCancelAt, cancelledByItselfAt, actions } = order;
  const day = serviceDate === null ? '' : `It is on ${dayWithYear(serviceDate)}. `;
  const done = itIsDone[fulfilment];
  const end = cancelledByItselfAt ? dayText(cancelledByItselfAt) : undefined;
  if (role === 'seller') {
    const from =
      serviceDate !== null && !actions.includes('markProvided')
        ? ' From that day on you can mark it as provided.'
        : '';
    return `${day}${otherNameFirst(order)} has paid and we hold it for you.${from}${end ? ` An order that is not ${done} by ${end} is cancelled by itself, and she gets everything back.` : ''}`;
  }
  const held = `${day}We hold your payment ${heldUntil[fulfilment]}.`;
  if (actions.includes('cancel')) {
    return `${held} It has not been ${done} for a week: you can cancel and get everything back.`;
  }
  return buyerMayCancelAt
    ? `${held} If it is not ${done} by ${dayText(buyerMayCancelAt)}, you can cancel and get everything back.`
    : held;
}

/** Where the money is, a sentence for each amount of the ledger. */
function sentencesOf(order: OrderView): readonly MoneySentence[] {
  const { role, status, inquiry, releaseAt, money } = order;
  const isCompleted = status === 'completed' && !inquiry && releaseAt === null;
  const names = { other: otherName(order), Other: otherNameFirst(order) };
  return moneySentences(money, { role, ...names, isCompleted });
}

/** What we hold of it for whoever reads. */
const heldAmount = ({ role, money }: OrderView): string =>
  dollars(role === 'buyer' ? heldOfPayment(money) : money.toSeller);

const arrivesText = ({ role }: OrderView): string =>
  role === 'buyer' ? 'Banks take some days to show it.' : '';

/** A refund that the bank has not taken yet is not said to be paid. */
function backTitle(order: OrderView, paid: string): string {
  if (!order.money.onItsWay) return paid;
  return `On its way back to ${order.role === 'buyer' ? 'you' : otherName(order)}`;
}

/** What was paid by now, not what was planned: a part may have gone back, or paid for an earlier debt. */
function paidOut({ money }: OrderView): HeldMoney {
  const { released, takingBack = 0, owing = 0 } = money;
  if (released <= 0) return { title: 'None of it was paid to you', tone: 'plain', text: '' };
  const isThere = takingBack + owing === 0;
  return {
    title: `You were paid ${dollars(released)}`,
    says: ['released'],
    tone: 'moss',
    text: isThere ? 'It is in your payment account, which pays it out to your bank.' : '',
  };
}

/** Nothing is left for the seller; usually the item has come back. */
const pricePaidBack = (order: OrderView): HeldMoney => ({
  title: 'Paid back',
  tone: 'plain',
  text:
    order.role === 'buyer'
      ? 'The whole price goes back to you, and nothing is left to do.'
      : `The whole price goes back to ${otherName(order)}, so you are not paid for it.`,
});

const isPricePaidBack = (order: OrderView): boolean =>
  order.money.toSeller === 0 && partWithoutTax(order) >= order.listing.price;

/** What is released may wait where the seller's payouts are held or looked at, so it is not said to be sent. */
function completedMoney(order: OrderView): HeldMoney {
  const { role, money } = order;
  if (isPricePaidBack(order)) return pricePaidBack(order);
  if (order.releaseAt !== null) return moneyUntil(order.releaseAt, order);
  if (role === 'buyer') {
    if (money.toLeftSeller) {
      return {
        title: `We keep ${dollars(money.toLeftSeller)} for ${otherName(order)}`,
        says: ['toLeftSeller'],
        tone: 'plain',
        text: 'Her account is deleted, and nothing is left for you to do.',
      };
    }
    if (money.handedOver) {
      return {
        title: `${dollars(money.handedOver)} is with the state`,
        says: ['handedOver'],
        tone: 'plain',
        text: `It waits there for ${otherName(order)}, and nothing is left for you to do.`,
      };
    }
    return {
      title: `Released to ${otherName(order)}`,
      tone: 'moss',
      text: 'Thank you for buying from a mother near you.',
    };
  }
  if (money.toSeller === 0) return paidOut(order);
  return {
    title: `${dollars(money.toSeller)} is released to you`,
    says: ['toSeller'],
    tone: 'moss',
    text: `${money.keeping ? 'The rest' : 'It'} goes to your payment account as soon as nothing holds your payouts.`,
  };
}

/** No clock runs as long as nobody knows when it arrives. */
const waitingMoney = (order: OrderView): HeldMoney => ({
  title: `We hold ${heldAmount(order)}`,
  tone: 'plain',
  text:
    order.role === 'buyer'
      ? 'We hold your payment until you have the thing, or three days after the carrier has delivered it. If something is wrong, tell us and it stays held.'
      : 'We hold the payment until she confirms that she has it, or three days after the carrier has delivered it. If she reports a problem, it stays held.',
});

/** What each of the two can do about it meanwhile. */
function answerText({ role, status, actions }: OrderView): string {
  if (status === 'completed') return 'We answer it, and can tell it what stands below.';
  if (role === 'buyer') {
    return actions.includes('confirm')
      ? 'If all is well, confirm it: we can tell your bank. If something is wrong, tell us.'
      : 'What happens here, we can tell it.';
  }
  return actions.includes('refund') || actions.includes('cancel')
    ? 'If you pay her back, it is settled without the fee of a dispute. Otherwise go on as usual: what she confirms, we can tell her bank.'
    : 'What she confirms, we can tell her bank.';
}

const inquiryText = (order: OrderView): string => `${paidOnceAnswered(order)} ${answerText(order)}`;

/** The bank only asks: the order goes on, and the clock waits. */
const inquiryMoney = (order: OrderView): HeldMoney => ({
  title: `We hold ${heldAmount(order)}`,
  tone: 'plain',
  text:
    order.status === 'pending_shipment' ? `${pendingText(order)} ${inquiryText(order)}` : inquiryText(order),
});

/** Undefined for a shipped order whose countdown runs: the money clock shows it. */
export function heldMoney(order: OrderView): HeldMoney | undefined {
  if (order.inquiry && order.status !== 'problem' && order.money.held > 0) return inquiryMoney(order);
  switch (order.status) {
    case 'awaiting_payment':
      return {
        title: 'Not paid yet',
        tone: 'plain',
        text: `It is reserved for you${order.reservedUntil ? ` until ${weekdayTimeText(order.reservedUntil)}` : ''}. Nothing has been charged.`,
      };
    case 'expired':
      return {
        title: 'Not paid',
        tone: 'plain',
        text: 'The checkout ended without a payment. Nothing was charged.',
      };
    case 'pending_shipment':
      return { title: `We hold ${heldAmount(order)}`, tone: 'plain', text: pendingText(order) };
    case 'shipped':
      return order.releaseAt === null ? waitingMoney(order) : undefined;
    case 'problem':
      return problemMoney(order);
    case 'completed':
      return completedMoney(order);
    case 'cancelled':
      return { title: backTitle(order, 'Everything is paid back'), tone: 'plain', text: arrivesText(order) };
    case 'refunded':
      return { title: backTitle(order, 'Refunded'), tone: 'plain', text: arrivesText(order) };
    default:
      return undefined;
  }
}

/** Where all of the money is that the title does not tell of. */
export const moneyText = (order: OrderView, says: HeldMoney['says'] = []): string =>
  sentencesOf(order)
    .filter(({ of }) => !says.includes(of))
    .map(({ text }) => text)
    .join(' ');

const heldUntilDelivered =
  'until you have the thing, or three days after its delivery, and for seven days in any case';

/** Stands below the clock of a shipped order. */
export const clockText = ({ role, fulfilment, waitsForDelivery }: OrderView): string =>
  role === 'buyer'
    ? `We hold your payment ${waitsForDelivery ? heldUntilDelivered : heldUntil[fulfilment]}. If something is wrong, tell us and it stays held.`
    : 'We hold the payment until she confirms that she has it, or until the clock runs out. If she reports a problem, it stays held.';
