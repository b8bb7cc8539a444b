import type Stripe from 'stripe';
import { invalidRequest, notModelled, StripeFailure } from '../failures.ts';
import type { Account } from '../objects.ts';
import { find, type StripeState } from '../state.ts';
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
    metadata: textsOf(metadata),
    payouts_enabled: false,
  };
  state.accounts.set(account.id, account);
  return account;
}

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
