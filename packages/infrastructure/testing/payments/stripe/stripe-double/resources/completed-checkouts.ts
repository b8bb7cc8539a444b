import type Stripe from 'stripe';
import { noSuch } from '../failures.ts';
import type { Charge, PaymentIntent, Session } from '../objects.ts';
import { find, type StripeState } from '../state.ts';
import { book, feeOf } from './balance-transactions.ts';
import { textsOf } from './sellers.ts';
import { startSubscription } from './subscriptions.ts';
import { taxOn } from './taxes.ts';

const buyer = {
  name: 'Bea Buyer',
  address: {
    city: 'Austin',
    country: 'US',
    line1: '1 Congress Avenue',
    line2: null,
    postal_code: '78701',
    state: 'TX',
  },
} as const;

/** The card: one that nobody else has, of the US, where nothing is said. */
interface PaidWith {
  readonly name?: string | undefined;
  readonly country?: string | null | undefined;
}

const prefix = 'fp_';

/** The name of the card that paid. */
export const cardOf = ({ payment_method_details: paid }: Charge): string | undefined =>
  paid?.card.fingerprint?.slice(prefix.length);

type CreateParams = Stripe.Checkout.SessionCreateParams;

function openSession(state: StripeState, id: string): { session: Session; params: CreateParams } {
  const session = find('checkout.session', state.sessions, id);
  const params = state.sessionParams.get(id);
  if (session.status !== 'open' || !params) throw noSuch('open checkout.session', id);
  return { session, params };
}

/** The buyer pays on the page of the session. */
export function completeSession(state: StripeState, id: string, card: PaidWith = {}): void {
  const { session, params } = openSession(state, id);
  addTax(session);
  if (session.mode === 'subscription') subscribe(state, session, params);
  else charge(state, session, params, card);
  if (params.shipping_address_collection) {
    session.collected_information = {
      business_name: null,
      individual_name: null,
      shipping_details: structuredClone(buyer),
    };
  }
  session.status = 'complete';
  session.payment_status = 'paid';
  session.url = null;
  state.emit('checkout.session.completed', session);
}

/** The address is known by now, and with it the tax. */
function addTax(session: Session): void {
  if (!session.automatic_tax.enabled) return;
  const untaxed = session.amount_total ?? 0;
  session.total_details.amount_tax = taxOn(untaxed);
  session.amount_total = untaxed + session.total_details.amount_tax;
}

/** A card that is declined leaves the session open. */
export function declineSession(state: StripeState, id: string): void {
  const { session } = openSession(state, id);
  state.emit('payment_intent.payment_failed', { id: state.id('pi'), object: 'payment_intent', metadata: {} });
  session.payment_status = 'unpaid';
}

function charge(
  state: StripeState,
  session: Session,
  { payment_intent_data: data }: CreateParams,
  { name = state.id('card'), country = 'US' }: PaidWith,
): void {
  const facts = {
    amount: session.amount_total ?? 0,
    created: state.seconds(),
    currency: 'usd',
    metadata: textsOf(data?.metadata),
    status: 'succeeded',
    transfer_group: data?.transfer_group ?? null,
  } as const;
  const paymentId = state.id('pi');
  const paid: Charge = {
    ...facts,
    id: state.id('ch'),
    object: 'charge',
    amount_refunded: 0,
    balance_transaction: null,
    customer: null,
    disputed: false,
    livemode: false,
    metadata: textsOf(data?.metadata),
    paid: true,
    payment_intent: paymentId,
    payment_method_details: { type: 'card', card: { fingerprint: `${prefix}${name}`, country } },
    refunded: false,
  };
  const intent: PaymentIntent = { ...facts, id: paymentId, object: 'payment_intent', latest_charge: paid.id };
  paid.balance_transaction = book(state, {
    type: 'charge',
    reporting_category: 'charge',
    amount: paid.amount,
    fee: feeOf(paid.amount),
    source: paid.id,
  }).id;
  state.charges.set(paid.id, paid);
  state.paymentIntents.set(intent.id, intent);
  session.payment_intent = intent.id;
  const { id, amount: cents } = paid;
  state.ledger.add({ kind: 'charge', from: 'buyers', to: 'platform', cents, id, charge: id });
  state.emit('charge.succeeded', paid);
  state.emit('payment_intent.succeeded', intent);
}

function subscribe(state: StripeState, session: Session, params: CreateParams): void {
  const [item] = params.line_items ?? [];
  const price = find('price', state.prices, item?.price ?? '');
  const customer = typeof session.customer === 'string' ? session.customer : state.id('cus');
  state.customers.add(customer);
  session.customer = customer;
  const metadata = textsOf(params.subscription_data?.metadata);
  session.subscription = startSubscription(state, {
    customer,
    price,
    metadata,
    automatic_tax: { enabled: session.automatic_tax.enabled },
  }).id;
}
