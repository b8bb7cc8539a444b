import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { otherName, otherNameFirst } from '../order-people.ts';
import { dayText } from '../order-text.ts';
import type { HeldMoney } from './money-words.ts';

const byDay = (at: string | null): string => (at ? ` by ${dayText(at)}` : '');

const refund = ({ itemReturn }: OrderView): string => dollars(itemReturn?.refund ?? 0);

/** What the two get once it is back; nothing is left for the seller where the whole price goes back. */
function whoGetsWhat(order: OrderView): string {
  const left = order.payout?.payout ?? 0;
  return left > 0 ? `${refund(order)}, and ${dollars(left)} is yours` : refund(order);
}

function asked(order: OrderView): HeldMoney {
  const text =
    order.role === 'buyer'
      ? `You have asked ${otherName(order)} to take it back. If she has not answered${byDay(order.decideBy)}, we decide.`
      : `${otherNameFirst(order)} would like to send it back. Take it back for what you agree to, or say why not; if you have not answered${byDay(order.decideBy)}, we decide.`;
  return { title: 'It stays held', tone: 'brick', text };
}

function accepted(order: OrderView): HeldMoney {
  const sendBy = order.itemReturn?.sendBy ?? null;
  if (order.role === 'buyer') {
    return {
      title: 'Send it back',
      tone: 'moss',
      text: `${otherNameFirst(order)} takes it back, and you get ${refund(order)} once it has arrived. Please send it${byDay(sendBy)}, and enter the tracking number. You pay for sending it, unless the two of you agree otherwise.`,
    };
  }
  const end = sendBy
    ? ` If she has not sent it${byDay(sendBy)}, the return is closed and the problem goes on.`
    : '';
  return {
    title: 'It comes back to you',
    tone: 'moss',
    text: `Once it is with you, ${otherName(order)} gets ${whoGetsWhat(order)}. She pays for sending it, unless the two of you agree otherwise.${end}`,
  };
}

function sent(order: OrderView): HeldMoney {
  const text =
    order.role === 'buyer'
      ? `You get ${refund(order)} as soon as ${otherName(order)} has confirmed that it arrived. If she has not${byDay(order.decideBy)}, we decide.`
      : `Please confirm as soon as it is with you: ${otherName(order)} then gets ${whoGetsWhat(order)}. If you have not${byDay(order.decideBy)}, we decide.`;
  return { title: 'It is on its way back', tone: 'moss', text };
}

/** Where the money is while an item goes back; undefined where it does not. */
export function returnMoney(order: OrderView): HeldMoney | undefined {
  switch (order.itemReturn?.status) {
    case 'asked':
      return asked(order);
    case 'accepted':
      return accepted(order);
    case 'sent':
      return sent(order);
    default:
      return undefined;
  }
}

/** Stands before what is said of the problem itself. */
export function endedReturnText(order: OrderView): string {
  if (order.itemReturn?.status === 'closed') return 'It is not sent back. ';
  if (order.itemReturn?.status !== 'refused') return '';
  return order.role === 'buyer'
    ? `${otherNameFirst(order)} does not take it back. `
    : 'You do not take it back. ';
}
