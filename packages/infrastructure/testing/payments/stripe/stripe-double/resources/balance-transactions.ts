import type Stripe from 'stripe';
import { notModelled } from '../failures.ts';
import { balanceOfAccount } from '../ledger.ts';
import type { BalanceTransaction, List } from '../objects.ts';
import type { StripeState } from '../state.ts';
import { pageOf } from './lists.ts';

/** What Stripe takes of a payment: 2.9 % and 30 cents. */
export const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30;

/** What it takes for a dispute. */
export const disputeFee = 1500;

type Booked = Pick<BalanceTransaction, 'type' | 'amount' | 'reporting_category'> & {
  readonly source: string;
  readonly fee?: number;
};

/** A line of the statement of the platform. */
export function book(state: StripeState, { fee = 0, ...booked }: Booked): BalanceTransaction {
  const line: BalanceTransaction = {
    ...booked,
    id: state.id('txn'),
    object: 'balance_transaction',
    available_on: state.seconds(),
    created: state.seconds(),
    currency: 'usd',
    fee,
    net: booked.amount - fee,
    status: 'available',
  };
  state.balanceTransactions.set(line.id, line);
  return line;
}

export function listBalanceTransactions(
  state: StripeState,
  params: Stripe.BalanceTransactionListParams,
): List<BalanceTransaction> {
  const { created, payout, source, type, currency, expand: _, ...page } = params;
  if (payout || source || type || currency) throw notModelled('statements but by their time');
  const { gte = 0, lt = Number.MAX_SAFE_INTEGER } = typeof created === 'object' ? created : {};
  const all = [...state.balanceTransactions.values()].filter(
    (line) => line.created >= gte && line.created < lt,
  );
  return pageOf(all, page, '/v1/balance_transactions');
}

/** The platform's, or that of a connected account, whose pending funds are not modelled. */
export function retrieveBalance(
  state: StripeState,
  account?: string,
): Pick<Stripe.Balance, 'object' | 'livemode'> & {
  available: { amount: number; currency: string }[];
  pending: { amount: number; currency: string }[];
} {
  const amount =
    account === undefined
      ? [...state.balanceTransactions.values()].reduce((sum, { net }) => sum + net, 0)
      : state.ledger.balanceOf(balanceOfAccount(account));
  return {
    object: 'balance',
    livemode: false,
    available: [{ amount, currency: 'usd' }],
    pending: [{ amount: 0, currency: 'usd' }],
  };
}

export function retrieveBalanceSettings({ payoutInterval: interval }: StripeState): object {
  return { object: 'balance_settings', payments: { payouts: { schedule: { interval } } } };
}
