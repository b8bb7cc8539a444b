import type { CallQueue, Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import type { RateLimiter } from '@nestmates/application/platform/shared/ports.ts';
import { tryConsume } from '@nestmates/application/platform/shared/try-consume.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { FairQueue, ownCallRunning } from './fair-queue.ts';

type CallCounter = Pick<RateLimiter, 'consume' | 'giveBack'>;

/** Longer than any call takes. If a process dies within one, the member waits this long. */
const oneRunning = { max: 1, per: minutes(1) };

/** The calls of an endpoint that costs much: see `CallQueue`. */
export class QueuedCalls {
  readonly #queue: FairQueue<MemberId>;
  readonly #perMember: number;
  readonly #open = new Map<string, number>();
  readonly #action: string;
  readonly #counter: CallCounter;

  constructor({ method, path }: Endpoint, queue: CallQueue, counter: CallCounter) {
    this.#queue = new FairQueue(queue);
    this.#perMember = queue.perMember;
    this.#action = `running ${method} ${path}`;
    this.#counter = counter;
  }

  /**
   * Refuses a session's calls beyond their share before anything is read for them: a thousand at once cost the
   * others no statement.
   */
  async admit<T>(sessionToken: string, call: () => Promise<T>): Promise<T> {
    const open = this.#open.get(sessionToken) ?? 0;
    if (open >= this.#perMember) throw ownCallRunning();
    this.#open.set(sessionToken, open + 1);
    try {
      return await call();
    } finally {
      const left = (this.#open.get(sessionToken) ?? 1) - 1;
      if (left > 0) this.#open.set(sessionToken, left);
      else this.#open.delete(sessionToken);
    }
  }

  /** Waits for the caller's turn, and refuses while a call of theirs runs in another process. */
  inTurn<T>(memberId: MemberId, work: () => Promise<T>): Promise<T> {
    return this.#queue.run(memberId, async () => {
      const key = `member ${memberId}`;
      if (!(await tryConsume(oneRunning, this.#counter, this.#action, key))) throw ownCallRunning();
      try {
        return await work();
      } finally {
        await this.#counter.giveBack(this.#action, key);
      }
    });
  }
}
