import type Stripe from 'stripe';
import {
  listBalanceTransactions,
  retrieveBalance,
  retrieveBalanceSettings,
} from './resources/balance-transactions.ts';
import {
  createPortalConfiguration,
  createPortalSession,
  createPrice,
  listPortalConfigurations,
  listPrices,
  updatePrice,
} from './resources/billing.ts';
import { createRefund, listCharges, listRefunds } from './resources/charges.ts';
import { createSession, expireSession, listSessions } from './resources/checkout-sessions.ts';
import { listDisputes, listFraudWarnings, updateDispute } from './resources/disputes.ts';
import { createFile } from './resources/files.ts';
import { listInvoices } from './resources/invoices.ts';
import { pageOf } from './resources/lists.ts';
import {
  createAccount,
  createAccountLink,
  listAccounts,
  listPayouts,
  retrieveAccount,
} from './resources/sellers.ts';
import { cancelSubscription, listSubscriptions, updateSubscription } from './resources/subscriptions.ts';
import { createReversal, createTransfer, listTransfers } from './resources/transfers.ts';
import type { ParameterSchema } from './sdk/parameter-schema.ts';
import { parametersOf } from './sdk/parameters-of.ts';
import { find, type StripeState } from './state.ts';

export interface Call {
  readonly state: StripeState;
  /** The id in the path. */
  readonly id: string;
  /** The connected account in whose name it is made. */
  readonly account: string | undefined;
  /** Address of the double, for the addresses of its pages. */
  readonly base: string;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: RegExp;
  readonly parameters: ParameterSchema;
  readonly handle: (params: unknown, call: Call) => object;
}

/** The parameters are those of the named type of the SDK, which the handler takes. */
function route<Params>(
  method: Route['method'],
  path: string,
  [resource, type]: readonly [resource: string, type: string],
  handle: (params: Params, call: Call) => object,
): Route {
  return {
    method,
    path: new RegExp(`^${path.replace(':id', '([^/]+)')}$`),
    parameters: parametersOf(resource, type),
    // Checked against the declaration of Params before.
    handle: (params, call) => handle(params as Params, call),
  };
}

const sessions = 'Checkout/Sessions';
const portal = 'BillingPortal/Sessions';
const configurations = 'BillingPortal/Configurations';
export const routes: readonly Route[] = [
  route<Stripe.AccountCreateParams>(
    'POST',
    '/v1/accounts',
    ['Accounts', 'AccountCreateParams'],
    (params, { state }) => createAccount(state, params),
  ),
  route<Stripe.AccountListParams>(
    'GET',
    '/v1/accounts',
    ['Accounts', 'AccountListParams'],
    (params, { state }) => listAccounts(state, params),
  ),
  route<Stripe.AccountRetrieveParams>(
    'GET',
    '/v1/accounts/:id',
    ['Accounts', 'AccountRetrieveParams'],
    (_, { state, id }) => retrieveAccount(state, id),
  ),
  route<Stripe.AccountLinkCreateParams>(
    'POST',
    '/v1/account_links',
    ['AccountLinks', 'AccountLinkCreateParams'],
    (params, { state, base }) => createAccountLink(state, params, base),
  ),
  route<Stripe.PayoutListParams>(
    'GET',
    '/v1/payouts',
    ['Payouts', 'PayoutListParams'],
    (params, { state, account }) => listPayouts(state, params, account),
  ),
  route<Stripe.Checkout.SessionCreateParams>(
    'POST',
    '/v1/checkout/sessions',
    [sessions, 'Checkout.SessionCreateParams'],
    (params, { state, base }) => createSession(state, params, base),
  ),
  route<Stripe.Checkout.SessionListParams>(
    'GET',
    '/v1/checkout/sessions',
    [sessions, 'Checkout.SessionListParams'],
    (params, { state }) => listSessions(state, params),
  ),
  route<Stripe.Checkout.SessionRetrieveParams>(
    'GET',
    '/v1/checkout/sessions/:id',
    [sessions, 'Checkout.SessionRetrieveParams'],
    (_, { state, id }) => find('checkout.session', state.sessions, id),
  ),
  route<Stripe.Checkout.SessionExpireParams>(
    'POST',
    '/v1/checkout/sessions/:id/expire',
    [sessions, 'Checkout.SessionExpireParams'],
    (_, { state, id }) => expireSession(state, id),
  ),
  route<Stripe.ChargeRetrieveParams>(
    'GET',
    '/v1/charges/:id',
    ['Charges', 'ChargeRetrieveParams'],
    (_, { state, id }) => find('charge', state.charges, id),
  ),
  route<Stripe.ChargeListParams>('GET', '/v1/charges', ['Charges', 'ChargeListParams'], (params, { state }) =>
    listCharges(state, params),
  ),
  route<Stripe.InvoiceListParams>(
    'GET',
    '/v1/invoices',
    ['Invoices', 'InvoiceListParams'],
    (params, { state }) => listInvoices(state, params),
  ),
  route<Stripe.BalanceTransactionListParams>(
    'GET',
    '/v1/balance_transactions',
    ['BalanceTransactions', 'BalanceTransactionListParams'],
    (params, { state }) => listBalanceTransactions(state, params),
  ),
  route<Stripe.BalanceRetrieveParams>(
    'GET',
    '/v1/balance',
    ['Balance', 'BalanceRetrieveParams'],
    (_, { state, account }) => retrieveBalance(state, account),
  ),
  route<Stripe.BalanceSettingsRetrieveParams>(
    'GET',
    '/v1/balance_settings',
    ['BalanceSettings', 'BalanceSettingsRetrieveParams'],
    (_, { state }) => retrieveBalanceSettings(state),
  ),
  route<Stripe.WebhookEndpointListParams>(
    'GET',
    '/v1/webhook_endpoints',
    ['WebhookEndpoints', 'WebhookEndpointListParams'],
    (params, { state }) => pageOf(state.webhookEndpoints, params, '/v1/webhook_endpoints'),
  ),
  route<Stripe.RefundCreateParams>(
    'POST',
    '/v1/refunds',
    ['Refunds', 'RefundCreateParams'],
    (params, { state }) => createRefund(state, params),
  ),
  route<Stripe.RefundListParams>('GET', '/v1/refunds', ['Refunds', 'RefundListParams'], (params, { state }) =>
    listRefunds(state, params),
  ),
  route<Stripe.DisputeListParams>(
    'GET',
    '/v1/disputes',
    ['Disputes', 'DisputeListParams'],
    (params, { state }) => listDisputes(state, params),
  ),
  route<Stripe.FileCreateParams>('POST', '/v1/files', ['Files', 'FileCreateParams'], (params, { state }) =>
    createFile(state, params),
  ),
  route<Stripe.DisputeUpdateParams>(
    'POST',
    '/v1/disputes/:id',
    ['Disputes', 'DisputeUpdateParams'],
    (params, { state, id }) => updateDispute(state, params, id),
  ),
  route<Stripe.Radar.EarlyFraudWarningListParams>(
    'GET',
    '/v1/radar/early_fraud_warnings',
    ['Radar/EarlyFraudWarnings', 'Radar.EarlyFraudWarningListParams'],
    (params, { state }) => listFraudWarnings(state, params),
  ),
  route<Stripe.TransferCreateParams>(
    'POST',
    '/v1/transfers',
    ['Transfers', 'TransferCreateParams'],
    (params, { state }) => createTransfer(state, params),
  ),
  route<Stripe.TransferListParams>(
    'GET',
    '/v1/transfers',
    ['Transfers', 'TransferListParams'],
    (params, { state }) => listTransfers(state, params),
  ),
  route<Stripe.TransferCreateReversalParams>(
    'POST',
    '/v1/transfers/:id/reversals',
    ['Transfers', 'TransferCreateReversalParams'],
    (params, { state, id }) => createReversal(state, params, id),
  ),
  route<Stripe.PriceCreateParams>(
    'POST',
    '/v1/prices',
    ['Prices', 'PriceCreateParams'],
    (params, { state }) => createPrice(state, params),
  ),
  route<Stripe.PriceUpdateParams>(
    'POST',
    '/v1/prices/:id',
    ['Prices', 'PriceUpdateParams'],
    (params, { state, id }) => updatePrice(state, params, id),
  ),
  route<Stripe.PriceListParams>('GET', '/v1/prices', ['Prices', 'PriceListParams'], (params, { state }) =>
    listPrices(state, params),
  ),
  route<Stripe.BillingPortal.ConfigurationCreateParams>(
    'POST',
    '/v1/billing_portal/configurations',
    [configurations, 'BillingPortal.ConfigurationCreateParams'],
    (params, { state }) => createPortalConfiguration(state, params),
  ),
  route<Stripe.BillingPortal.ConfigurationListParams>(
    'GET',
    '/v1/billing_portal/configurations',
    [configurations, 'BillingPortal.ConfigurationListParams'],
    (params, { state }) => listPortalConfigurations(state, params),
  ),
  route<Stripe.BillingPortal.SessionCreateParams>(
    'POST',
    '/v1/billing_portal/sessions',
    [portal, 'BillingPortal.SessionCreateParams'],
    (params, { state, base }) => createPortalSession(state, params, base),
  ),
  route<Stripe.SubscriptionListParams>(
    'GET',
    '/v1/subscriptions',
    ['Subscriptions', 'SubscriptionListParams'],
    (params, { state }) => listSubscriptions(state, params),
  ),
  route<Stripe.SubscriptionRetrieveParams>(
    'GET',
    '/v1/subscriptions/:id',
    ['Subscriptions', 'SubscriptionRetrieveParams'],
    (_, { state, id }) => find('subscription', state.subscriptions, id),
  ),
  route<Stripe.SubscriptionUpdateParams>(
    'POST',
    '/v1/subscriptions/:id',
    ['Subscriptions', 'SubscriptionUpdateParams'],
    (params, { state, id }) => updateSubscription(state, params, id),
  ),
  route<Stripe.SubscriptionCancelParams>(
    'DELETE',
    '/v1/subscriptions/:id',
    ['Subscriptions', 'SubscriptionCancelParams'],
    (params, { state, id }) => cancelSubscription(state, params, id),
  ),
];
