import type Stripe from 'stripe';
import { invalidRequest, notModelled } from '../failures.ts';
import type { List } from '../objects.ts';
import type { PortalConfiguration, Price } from '../plan-objects.ts';
import { find, type StripeState } from '../state.ts';
import { pageOf } from './lists.ts';
import { textsOf } from './sellers.ts';
import { requireUrl } from './urls.ts';

export function createPrice(state: StripeState, params: Stripe.PriceCreateParams): Price {
  const { currency, lookup_key = null, product_data, recurring, unit_amount } = params;
  if (params.product !== undefined || product_data === undefined || unit_amount === undefined) {
    throw notModelled('prices but of a new product with an amount');
  }
  if (recurring?.interval !== 'month') throw notModelled('prices but of a month');
  if (lookup_key !== null && !params.transfer_lookup_key) {
    const taken = [...state.prices.values()].find((price) => price.lookup_key === lookup_key);
    if (taken) {
      throw invalidRequest(`A price (\`${taken.id}\`) already uses that lookup key.`, 'lookup_key');
    }
  }
  const price: Price = {
    id: state.id('price'),
    object: 'price',
    active: params.active ?? true,
    created: state.seconds(),
    currency,
    lookup_key,
    metadata: textsOf(params.metadata),
    product: state.id('prod'),
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: params.tax_behavior ?? 'unspecified',
    type: 'recurring',
    unit_amount,
  };
  state.prices.set(price.id, price);
  return price;
}

/** What is said once about its tax stays so. */
export function updatePrice(
  state: StripeState,
  { tax_behavior, ...others }: Stripe.PriceUpdateParams,
  id: string,
): Price {
  if (Object.keys(others).length > 0) throw notModelled('other changes of prices');
  const price = find('price', state.prices, id);
  if (price.tax_behavior !== 'unspecified' && price.tax_behavior !== tax_behavior) {
    throw invalidRequest('You cannot change `tax_behavior` once it is set.', 'tax_behavior');
  }
  price.tax_behavior = tax_behavior ?? price.tax_behavior;
  return price;
}

export function listPrices(state: StripeState, params: Stripe.PriceListParams): List<Price> {
  const { active, lookup_keys, created, currency, product, recurring, type, ...page } = params;
  if (created || currency || product || recurring || type) throw notModelled('lists of prices by that');
  const wanted = [...state.prices.values()].filter(
    (price) =>
      (active === undefined || price.active === active) &&
      (lookup_keys === undefined || lookup_keys.includes(price.lookup_key ?? '')),
  );
  return pageOf(wanted, page, '/v1/prices');
}

export function createPortalConfiguration(
  state: StripeState,
  params: Stripe.BillingPortal.ConfigurationCreateParams,
): PortalConfiguration {
  const { features, metadata } = params;
  const update = features.subscription_update;
  for (const [n, { product, prices }] of (update?.products || []).entries()) {
    const param = `features[subscription_update][products][${n}][prices]`;
    if (!prices.every((id) => find('price', state.prices, id, param).product === product)) {
      throw invalidRequest(`The prices are not of the product ${product}`, param);
    }
  }
  if (update?.enabled && !(update.products && update.default_allowed_updates)) {
    throw invalidRequest('Plans to change to are missing', 'features[subscription_update]');
  }
  const configuration: PortalConfiguration = {
    id: state.id('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    created: state.seconds(),
    features,
    is_default: false,
    metadata: textsOf(metadata),
  };
  state.portalConfigurations.set(configuration.id, configuration);
  return configuration;
}

export function listPortalConfigurations(
  state: StripeState,
  { active, is_default, ...page }: Stripe.BillingPortal.ConfigurationListParams,
): List<PortalConfiguration> {
  const wanted = [...state.portalConfigurations.values()].filter(
    (one) =>
      (active === undefined || one.active === active) &&
      (is_default === undefined || one.is_default === is_default),
  );
  return pageOf(wanted, page, '/v1/billing_portal/configurations');
}

export function createPortalSession(
  state: StripeState,
  params: Stripe.BillingPortal.SessionCreateParams,
  base: string,
) {
  const { configuration, customer, flow_data, return_url } = params;
  if (flow_data) throw notModelled('flows of the portal');
  if (customer === undefined || configuration === undefined)
    throw notModelled('portals without a configuration');
  if (!state.customers.has(customer)) {
    throw invalidRequest(`No such customer: '${customer}'`, 'customer', 'resource_missing');
  }
  find('configuration', state.portalConfigurations, configuration, 'configuration');
  if (return_url !== undefined) requireUrl(return_url, 'return_url');
  const id = state.id('bps');
  state.portalSessions.set(id, customer);
  return {
    id,
    object: 'billing_portal.session' as const,
    configuration,
    created: state.seconds(),
    customer,
    livemode: false,
    return_url: return_url ?? null,
    url: `${base}/p/session/${id}`,
  };
}
