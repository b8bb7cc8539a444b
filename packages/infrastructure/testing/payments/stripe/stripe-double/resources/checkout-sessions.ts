import type Stripe from 'stripe';
import { invalidRequest, notModelled } from '../failures.ts';
import type { List, Session } from '../objects.ts';
import { find, type StripeState } from '../state.ts';
import { minimumCents, totalOf } from './line-items.ts';
import { pageOf } from './lists.ts';
import { textsOf } from './sellers.ts';
import { requireTaxable } from './taxes.ts';
import { requireUrl } from './urls.ts';

type CreateParams = Stripe.Checkout.SessionCreateParams;

const minutes = 60;
const earliestEnd = 30 * minutes;
const latestEnd = 24 * 60 * minutes;

/** Parameters that move money in ways that the application must not use. */
function refuseOtherFlows({
  payment_intent_data: payment,
  subscription_data: subscription,
}: CreateParams): void {
  if (payment?.transfer_data || payment?.on_behalf_of || payment?.application_fee_amount) {
    throw notModelled('destination charges');
  }
  if (payment?.capture_method && payment.capture_method !== 'automatic') throw notModelled('later captures');
  if (subscription?.transfer_data || subscription?.on_behalf_of || subscription?.trial_end) {
    throw notModelled('subscriptions with transfers or trials');
  }
}

function requireMode({
  mode,
  payment_intent_data,
  subscription_data,
  customer_creation,
}: CreateParams): void {
  if (mode === undefined) throw invalidRequest('Missing required param: mode.', 'mode', 'parameter_missing');
  if (mode === 'setup') throw notModelled('sessions in setup mode');
  const refuse = (param: string) =>
    invalidRequest(`You can not pass \`${param}\` in \`${mode}\` mode.`, param, 'parameter_unknown');
  if (mode === 'subscription' && payment_intent_data) throw refuse('payment_intent_data');
  if (mode === 'subscription' && customer_creation) throw refuse('customer_creation');
  if (mode === 'payment' && subscription_data) throw refuse('subscription_data');
}

function requireEnd(now: number, end: number): number {
  const wrong = (bound: string) =>
    invalidRequest(
      `The \`expires_at\` timestamp must be ${bound} from Checkout Session creation.`,
      'expires_at',
    );
  if (end < now + earliestEnd) throw wrong('at least 30 minutes');
  if (end > now + latestEnd) throw wrong('less than 24 hours');
  return end;
}

function requireCustomer(state: StripeState, { customer, customer_email }: CreateParams): string | null {
  if (customer === undefined) return null;
  if (customer_email) {
    throw invalidRequest(
      'You may only specify one of these parameters: customer, customer_email.',
      'customer',
    );
  }
  if (!state.customers.has(customer)) {
    throw invalidRequest(`No such customer: '${customer}'`, 'customer', 'resource_missing');
  }
  return customer;
}

export function createSession(state: StripeState, params: CreateParams, base: string): Session {
  requireMode(params);
  refuseOtherFlows(params);
  if (params.ui_mode && params.ui_mode !== 'hosted_page') throw notModelled(`sessions of ${params.ui_mode}`);
  requireUrl(params.success_url, 'success_url');
  if (params.cancel_url !== undefined) requireUrl(params.cancel_url, 'cancel_url');
  if ((params.client_reference_id?.length ?? 0) > 200) {
    throw invalidRequest('client_reference_id can be up to 200 characters', 'client_reference_id');
  }
  requireTaxable(state, params);
  const amount_total = totalOf(state, params);
  if (amount_total < minimumCents) {
    const message = "The Checkout Session's total amount due must add up to at least $0.50 usd";
    throw invalidRequest(message, undefined, 'amount_too_small');
  }
  const id = state.id('cs_test');
  const session: Session = {
    id,
    object: 'checkout.session',
    amount_total,
    automatic_tax: { enabled: params.automatic_tax?.enabled ?? false },
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    collected_information: null,
    created: state.seconds(),
    currency: 'usd',
    customer: requireCustomer(state, params),
    expires_at: requireEnd(state.seconds(), params.expires_at ?? state.seconds() + latestEnd),
    livemode: false,
    metadata: textsOf(params.metadata),
    mode: params.mode ?? 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: params.success_url ?? null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: `${base}/c/pay/${id}`,
  };
  state.sessions.set(id, session);
  state.sessionParams.set(id, params);
  return session;
}

export const listSessions = (
  state: StripeState,
  { payment_intent, ...page }: Stripe.Checkout.SessionListParams,
): List<Session> => {
  if (payment_intent === undefined) throw notModelled('sessions of no payment');
  const found = [...state.sessions.values()].filter((session) => session.payment_intent === payment_intent);
  return pageOf(found, page, '/v1/checkout/sessions');
};

export function expireSession(state: StripeState, id: string): Session {
  const session = find('checkout.session', state.sessions, id);
  if (session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  return endSession(state, session);
}

function endSession(state: StripeState, session: Session): Session {
  session.status = 'expired';
  session.url = null;
  state.emit('checkout.session.expired', session);
  return session;
}

/** Sessions end by themselves when their time has come. */
export function expireSessionsThatAreDue(state: StripeState): void {
  for (const session of state.sessions.values()) {
    if (session.status === 'open' && session.expires_at <= state.seconds()) endSession(state, session);
  }
}
