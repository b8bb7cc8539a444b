import type Stripe from 'stripe';
import { invalidRequest, notModelled, StripeFailure } from '../failures.ts';
import type { Account, List, Payout } from '../objects.ts';
import { find, type StripeState } from '../state.ts';
import { pageOf } from './lists.ts';
import { requireUrl } from './urls.ts';

export function createAccount(state: StripeState, params: Stripe.AccountCreateParams): Account {
  const { controller, capabilities = {}, country = 'US', metadata } = params;
  if (!controller) throw notModelled('accounts without a controller');
  if (controller.stripe_dashboard?.type === 'express') {
    // Stripe's Express dashboard goes with requirements that Stripe collects.
    if (controller.requirement_collection === 'application') {
      throw invalidRequest(
        'Express accounts have their requirements collected by Stripe',
        'controller[requirement_collection]',
      );
    }
    if (controller.fees?.payer !== 'application') {
      throw invalidRequest('The platform pays the fees of Express accounts', 'controller[fees][payer]');
    }
    if (controller.losses?.payments !== 'application') {
      throw invalidRequest(
        'The platform carries the losses of Express accounts',
        'controller[losses][payments]',
      );
    }
  }
  const account: Account = {
    id: state.id('acct'),
    object: 'account',
    capabilities: capabilities.transfers?.requested ? { transfers: 'inactive' } : {},
    charges_enabled: false,
    country,
    created: state.seconds(),
    details_submitted: false,
    external_accounts: { object: 'list', data: [] },
    metadata: textsOf(metadata),
    payouts_enabled: false,
    requirements: { ...nothingDue },
  };
  state.accounts.set(account.id, account);
  return account;
}

/** Requirements of an account of which nothing is asked. */
export const nothingDue: Account['requirements'] = {
  currently_due: [],
  past_due: [],
  current_deadline: null,
  disabled_reason: null,
};

export function createAccountLink(state: StripeState, params: Stripe.AccountLinkCreateParams, base: string) {
  const { id } = find('account', state.accounts, params.account, 'account');
  if (params.type !== 'account_onboarding') throw notModelled(`account links for ${params.type}`);
  requireUrl(params.refresh_url, 'refresh_url');
  requireUrl(params.return_url, 'return_url');
  return {
    object: 'account_link' as const,
    created: state.seconds(),
    expires_at: state.seconds() + 300,
    url: `${base}/setup/e/${id}/${state.id('link')}`,
  };
}

/** Metadata as it is answered: every value a text. */
export const textsOf = (metadata: Stripe.MetadataParam | '' | null | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(metadata || {}).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]])),
  );

/** Stripe does not say whether an account of someone else exists. */
export function retrieveAccount({ accounts }: StripeState, id: string): Account {
  const account = accounts.get(id);
  if (account) return account;
  const message = `The provided key does not have access to account '${id}' (or that account does not exist).`;
  throw new StripeFailure(403, { type: 'invalid_request_error', code: 'account_invalid', message });
}

export function listAccounts(state: StripeState, params: Stripe.AccountListParams): List<Account> {
  const { created, expand: _, ...page } = params;
  if (created) throw notModelled('lists of some accounts');
  return pageOf(state.accounts.values(), page, '/v1/accounts');
}

/** Those of the connected account in whose name the call was made. */
export function listPayouts(
  state: StripeState,
  params: Stripe.PayoutListParams,
  account: string | undefined,
): List<Payout> {
  const { arrival_date, created, destination, status, expand: _, ...page } = params;
  if (account === undefined) throw notModelled('payouts of the platform');
  if (arrival_date || created || destination || status) throw notModelled('lists of some payouts');
  retrieveAccount(state, account);
  return pageOf(state.payoutsOfSellers.get(account) ?? [], page, '/v1/payouts');
}

/** The bank of the seller sends it back. */
export function failPayout(
  state: StripeState,
  account: string,
  { amount, reason }: { readonly amount: number; readonly reason: string },
): void {
  const payout: Payout = {
    id: state.id('po'),
    object: 'payout',
    amount,
    balance_transaction: null,
    created: state.seconds(),
    currency: 'usd',
    destination: bankOf(state, account),
    failure_message: reason,
    livemode: false,
    status: 'failed',
  };
  tellOfPayout(state, account, payout);
}

/** It arrives at the bank account that the account has named. */
export function arrivePayout(state: StripeState, account: string, amount: number): void {
  tellOfPayout(state, account, {
    id: state.id('po'),
    object: 'payout',
    amount,
    balance_transaction: null,
    created: state.seconds(),
    currency: 'usd',
    destination: bankOf(state, account),
    failure_message: null,
    livemode: false,
    status: 'paid',
  });
}

const bankOf = (state: StripeState, account: string): string | null =>
  find('account', state.accounts, account).external_accounts.data[0]?.id ?? null;

function tellOfPayout(state: StripeState, account: string, payout: Payout): void {
  state.payoutsOfSellers.set(account, [...(state.payoutsOfSellers.get(account) ?? []), payout]);
  state.emit(payout.status === 'paid' ? 'payout.paid' : 'payout.failed', payout, account);
}
