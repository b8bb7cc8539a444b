import type Stripe from 'stripe';
import { invalidRequest, notModelled } from '../failures.ts';
import { balanceOfAccount } from '../ledger.ts';
import type { List, Reversal, Transfer } from '../objects.ts';
import { find, type StripeState } from '../state.ts';
import { book } from './balance-transactions.ts';
import { pageOf } from './lists.ts';
import { textsOf } from './sellers.ts';

const chargeOf = ({ source_transaction }: Transfer): string | undefined =>
  typeof source_transaction === 'string' ? source_transaction : undefined;

export function createTransfer(state: StripeState, params: Stripe.TransferCreateParams): Transfer {
  const { amount, currency, destination, source_transaction: source, transfer_group, source_type } = params;
  if (source === undefined || source_type) throw notModelled('transfers from the balance');
  if (amount === undefined) throw notModelled('transfers without an amount');
  if (amount < 1) throw invalidRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  const account = find('destination', state.accounts, destination, 'destination');
  const charge = find('charge', state.charges, source, 'source_transaction');
  if (currency !== charge.currency) {
    throw invalidRequest('The currency is not that of the source transaction', 'currency');
  }
  if (
    transfer_group !== undefined &&
    charge.transfer_group !== null &&
    transfer_group !== charge.transfer_group
  ) {
    throw invalidRequest('The transfer group is not that of the source transaction', 'transfer_group');
  }
  if (account.capabilities?.transfers !== 'active') {
    const message =
      'Your destination account needs to have at least one of the following capabilities enabled: transfers';
    throw invalidRequest(message, undefined, 'insufficient_capabilities_for_transfer');
  }
  const sent = [...state.transfers.values()]
    .filter((transfer) => transfer.source_transaction === source)
    .reduce((sum, transfer) => sum + transfer.amount - transfer.amount_reversed, 0);
  if (sent + amount > charge.amount) {
    const message = `Transfers using this transaction as a source must not exceed the source amount of ${charge.amount}`;
    throw invalidRequest(message, 'amount');
  }
  const id = state.id('tr');
  const transfer: Transfer = {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: book(state, {
      type: 'transfer',
      reporting_category: 'transfer',
      amount: -amount,
      source: id,
    }).id,
    created: state.seconds(),
    currency,
    destination,
    metadata: textsOf(params.metadata),
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: source,
    transfer_group: transfer_group ?? charge.transfer_group,
  };
  state.transfers.set(id, transfer);
  const to = balanceOfAccount(account.id);
  state.ledger.add({ kind: 'transfer', from: 'platform', to, cents: amount, id, charge: source });
  state.emit('transfer.created', transfer);
  return transfer;
}

export function listTransfers(state: StripeState, params: Stripe.TransferListParams): List<Transfer> {
  const { transfer_group, destination, created, ...page } = params;
  if (destination || created) throw notModelled('lists of transfers by anything but a group');
  const all = [...state.transfers.values()];
  const wanted =
    transfer_group === undefined ? all : all.filter((transfer) => transfer.transfer_group === transfer_group);
  return pageOf(wanted, page, '/v1/transfers');
}

export function createReversal(
  state: StripeState,
  params: Stripe.TransferCreateReversalParams,
  transferId: string,
): Reversal {
  if (params.refund_application_fee) throw notModelled('application fees');
  const transfer = find('transfer', state.transfers, transferId);
  const rest = transfer.amount - transfer.amount_reversed;
  const amount = params.amount ?? rest;
  if (amount < 1) throw invalidRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > rest) {
    throw invalidRequest(`The reversal exceeds the amount of ${rest} that is left of the transfer`, 'amount');
  }
  const from = balanceOfAccount(String(transfer.destination));
  if (amount > state.ledger.balanceOf(from)) {
    throw invalidRequest('The connected account has insufficient funds', undefined, 'balance_insufficient');
  }
  const id = state.id('trr');
  const reversal: Reversal = {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: book(state, {
      type: 'transfer_refund',
      reporting_category: 'transfer_reversal',
      amount,
      source: id,
    }).id,
    created: state.seconds(),
    currency: transfer.currency,
    metadata: textsOf(params.metadata),
    transfer: transferId,
  };
  transfer.amount_reversed += amount;
  transfer.reversed = transfer.amount_reversed === transfer.amount;
  transfer.reversals.data.unshift(reversal);
  const charge = chargeOf(transfer);
  state.ledger.add({ kind: 'reversal', from, to: 'platform', cents: amount, id, charge });
  state.emit('transfer.reversed', transfer);
  return reversal;
}

/** The seller has that much of the balance of their account sent to their bank, or all of it. */
export function payOut(state: StripeState, account: string, part?: number): void {
  const from = balanceOfAccount(account);
  const cents = part ?? state.ledger.balanceOf(from);
  state.ledger.add({ kind: 'payout', from, to: 'bank', cents, id: state.id('po'), charge: undefined });
}
