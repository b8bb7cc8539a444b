import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { heldOfPayment } from '@nestmates/domain/market/orders/money-shown.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { otherName, otherNameFirst } from '../order-people.ts';
import { dayText } from '../order-text.ts';
import type { HeldMoney } from './money-words.ts';
import { endedReturnText, returnMoney } from './return-money.ts';

const whoAsks = (order: OrderView): string =>
  order.role === 'buyer' ? 'Your bank' : `The bank of ${otherName(order)}`;

export const paidOnceAnswered = (order: OrderView): string =>
  `${whoAsks(order)} asks about this payment and has taken nothing. ${
    order.role === 'buyer' ? `${otherNameFirst(order)} is` : 'You are'
  } paid once it has its answer.`;

const notConfirmedText = (order: OrderView): string =>
  order.role === 'buyer'
    ? `${otherNameFirst(order)} has not confirmed that it is back. The money stays held until one of us has looked at it and decided.`
    : 'You have not confirmed that it is back. The money stays held until you do, or until one of us has looked at it and decided.';

/** Nobody has reported this problem. */
function stalledMoney(order: OrderView, by: string): HeldMoney {
  const still = 'The carrier has not moved the parcel for seven days, so the countdown has stopped.';
  return {
    title: 'It stays held',
    tone: 'brick',
    text:
      order.role === 'buyer'
        ? `${still} ${otherNameFirst(order)} can answer or pay you back; if you have it after all, please confirm it. If you have not agreed${by}, we decide.`
        : `${still} Please ask the carrier, and answer ${otherName(order)} or pay her back; if you have not agreed${by}, we decide.`,
  };
}

/** Where the money is while the two, a bank or we have to settle something. */
export function problemMoney(order: OrderView): HeldMoney {
  const money = moneyInProblem(order);
  const isAsked = order.inquiry && !order.frozen && !order.disputed;
  return isAsked ? { ...money, text: `${money.text} ${paidOnceAnswered(order)}` } : money;
}

/** What the bank has not taken. */
function stillHeld(order: OrderView): string {
  const held = order.role === 'buyer' ? heldOfPayment(order.money) : order.money.toSeller;
  return held > 0
    ? `We hold ${dollars(held)} of it until the bank has decided.`
    : 'Nothing is released until the bank has decided.';
}

function moneyInProblem(order: OrderView): HeldMoney {
  if (order.frozen && !order.disputed) {
    return {
      title: 'We are looking into the payment',
      tone: 'brick',
      text: 'It was changed outside of Nestmates, so nothing moves until one of us has looked at it. You need not do anything.',
    };
  }
  if (order.disputed) {
    return {
      title: 'The bank is looking into it',
      tone: 'brick',
      text:
        order.role === 'buyer'
          ? `You have asked your bank about this payment. ${stillHeld(order)}`
          : `The bank of the buyer is looking into this payment. ${stillHeld(order)}`,
    };
  }
  if (order.escalated) {
    return {
      title: 'We decide',
      tone: 'brick',
      text:
        order.itemReturn?.status === 'sent'
          ? notConfirmedText(order)
          : `You and ${otherName(order)} have not settled it in time. The money stays held until one of us has read what you both wrote and decided.`,
    };
  }
  const returned = returnMoney(order);
  if (returned) return returned;
  const by = order.decideBy ? ` by ${dayText(order.decideBy)}` : '';
  if (order.itemReturn) {
    return {
      title: 'It stays held',
      tone: 'brick',
      text: `${endedReturnText(order)}Please write to each other; if you have not agreed${by}, we decide.`,
    };
  }
  if (order.stalled) return stalledMoney(order, by);
  return {
    title: 'It stays held',
    tone: 'brick',
    text:
      order.role === 'buyer'
        ? `The countdown has stopped. ${otherNameFirst(order)} can answer or pay you back; if you have not agreed${by}, we decide.`
        : `${otherNameFirst(order)} has reported a problem and the countdown has stopped. Answer her or pay her back; if you have not agreed${by}, we decide.`,
  };
}
