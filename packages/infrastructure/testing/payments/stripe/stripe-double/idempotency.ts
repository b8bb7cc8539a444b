import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { invalidRequest, StripeFailure } from './failures.ts';

export interface Answer {
  readonly status: number;
  readonly body: object;
}

interface Remembered {
  readonly fingerprint: string;
  readonly at: number;
  /** Not there while the first request is under way. */
  answer: Answer | undefined;
}

const lifetime = hours(24);
const maxKey = 255;

/** Carries out a request once for each key, and answers the same to each repetition, refusals too. */
export class IdempotencyKeys {
  readonly #remembered = new Map<string, Remembered>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The answer to the first request with this key; `undefined` if this is the first one. */
  recall(key: string, fingerprint: string): Answer | undefined {
    if (key.length > maxKey) throw invalidRequest(`Idempotency keys can be up to ${maxKey} characters`);
    const known = this.#remembered.get(key);
    if (!known || this.#clock.now().getTime() - known.at >= lifetime) return undefined;
    if (known.fingerprint !== fingerprint) {
      throw new StripeFailure(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    if (known.answer) return known.answer;
    throw new StripeFailure(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotent Key: ${key}.`,
    });
  }

  begin(key: string, fingerprint: string): void {
    this.#remembered.set(key, { fingerprint, at: this.#clock.now().getTime(), answer: undefined });
  }

  remember(key: string, answer: Answer): void {
    const known = this.#remembered.get(key);
    if (known) known.answer = answer;
  }

  /** The request was not carried out, as when its parameters are wrong. */
  forget(key: string): void {
    this.#remembered.delete(key);
  }
}
