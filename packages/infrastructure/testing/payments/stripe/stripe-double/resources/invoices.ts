import type Stripe from 'stripe';
import { notModelled } from '../failures.ts';
import type { Charge, List } from '../objects.ts';
import type { Invoice, Subscription } from '../plan-objects.ts';
import { find, type StripeState } from '../state.ts';
import { pageOf } from './lists.ts';

/** Adds the invoice of one period of a subscription; paid by the charge, or not. */
export function addInvoice(
  state: StripeState,
  { id: subscription, customer }: Subscription,
  charge?: Charge,
  tax = 0,
): Invoice {
  const id = state.id('in');
  const created = state.seconds();
  const payments = charge ? [paymentOf(state, id, charge)] : [];
  const invoice: Invoice = {
    id,
    object: 'invoice',
    created,
    customer,
    livemode: false,
    parent: { type: 'subscription_details', subscription_details: { subscription, metadata: null } },
    payments: { object: 'list', data: payments, has_more: false, url: `/v1/invoice_payments?invoice=${id}` },
    status: charge ? 'paid' : 'open',
    total_taxes: tax > 0 ? [{ amount: tax, tax_behavior: 'exclusive' }] : [],
  };
  state.invoices.set(id, invoice);
  state.emit(charge ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  return invoice;
}

function paymentOf(state: StripeState, invoice: string, { amount, currency, payment_intent }: Charge) {
  if (typeof payment_intent !== 'string') throw new Error('Invoices are paid by payment intents');
  return {
    id: state.id('inpay'),
    object: 'invoice_payment' as const,
    amount_paid: amount,
    created: state.seconds(),
    currency,
    invoice,
    livemode: false,
    payment: { type: 'payment_intent' as const, payment_intent },
    status: 'paid',
  };
}

export function listInvoices(state: StripeState, params: Stripe.InvoiceListParams): List<Invoice> {
  const { subscription, customer, status, expand, ...others } = params;
  if (!expand?.includes('data.payments')) throw notModelled('invoices without their payments');
  const { limit, starting_after, ending_before, ...unknown } = others;
  if ((subscription ?? customer) === undefined || Object.keys(unknown).length > 0) {
    throw notModelled('lists of invoices but of a subscription or a customer');
  }
  if (subscription !== undefined) find('subscription', state.subscriptions, subscription, 'subscription');
  const all = [...state.invoices.values()].filter(
    (invoice) =>
      (subscription === undefined || invoice.parent.subscription_details.subscription === subscription) &&
      (customer === undefined || invoice.customer === customer) &&
      (status === undefined || invoice.status === status),
  );
  const page = Object.fromEntries(
    Object.entries({ limit, starting_after, ending_before }).filter(([, value]) => value !== undefined),
  );
  return pageOf(all, page, '/v1/invoices');
}
