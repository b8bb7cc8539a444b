import { type Cents, type Quote, totalOf } from '../../money/payments/fees.ts';
import {
  type Balance,
  balanceFaults,
  type Movement,
  missing,
  refundable,
  refundedOfPayment,
  releasable,
  reversible,
  withoutTax,
} from '../../money/payments/ledger.ts';
import {
  claimedMovements,
  debtMovements,
  feeDebtMovements,
  refundMovements,
  releaseMovements,
  reversalMovements,
} from '../../money/payments/movements.ts';
import { isOpenReturn } from './item-return.ts';
import { isPaid, type Order, type OrderStatus } from './order.ts';

/** What we ask of the payment provider, each in a call of its own that can fail and is tried again. */
export const moneySteps = ['release', 'refund', 'reversal'] as const;
export type MoneyStep = (typeof moneySteps)[number];

/**
 * The steps of each status, in their order. They are due until the ledger has them, whatever led there: so none
 * is forgotten, and none is due twice.
 */
const stepsOf: Readonly<Record<OrderStatus, readonly MoneyStep[]>> = {
  awaiting_payment: [],
  expired: [],
  pending_shipment: [],
  shipped: [],
  /** Nothing moves before it is decided; but see `stepsWhileDisputed`. */
  problem: [],
  /** A reversal follows a partial refund that was made in the provider's dashboard after the release. */
  completed: ['release', 'reversal'],
  /** The buyer gets the money first, and then the seller gives back what was released, if only in the dashboard. */
  cancelled: ['refund', 'reversal'],
  refunded: ['refund', 'reversal'],
};

/** What the bank has taken after the release, the seller gives back at once: later it may not be there any more. */
const stepsWhileDisputed: readonly MoneyStep[] = ['reversal'];

/** The money stays held for the order then, but for what goes back in part. */
const refundedInPart: readonly OrderStatus[] = ['pending_shipment', 'shipped', 'problem', 'completed'];

/** Whether money may have to move for the order as it stands. */
export const movesMoney = (order: Order): boolean =>
  stepsOf[order.status].length > 0 || ('agreedRefundCents' in order && order.agreedRefundCents > 0);

export const moneyStepsOf = (status: OrderStatus): readonly MoneyStep[] => stepsOf[status];

const amounts: Readonly<Record<MoneyStep, (money: Money) => Cents>> = {
  release: (money) => releasableBeside(money),
  refund: ({ balance }) => refundable(balance),
  reversal: ({ balance }) => reversible(balance),
};

const unpaid: readonly OrderStatus[] = ['awaiting_payment', 'expired'];

/** Whether something may still be released to the seller: not of an order whose buyer is being paid back. */
export const owesSeller = (status: OrderStatus): boolean =>
  !unpaid.includes(status) && !stepsOf[status].includes('refund');

/** What was agreed to go back in part and has not yet. */
export const dueInPart = ({ status, agreedRefund = 0, balance }: Omit<Money, 'quote'>): Cents =>
  refundedInPart.includes(status)
    ? Math.min(Math.max(0, agreedRefund - refundedOfPayment(balance)), Math.max(0, refundable(balance)))
    : 0;

/** What may be released, as what goes back to the buyer in part stays until it has. Its tax is none of the seller's. */
const releasableBeside = (money: Money, returned: Cents = 0): Cents =>
  Math.max(
    0,
    releasable(money.balance, money.quote) - withoutTax(money.balance, dueInPart(money) + returned),
  );

/** What the seller gets when everything is released. */
export const owedToSeller = (money: Money): Cents =>
  owesSeller(money.status) ? releasableBeside(money, money.agreedReturn) : 0;

export interface DueStep {
  readonly step: MoneyStep;
  readonly cents: Cents;
}

export interface Money {
  readonly status: OrderStatus;
  readonly quote: Quote;
  readonly balance: Balance;
  /** The buyer's bank looks into the payment, and nothing else is wrong with it. */
  readonly disputed?: boolean;
  readonly undoneBySeller?: boolean;
  /** The buyer's bank asks about the payment: nothing is released until it has its answer. */
  readonly inquiry?: boolean;
  /** What the buyer gets back in part, altogether; nothing moves while the payment is looked into. */
  readonly agreedRefund?: Cents;
  /** What goes back besides once something that is sent back has arrived. */
  readonly agreedReturn?: Cents;
}

const isStopped = (order: Order): boolean => order.status === 'problem' && (order.disputed || order.frozen);

/** What the buyer gets back once it has arrived; nothing where nothing goes back. */
export const agreedReturn = (order: Order): Cents =>
  order.status === 'problem' && isOpenReturn(order.itemReturn) ? order.itemReturn.terms.refundCents : 0;

/** The money of an order as it stands. */
export const moneyOf = (order: Order, balance: Balance): Money => ({
  status: order.status,
  quote: order,
  balance,
  disputed: order.status === 'problem' && order.disputed && !order.frozen,
  inquiry: isPaid(order) && order.inquiryAt !== null,
  agreedRefund: isPaid(order) && !isStopped(order) ? order.agreedRefundCents : 0,
  agreedReturn: agreedReturn(order),
  undoneBySeller: (order.status === 'cancelled' || order.status === 'refunded') && order.undoneBySeller,
});

/**
 * The next step to take; `undefined` when all money is where it belongs. `asked` is the step that was asked for and
 * whose outcome is not known: it is asked for again, under its key, before anything else, also when the order has
 * gone another way since. A release that is reversed afterwards is better than one that nobody knows of.
 */
export const nextMoneyStep = (money: Money, asked: DueStep | undefined): DueStep | undefined =>
  asked ?? moneyStepsDue(money)[0];

/** A part comes last: a bank that does not take it keeps nobody else from what is theirs. */
export function moneyStepsDue(money: Money): readonly DueStep[] {
  const steps = (money.disputed ? stepsWhileDisputed : stepsOf[money.status]).filter(
    (step) => step !== 'release' || !money.inquiry,
  );
  const whole = steps.map((step) => ({ step, cents: amounts[step](money) }));
  return [...whole, { step: 'refund' as const, cents: dueInPart(money) }].filter(({ cents }) => cents > 0);
}

/** Whether the seller has something to get, also where the question of a bank keeps it back. */
export const isReleaseDue = (money: Money): boolean =>
  moneyStepsDue({ ...money, inquiry: false }).some(({ step }) => step === 'release');

/** What the ledger gets once the provider has done the step. */
export function movementsOf(
  { step, cents }: DueStep,
  { balance, quote }: Omit<Money, 'status'>,
  at: Date,
): readonly Movement[] {
  if (step === 'release') return releaseMovements(balance, quote, cents, at);
  if (step === 'refund') return refundMovements(balance, cents, at);
  return reversalMovements(cents, at);
}

const finished: readonly OrderStatus[] = ['completed', 'cancelled', 'refunded'];

/**
 * What is due in our books alone: what no reversal can bring back is a debt of the seller, as is the provider's fee of
 * a payment that the seller has undone; and cents that belong to nobody else any more are ours.
 */
export function dueBookings(money: Money, at: Date): readonly Movement[] {
  const { status, balance, disputed = false, undoneBySeller = false, inquiry = false } = money;
  const claimed = claimedMovements(balance, at);
  if (claimed.length > 0 || nextMoneyStep(money, undefined)) return claimed;
  if (disputed || stepsOf[status].includes('reversal')) {
    const lost = missing(balance);
    if (lost > 0) return debtMovements(lost, at);
  }
  if (!finished.includes(status) || inquiry) return [];
  // What came back after it had become a debt settles that first.
  const settled = status === 'completed' ? 0 : Math.min(balance.held, balance.owing);
  if (settled > 0) return [{ kind: 'netting', cents: settled, at }];
  if (balance.held > 0) return [{ kind: 'fee', cents: balance.held, at }];
  return undoneBySeller ? feeDebtMovements(balance, at) : [];
}

/** What is due to a seller who has left, and does not wait to be claimed yet. */
export const unpaidIn = (money: Money): Cents => {
  const due = moneyStepsDue(money).find(({ step }) => step === 'release')?.cents ?? 0;
  return isUnclaimed(money.balance, due) ? 0 : due;
};

/** Whether all of what is due waits until whoever has left claims it. */
export const isUnclaimed = ({ unclaimed }: Balance, dueCents: Cents): boolean =>
  unclaimed > 0 && unclaimed >= dueCents;

/** What waits until whoever has left claims it, where nothing of the order goes elsewhere before. */
export const unclaimedIn = (money: Money): Cents => {
  const [due, ...more] = moneyStepsDue(money);
  const waits = due?.step === 'release' && more.length === 0 && isUnclaimed(money.balance, due.cents);
  return waits ? due.cents : 0;
};

/** Whether a worker has anything to do for it. */
export const isMoneyDue = (money: Money, at: Date): boolean =>
  nextMoneyStep(money, undefined) !== undefined || dueBookings(money, at).length > 0;

/** What is wrong with the money of an order, in words for an operator. Due steps are named apart from that. */
export function moneyFaults({ status, quote, balance }: Money): string[] {
  const faults = balanceFaults(balance);
  if (unpaid.includes(status))
    return balance.charged === 0 ? faults : [...faults, 'charged without an order'];
  // What does not fit is paid back.
  if (status === 'refunded') return faults;
  return [
    ...faults,
    ...(balance.charged === totalOf(quote) ? [] : ['something else was charged than the order costs']),
    ...(balance.taxCollected === quote.taxCents ? [] : ['another tax is in the ledger than was paid']),
  ];
}
