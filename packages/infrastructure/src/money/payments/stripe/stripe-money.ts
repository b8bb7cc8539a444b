import type {
  MoneyMoves,
  MoveOutcome,
  ProviderMove,
  ProviderPayment,
} from '@nestmates/application/money/payments/money-moves.ts';
import type Stripe from 'stripe';
import type { StripeClient } from './stripe-client.ts';
import { transferGroupOf } from './stripe-references.ts';

/** The most that Stripe answers at once. */
const page = { limit: 100 };
/** More than an order can have. */
const all = { limit: 1000 };

export class StripeMoney implements MoneyMoves {
  readonly #client: StripeClient;
  constructor(client: StripeClient) {
    this.#client = client;
  }

  release({
    key,
    orderId,
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
          transfer_group: transferGroupOf(orderId),
          metadata: { key },
        },
        { idempotencyKey: key },
      ),
    );
  }

  refund({ key, paymentId, cents }: Parameters<MoneyMoves['refund']>[0]): Promise<MoveOutcome> {
    return this.#client.move((stripe) =>
      stripe.refunds.create({ charge: paymentId, amount: cents, metadata: { key } }, { idempotencyKey: key }),
    );
  }

  reverse({ key, releaseId, cents }: Parameters<MoneyMoves['reverse']>[0]): Promise<MoveOutcome> {
    return this.#client.move((stripe) =>
      stripe.transfers.createReversal(
        releaseId,
        { amount: cents, metadata: { key } },
        { idempotencyKey: key },
      ),
    );
  }

  payment({ orderId, paymentId }: Parameters<MoneyMoves['payment']>[0]): ReturnType<MoneyMoves['payment']> {
    return this.#client.find(async (stripe): Promise<ProviderPayment> => {
      const { amount: cents } = await stripe.charges.retrieve(paymentId);
      const [refunds, transfers, disputes] = await Promise.all([
        stripe.refunds.list({ ...page, charge: paymentId }).autoPagingToArray(all),
        stripe.transfers.list({ ...page, transfer_group: transferGroupOf(orderId) }).autoPagingToArray(all),
        stripe.disputes.list({ ...page, charge: paymentId }).autoPagingToArray(all),
      ]);
      return {
        cents,
        refunds: refunds.filter(({ status }) => !hasFailed(status)).map(moveOf),
        releases: transfers.map(releaseOf),
        dispute: disputeOf(disputes),
      };
    });
  }
}

const hasFailed = (status: string | null): boolean => status === 'failed' || status === 'canceled';

function releaseOf(transfer: Stripe.Transfer): ProviderPayment['releases'][number] {
  const { id, reversals } = transfer;
  // Stripe answers the last ten; an order has one.
  if (reversals.has_more) throw new Error(`The transfer ${id} was reversed more than ten times`);
  return { ...moveOf(transfer), reversals: reversals.data.map(moveOf) };
}

const moveOf = ({
  id,
  amount,
  metadata,
}: {
  readonly id: string;
  readonly amount: number;
  readonly metadata: Stripe.Metadata | null;
}): ProviderMove => ({ id, cents: amount, key: metadata?.key ?? null });

/** The bank has decided; everything else is still under way, an inquiry too. */
const decided: Readonly<Record<string, 'won' | 'lost'>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

function disputeOf(disputes: readonly Stripe.Dispute[]): ProviderPayment['dispute'] {
  const outcomes = disputes.map(({ status }) => decided[status] ?? 'open');
  const [outcome] = (['open', 'lost', 'won'] as const).filter((one) => outcomes.includes(one));
  return outcome ?? 'none';
}
