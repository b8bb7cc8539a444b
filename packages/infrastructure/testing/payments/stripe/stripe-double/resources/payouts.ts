import type { Payout } from '../objects.ts';
import type { StripeState } from '../state.ts';
import { book } from './balance-transactions.ts';

/** Sends that much of the platform's balance to its bank, as Stripe does by its dashboard's setting. */
export function payOutToPlatform(state: StripeState, amount: number): Payout {
  const id = state.id('po');
  const line = book(state, { type: 'payout', reporting_category: 'payout', amount: -amount, source: id });
  const payout: Payout = {
    id,
    object: 'payout',
    amount,
    balance_transaction: line.id,
    created: state.seconds(),
    currency: 'usd',
    destination: null,
    failure_message: null,
    livemode: false,
    status: 'paid',
  };
  state.payouts.set(id, payout);
  state.ledger.add({ kind: 'payout', from: 'platform', to: 'bank', cents: amount, id, charge: undefined });
  state.emit('payout.paid', payout);
  return payout;
}
