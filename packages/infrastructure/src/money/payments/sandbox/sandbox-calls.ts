import { isDeepStrictEqual } from 'node:util';
import { paymentsUnavailable, refusedForKey } from '@nestmates/application/money/payments/payment-errors.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import { requireOneRow, sql } from '../../../platform/database/sql.ts';
import type { KnexTransaction } from '../../../platform/database/transaction.ts';
import { SandboxCallModel } from './models/sandbox-models.ts';

/** Waits for a call with the same key that is under way. */
const begin = `
  insert into sandbox_calls (key, call, parameters, called_at) values (:key, :call, :parameters, :calledAt)
  on conflict (key) do nothing returning key`;

/** The key was used for something else. */
export class KeyUsed extends Error {}

export const unavailableOrUsed = (error: unknown): Error =>
  error instanceof KeyUsed ? refusedForKey(error) : paymentsUnavailable(error);

/** Carries out each call once, whatever became of its answer. */
export class SandboxCalls {
  readonly #transaction: KnexTransaction;
  readonly #clock: Clock;
  constructor(transaction: KnexTransaction, clock: Clock) {
    this.#transaction = transaction;
    this.#clock = clock;
  }

  /** Throws KeyUsed for a key of another call or with other parameters. */
  once<Answer>(
    call: string,
    { key, ...parameters }: { readonly key: string },
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const written = JSON.stringify(parameters);
    return this.#transaction.run(async () => {
      const calledAt = this.#clock.now();
      const begun = await sql(this.#transaction, begin, { key, call, parameters: written, calledAt });
      const calls = SandboxCallModel.query(this.#transaction.db).findById(key);
      if (begun.length === 0) return known<Answer>(await calls.throwIfNotFound(), call, written);
      const answer = await work();
      requireOneRow(await calls.patch({ answer }), 'Keeping an answer');
      return answer;
    });
  }
}

function known<Answer>(earlier: SandboxCallModel, call: string, parameters: string): Answer {
  const isSame =
    earlier.call === call && isDeepStrictEqual(JSON.parse(earlier.parameters), JSON.parse(parameters));
  if (!isSame) throw new KeyUsed(`The key ${earlier.key} was used for something else`);
  return earlier.answer as Answer;
}
