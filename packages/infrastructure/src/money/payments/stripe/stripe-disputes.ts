import type { MoveOutcome } from '@nestmates/application/money/payments/move-outcome.ts';
import type {
  PaymentDisputes,
  ProviderDispute,
  ProviderDisputes,
  ProviderWarning,
} from '@nestmates/application/money/payments/provider-disputes.ts';
import type { Evidence } from '@nestmates/domain/money/disputes/evidence.ts';
import type Stripe from 'stripe';
import type { StripeClient } from './stripe-client.ts';
import { environmentOf, idOf, type StripeIdentity } from './stripe-references.ts';
import { disputeStatuses, meaningOf } from './stripe-statuses.ts';

/** The most that Stripe answers at once, and more than a payment can have. */
const page = { limit: 100 };
const all = { limit: 1000 };

export class StripeDisputes implements ProviderDisputes {
  readonly #client: StripeClient;
  readonly #identity: StripeIdentity;
  constructor(client: StripeClient, identity: StripeIdentity) {
    this.#client = client;
    this.#identity = identity;
  }

  ofPayment(paymentId: string): Promise<PaymentDisputes | undefined> {
    return this.#client.find(async (stripe) => {
      const [charge, reported] = await Promise.all([
        stripe.charges.retrieve(paymentId),
        disputesOf(stripe, paymentId),
      ]);
      const environment = await environmentOf(stripe, charge);
      // Another installation at the same account answers what its own payments are asked for.
      if (environment !== undefined && environment !== this.#identity.environment) return undefined;
      const isOurs = charge.livemode === this.#identity.livemode;
      return { customerId: isOurs ? (idOf(charge.customer) ?? null) : null, ...reported };
    });
  }

  async sendEvidence({
    key,
    disputeId,
    evidence,
    photos,
  }: Parameters<ProviderDisputes['sendEvidence']>[0]): Promise<MoveOutcome> {
    const { environment } = this.#identity;
    const uploaded = photos && (await this.#upload(photos, key));
    if (uploaded && uploaded.outcome !== 'done') return uploaded;
    const file = uploaded ? { uncategorized_file: uploaded.id } : {};
    return this.#client.move((stripe) =>
      stripe.disputes.update(
        disputeId,
        { evidence: { ...paramsOf(evidence), ...file }, submit: true, metadata: { environment, key } },
        { idempotencyKey: `${environment}-${key}` },
      ),
    );
  }

  /** Has a key as well: another try names the same file, or its evidence would be another one. */
  #upload(data: Uint8Array, key: string): Promise<MoveOutcome> {
    const file = { data, name: 'photos.jpg', type: 'image/jpeg' };
    return this.#client.move((stripe) =>
      stripe.files.create(
        { purpose: 'dispute_evidence', file },
        { idempotencyKey: `${this.#identity.environment}-${key}-photos` },
      ),
    );
  }
}

/** All that banks and card networks have said about a charge. */
export async function disputesOf(
  stripe: Stripe,
  charge: string,
): Promise<Pick<PaymentDisputes, 'disputes' | 'warnings'>> {
  const [disputes, warnings] = await Promise.all([
    stripe.disputes.list({ ...page, charge }).autoPagingToArray(all),
    stripe.radar.earlyFraudWarnings.list({ ...page, charge }).autoPagingToArray(all),
  ]);
  return { disputes: disputes.map(disputeOf).reverse(), warnings: warnings.map(warningOf).reverse() };
}

/** Our books are in dollars: what moves in another currency is told, and not booked. */
const ours = 'usd';

/** "€45.00", of the smallest unit as everything at Stripe. */
function inCurrency(units: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(units / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0));
}

/** Its lines say what the bank has really taken: an inquiry takes nothing. */
function disputeOf({
  id,
  amount: asked,
  currency,
  status,
  reason,
  created,
  balance_transactions: moved,
  evidence_details: { due_by, submission_count },
}: Stripe.Dispute): ProviderDispute {
  const outcome = meaningOf(disputeStatuses, status);
  const lines = moved.filter((line) => line.currency === ours);
  const taken = lines.filter(({ amount }) => amount < 0);
  return {
    id,
    isInquiry: status.startsWith('warning_') && !moved.some(({ amount }) => amount < 0),
    cents: taken.reduce((sum, { amount }) => sum - amount, 0),
    ...(currency === ours && lines.length === moved.length ? {} : { foreign: inCurrency(asked, currency) }),
    outcome: outcome ?? 'open',
    ...(outcome === undefined ? { unknownStatus: status } : {}),
    feeCents: lines.reduce((sum, { fee }) => sum + fee, 0),
    reason,
    openedAt: new Date(created * 1000),
    evidenceDueBy: due_by === null ? null : new Date(due_by * 1000),
    // `has_evidence` is said of a draft as well.
    hasEvidence: submission_count > 0,
  };
}

const warningOf = ({
  id,
  fraud_type: reason,
  created,
  actionable: isActionable,
}: Stripe.Radar.EarlyFraudWarning): ProviderWarning => ({
  id,
  reason,
  at: new Date(created * 1000),
  isActionable,
});

function paramsOf(evidence: Evidence): Stripe.DisputeUpdateParams.Evidence {
  const { explanation, timeline, messages } = evidence;
  const texts = {
    product_description: evidence.productDescription,
    customer_name: evidence.customerName,
    customer_email_address: evidence.customerEmail,
    shipping_address: evidence.shippingAddress,
    shipping_carrier: evidence.carrier,
    shipping_tracking_number: evidence.trackingNumber,
    shipping_date: evidence.shippedOn,
    service_date: evidence.servedOn,
    refund_policy_disclosure: evidence.refundPolicy,
    uncategorized_text: [
      explanation,
      timeline && `What happened:\n${timeline}`,
      messages && `What buyer and seller wrote to each other:\n${messages}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null));
}
