import type {
  ProviderStatement,
  StatementLine,
} from '@nestmates/application/money/payments/provider-statement.ts';
import { providerFee } from '@nestmates/domain/money/payments/fees.ts';
import type { SandboxMovementModel } from './models/sandbox-models.ts';
import { disputeFee, endOfDispute } from './sandbox-disputes.ts';
import { inTheBooksAlone, lineIdOf, type SandboxLedger } from './sandbox-ledger.ts';
import { refundMarks } from './sandbox-refunds.ts';

/** All that has come into the balance of the platform at the sandbox, and left it. */
export class SandboxStatement implements ProviderStatement {
  readonly #ledger: SandboxLedger;
  constructor(ledger: SandboxLedger) {
    this.#ledger = ledger;
  }

  async lines({ from, to }: Parameters<ProviderStatement['lines']>[0]): Promise<readonly StatementLine[]> {
    return (await this.#all()).filter(({ at }) => from <= at && at <= to).reverse();
  }

  async payerOf(paymentId: string): ReturnType<ProviderStatement['payerOf']> {
    const [paid] = await this.#ledger.of(paymentId);
    return paid && { isOurs: true, reference: null, cardFingerprint: null };
  }

  async taxOf(paymentId: string): Promise<number> {
    return (await this.#ledger.balance(paymentId)).taxCollected;
  }

  async balance(): Promise<number> {
    const signs: Readonly<Record<string, number>> = { charge: 1, reversal: 1, disputeWon: 1 };
    return (await this.#all()).reduce(
      (sum, { kind, cents, feeCents }) => sum + (signs[kind] ?? -1) * cents - feeCents,
      0,
    );
  }

  async paysOutByItself(): Promise<boolean> {
    return false;
  }

  async #all(): Promise<readonly StatementLine[]> {
    const moved = await this.#ledger.all();
    return moved.filter(({ kind }) => !inTheBooksAlone.includes(kind)).map(lineOf);
  }
}

function lineOf(movement: SandboxMovementModel): StatementLine {
  const { id, kind, cents, at, reference, customerId, paymentId } = movement;
  const feeOf: Readonly<Record<string, number>> = {
    charge: providerFee(Math.max(0, cents)),
    dispute: disputeFee,
  };
  return {
    id: lineIdOf(id),
    kind,
    objectId: id.replace(endOfDispute, '').replace(refundMarks.sentBack, ''),
    cents,
    feeCents: feeOf[kind] ?? 0,
    currency: 'usd',
    at,
    reference: customerId === null ? reference : null,
    customerId,
    paymentId,
    isForeign: false,
  };
}
