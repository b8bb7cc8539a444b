import type {
  ProviderStatement,
  StatementLine,
} from '@nestmates/application/money/payments/provider-statement.ts';
import type Stripe from 'stripe';
import type { StripeClient } from './stripe-client.ts';
import { environmentOf, idOf, namesOf, type StripeIdentity } from './stripe-references.ts';
import { idsOfPayments } from './stripe-subscriptions.ts';

/** A period of three days of a busy marketplace has less. */
const all = { limit: 10_000 };

/** The lines of Stripe's statement as our ledger names them, and which way their amounts count. */
const kinds: Readonly<Record<string, { readonly kind: StatementLine['kind']; readonly sign: 1 | -1 }>> = {
  charge: { kind: 'charge', sign: 1 },
  refund: { kind: 'refund', sign: -1 },
  // One below zero: the bank has sent it back.
  refund_failure: { kind: 'refund', sign: -1 },
  transfer: { kind: 'release', sign: -1 },
  transfer_reversal: { kind: 'reversal', sign: 1 },
  dispute: { kind: 'dispute', sign: -1 },
  dispute_reversal: { kind: 'disputeWon', sign: 1 },
  payout: { kind: 'payout', sign: -1 },
  payout_reversal: { kind: 'payout', sign: -1 },
};

/** What Stripe takes for itself, apart from any payment. */
const fees: readonly string[] = ['fee', 'network_cost'];

export class StripeStatement implements ProviderStatement {
  readonly #client: StripeClient;
  readonly #identity: StripeIdentity;
  constructor(client: StripeClient, identity: StripeIdentity) {
    this.#client = client;
    this.#identity = identity;
  }

  lines({ from, to }: Parameters<ProviderStatement['lines']>[0]): Promise<readonly StatementLine[]> {
    return this.#client.read(async (stripe) => {
      const created = { gte: secondsOf(from), lt: secondsOf(to) + 1 };
      const found = await stripe.balanceTransactions
        .list({ created, limit: 100, expand: ['data.source', 'data.source.charge', 'data.source.transfer'] })
        .autoPagingToArray(all);
      const environments = await environmentsIn(stripe, found);
      return found.map((line) => this.#lineOf(line, environments));
    });
  }

  balance(): Promise<number> {
    return this.#client.call(async (stripe) => {
      const { available, pending } = await stripe.balance.retrieve();
      return [...available, ...pending]
        .filter(({ currency }) => currency === 'usd')
        .reduce((sum, { amount }) => sum + amount, 0);
    });
  }

  async paysOutByItself(): Promise<boolean | undefined> {
    const settings = await this.#client.permitted((stripe) => stripe.balanceSettings.retrieve());
    const schedule = settings?.payments.payouts?.schedule;
    return settings && schedule?.interval !== 'manual';
  }

  payerOf(paymentId: string): ReturnType<ProviderStatement['payerOf']> {
    return this.#client.find(async (stripe) => {
      const charge = await stripe.charges.retrieve(paymentId);
      const { environment, livemode } = this.#identity;
      const names = await namesOf(stripe, charge);
      return {
        isOurs: charge.livemode === livemode && names.environment === environment,
        reference: names.member ?? null,
        cardFingerprint: charge.payment_method_details?.card?.fingerprint ?? null,
      };
    });
  }

  /** The tax of the invoice that it has paid, or of the page at which an order was paid. */
  taxOf(paymentId: string): Promise<number | undefined> {
    return this.#client.read(async (stripe) => {
      const { customer, payment_intent } = await stripe.charges.retrieve(paymentId);
      const [customerId, paidWith] = [idOf(customer), idOf(payment_intent) ?? paymentId];
      if (customerId === undefined) {
        const { data } = await stripe.checkout.sessions.list({ payment_intent: paidWith });
        return data[0] && (data[0].total_details?.amount_tax ?? 0);
      }
      const invoices = await stripe.invoices
        .list({ customer: customerId, status: 'paid', limit: 100, expand: ['data.payments'] })
        .autoPagingToArray(all);
      const invoice = invoices.find((one) => idsOfPayments(one).includes(paidWith));
      return (invoice?.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
    });
  }

  #lineOf(line: Stripe.BalanceTransaction, environments: Environments): StatementLine {
    const { id, amount, fee, currency, created, reporting_category } = line;
    const source = typeof line.source === 'object' ? line.source : null;
    const fields = {
      id,
      objectId: idOf(line.source) ?? id,
      currency,
      at: new Date(created * 1000),
      ...this.#ownerOf(source, environments),
    };
    if (fees.includes(reporting_category)) {
      return { ...fields, kind: 'providerFee', cents: 0, feeCents: fee - amount };
    }
    const known = kinds[reporting_category];
    if (!known) return { ...fields, kind: 'other', cents: amount, feeCents: fee };
    return { ...fields, kind: known.kind, cents: known.sign * amount, feeCents: fee };
  }

  /** A transfer says of which payment it is, and a reversal names its transfer. */
  #ownerOf(
    source: Stripe.BalanceTransactionSource | null,
    environments: Environments,
  ): Pick<StatementLine, 'reference' | 'customerId' | 'paymentId' | 'isForeign'> {
    const none = { reference: null, customerId: null, paymentId: null, isForeign: false };
    const charge = chargeOf(source);
    const transfer = transferOf(source);
    if (transfer) return { ...none, paymentId: idOf(transfer.source_transaction) ?? null };
    if (!charge) return none;
    const { id: paymentId, metadata, customer } = charge;
    const environment = metadata.environment ?? environments.get(idOf(customer));
    return {
      reference: metadata.order ?? null,
      customerId: idOf(customer) ?? null,
      paymentId,
      isForeign: environment !== undefined && environment !== this.#identity.environment,
    };
  }
}

/** The installation of each customer who has paid without one being named, as for plans. */
type Environments = ReadonlyMap<string | undefined, string | undefined>;

async function environmentsIn(
  stripe: Stripe,
  lines: readonly Stripe.BalanceTransaction[],
): Promise<Environments> {
  const found = new Map<string | undefined, string | undefined>();
  for (const { source } of lines) {
    const charge = chargeOf(typeof source === 'object' ? source : null);
    const customerId = idOf(charge?.customer);
    if (!charge || customerId === undefined || found.has(customerId)) continue;
    if (charge.metadata.environment === undefined) {
      found.set(customerId, await environmentOf(stripe, charge));
    }
  }
  return found;
}

function transferOf(source: Stripe.BalanceTransactionSource | null): Stripe.Transfer | undefined {
  if (source?.object === 'transfer') return source;
  return source?.object === 'transfer_reversal' && typeof source.transfer === 'object'
    ? source.transfer
    : undefined;
}

/** The charge that a refund or dispute is about. */
function chargeOf(source: Stripe.BalanceTransactionSource | null): Stripe.Charge | undefined {
  if (source?.object === 'charge') return source;
  if (source?.object !== 'refund' && source?.object !== 'dispute') return undefined;
  return typeof source.charge === 'object' ? (source.charge ?? undefined) : undefined;
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
