import type {
  MoneyMoves,
  ProviderMove,
  ProviderPayment,
  ProviderRefund,
} from '@nestmates/application/money/payments/money-moves.ts';
import type { MoveOutcome } from '@nestmates/application/money/payments/move-outcome.ts';
import type Stripe from 'stripe';
import type { StripeClient } from './stripe-client.ts';
import { disputesOf } from './stripe-disputes.ts';
import { idOf, isOurs, type StripeIdentity, transferGroupOf } from './stripe-references.ts';
import { meaningOf, pendingReasons, refundStatuses } from './stripe-statuses.ts';

/** The most that Stripe answers at once. */
const page = { limit: 100 };
/** More than an order can have. */
const all = { limit: 1000 };

export class StripeMoney implements MoneyMoves {
  readonly #client: StripeClient;
  readonly #identity: StripeIdentity;
  constructor(client: StripeClient, identity: StripeIdentity) {
    this.#client = client;
    this.#identity = identity;
  }

  /** Two environments with one account never use the same key. */
  #once(key: string) {
    return { idempotencyKey: `${this.#identity.environment}-${key}` };
  }

  release({
    key,
    reference,
    paymentId,
    accountId,
    cents,
  }: Parameters<MoneyMoves['release']>[0]): Promise<MoveOutcome> {
    return this.#client.move((stripe) =>
      stripe.transfers.create(
        {
          amount: cents,
          currency: 'usd',
          destination: accountId,
          source_transaction: paymentId,
          transfer_group: transferGroupOf(this.#identity, reference),
          metadata: { environment: this.#identity.environment, key },
        },
        this.#once(key),
      ),
    );
  }

  refund({ key, paymentId, cents }: Parameters<MoneyMoves['refund']>[0]): Promise<MoveOutcome> {
    return this.#client.move(async (stripe) => {
      const request = { charge: paymentId, amount: cents, metadata: { key } };
      const { id, status } = await stripe.refunds.create(request, this.#once(key));
      return { id, isPending: meaningOf(refundStatuses, status) !== 'done' };
    });
  }

  reverse({ key, releaseId, cents }: Parameters<MoneyMoves['reverse']>[0]): Promise<MoveOutcome> {
    return this.#client.move((stripe) =>
      stripe.transfers.createReversal(releaseId, { amount: cents, metadata: { key } }, this.#once(key)),
    );
  }

  async sellerFunds(accountId: string): Promise<number> {
    const balance = await this.#client.permitted((stripe) =>
      stripe.balance.retrieve({}, { stripeAccount: accountId }),
    );
    const dollars = balance?.available.filter(({ currency }) => currency === 'usd') ?? [];
    return dollars.reduce((sum, { amount }) => sum + amount, 0);
  }

  payment({ reference, paymentId }: Parameters<MoneyMoves['payment']>[0]): ReturnType<MoneyMoves['payment']> {
    return this.#client.find(async (stripe): Promise<ProviderPayment> => {
      const charge = await stripe.charges.retrieve(paymentId, { expand: ['balance_transaction'] });
      requireOurs(this.#identity, charge, reference);
      const transfer_group = transferGroupOf(this.#identity, reference);
      const [refunds, transfers, reported] = await Promise.all([
        stripe.refunds.list({ ...page, charge: paymentId }).autoPagingToArray(all),
        stripe.transfers.list({ ...page, transfer_group }).autoPagingToArray(all),
        disputesOf(stripe, paymentId),
      ]);
      const { balance_transaction: line } = charge;
      return {
        cents: charge.amount,
        balanceTransaction: idOf(line) ?? null,
        cardFingerprint: charge.payment_method_details?.card?.fingerprint ?? null,
        feeCents: typeof line === 'object' && line !== null ? line.fee : null,
        refunds: refunds.flatMap(refundsOf),
        // What was sent from another payment, or from the balance, is none of this one.
        releases: transfers
          .filter(({ source_transaction }) => idOf(source_transaction) === paymentId)
          .map(releaseOf),
        ...reported,
      };
    });
  }
}

/** A charge of another environment, mode or order is a mistake that no money may follow. */
function requireOurs(identity: StripeIdentity, charge: Stripe.Charge, reference: string): void {
  if (isOurs(identity, charge) && charge.metadata.order === reference) return;
  throw new Error(`The charge ${charge.id} is not that of order ${reference} in ${identity.environment}`);
}

/** One that has failed is none. */
export function refundsOf(refund: Stripe.Refund): readonly ProviderRefund[] {
  const meaning = meaningOf(refundStatuses, refund.status) ?? 'unknown';
  if (meaning === 'failed') return [];
  if (meaning === 'done') return [moveOf(refund)];
  const { pending_reason: reason = null } = refund;
  const pendingFor = reason === null ? 'pending' : (meaningOf(pendingReasons, reason) ?? 'unknown');
  return [{ ...moveOf(refund), unfinished: meaning === 'pending' ? pendingFor : meaning }];
}

function releaseOf(transfer: Stripe.Transfer): ProviderPayment['releases'][number] {
  const { id, destination, reversals } = transfer;
  // Stripe answers the last ten.
  if (reversals.has_more) throw new Error(`The transfer ${id} was reversed more than ten times`);
  const accountId = idOf(destination) ?? null;
  return { ...moveOf(transfer), accountId, reversals: reversals.data.map(moveOf) };
}

const moveOf = ({
  id,
  amount,
  metadata,
  balance_transaction,
}: {
  readonly id: string;
  readonly amount: number;
  readonly metadata: Stripe.Metadata | null;
  readonly balance_transaction: string | { readonly id: string } | null;
}): ProviderMove => ({
  id,
  cents: amount,
  key: metadata?.key ?? null,
  balanceTransaction: idOf(balance_transaction) ?? null,
});
