import type { Cents } from '../../money/payments/fees.ts';
import { type Balance, disputedOfPayment, refundedOfPayment } from '../../money/payments/ledger.ts';
import type { Order } from './order.ts';
import { type MoneyStep, moneyOf, moneyStepsDue, owedToSeller } from './settlement.ts';

/** Where the money of an order is, as one of its two reads it: all of it is from the ledger. Nothing stands for zero. */
export interface MoneyShown {
  readonly charged: Cents;
  /** Falls below zero at a refund or dispute after the release, until that is taken back. */
  readonly held: Cents;
  /**
   * What the seller has: for the seller what has moved, for the buyer no debt of another sale and none of
   * this one.
   */
  readonly released: Cents;
  /** The bank of the buyer has it, from us or by its own decision. */
  readonly refunded: Cents;
  /** The seller is still to get it. */
  readonly toSeller: Cents;
  /** The same of one who has left, so that it may wait for them; for the buyer. */
  readonly toLeftSeller?: Cents | undefined;
  /** A state has got it for one who has left; for the buyer. */
  readonly handedOver?: Cents | undefined;
  /** It is due to the buyer, and has not gone yet. */
  readonly goingBack?: Cents | undefined;
  /** It was sent back, and the bank of the buyer has not taken it yet. */
  readonly onItsWay?: Cents | undefined;
  /** The bank of the buyer has taken it of the payment, and has not decided. */
  readonly withBank?: Cents | undefined;
  /** What was released and is back, besides what is with the seller, and what of that is about to be; for the seller. */
  readonly takenBack?: Cents | undefined;
  readonly takingBack?: Cents | undefined;
  /** Kept for what the seller owed for another sale, and what of `toSeller` is about to be; for the seller. */
  readonly kept?: Cents | undefined;
  readonly keeping?: Cents | undefined;
  /** What became a debt with this sale, paid since or not; for the seller. */
  readonly owing?: Cents | undefined;
  /** What the seller owes by now for all sales, said where this one became a debt; for the seller. */
  readonly debt?: Cents | undefined;
}

/** Whether what the seller is told of the order depends on what they owe for all sales. */
export const tellsOfDebt = (order: Order, balance: Balance): boolean =>
  balance.owing > 0 || (order.status === 'completed' && owedToSeller(moneyOf(order, balance)) > 0);

/** What both pages and e-mails say of the money of an order; `debt` is what the seller owes for all sales. */
export function moneyShownTo(
  party: 'buyer' | 'seller',
  order: Order,
  balance: Balance,
  debt: Cents,
): MoneyShown {
  const money = moneyOf(order, balance);
  const due = (wanted: MoneyStep): Cents =>
    moneyStepsDue(money).reduce((sum, { step, cents }) => (step === wanted ? sum + cents : sum), 0);
  const { charged, held, released, reversed, owing } = balance;
  const sentBack = refundedOfPayment(balance);
  const onItsWay = Math.min(balance.pendingRefunds, sentBack);
  const shown = {
    charged,
    held,
    refunded: sentBack - onItsWay,
    toSeller: owedToSeller(money),
    ...given('goingBack', due('refund')),
    ...given('onItsWay', onItsWay),
    ...given('withBank', disputedOfPayment(balance)),
  };
  if (party === 'buyer') {
    const toLeft = order.sellerId === null ? shown.toSeller : 0;
    return {
      ...shown,
      released: Math.max(0, released - owing),
      ...given('toLeftSeller', toLeft),
      ...given('handedOver', Math.min(balance.handedOver, balance.handedOver + released - owing)),
    };
  }
  return {
    ...shown,
    released,
    ...given('takenBack', reversed),
    ...given('takingBack', due('reversal')),
    ...given('kept', 0 - owing),
    ...given('keeping', order.status === 'completed' ? Math.min(shown.toSeller, debt) : 0),
    ...given('owing', owing),
    ...given('debt', owing > 0 ? debt : 0),
  };
}

const given = <Name extends string>(name: Name, cents: Cents): { readonly [N in Name]?: Cents } =>
  cents > 0 ? ({ [name]: cents } as { readonly [N in Name]: Cents }) : {};

/** What we hold of a payment for its buyer: all that could still go back, until it is on its way there or released. */
export const heldOfPayment = ({
  charged,
  held,
  released,
  handedOver = 0,
  refunded,
  goingBack = 0,
  onItsWay = 0,
  withBank = 0,
}: MoneyShown) =>
  Math.max(0, (released + handedOver > 0 ? held : charged - refunded - onItsWay - withBank) - goingBack);
