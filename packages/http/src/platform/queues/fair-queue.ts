import type { CallQueue } from '@nestmates/application/platform/contract/endpoint.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { RecentCalls } from './recent-calls.ts';

const retryAfterSeconds = 1;

export const ownCallRunning = (): DomainError =>
  new DomainError(
    'busy',
    'BUSY',
    'Your last request is still being worked on. Please try again in a moment.',
    {
      retryAfterSeconds,
    },
  );

const queueFull = (): DomainError =>
  new DomainError('busy', 'BUSY', 'A lot is going on right now. Please try again in a moment.', {
    retryAfterSeconds,
  });

interface WaitingTask {
  start(): void;
  refuse(error: DomainError): void;
}

/** No rest is longer, however long a task had to wait for a database that is busy. */
const longestRest = 1000;

export interface FairQueueLimits extends CallQueue {
  /**
   * Part of the time that is spent on tasks at most: after each, its place stays empty for the rest. Left out, all of
   * it.
   */
  readonly share?: number;
}

/**
 * Runs few tasks at once and lets few wait. Each owner has one running at a time. Of those who wait, whoever has called
 * least in the last minute is served first; where no more may wait, such an owner takes the place of the one who has
 * called most. So many accounts that call all the time delay another by one task, and never have it refused.
 */
export class FairQueue<Owner> {
  readonly #limits: FairQueueLimits;
  readonly #now: () => number;
  readonly #recent: RecentCalls<Owner>;
  /** Tasks in the order of turns: whoever has started a task goes to the end. */
  readonly #waiting = new Map<Owner, WaitingTask[]>();
  readonly #running = new Set<Owner>();
  #waitingCount = 0;

  constructor(limits: FairQueueLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
    this.#recent = new RecentCalls(minutes(1), now);
  }

  async run<T>(owner: Owner, work: () => Promise<T>): Promise<T> {
    this.#recent.add(owner);
    if (this.#running.size < this.#limits.atOnce && !this.#running.has(owner)) this.#running.add(owner);
    else await this.#turnOf(owner);
    const began = this.#now();
    try {
      return await work();
    } finally {
      this.#endAfter(this.#restAfter(this.#now() - began), owner);
    }
  }

  #restAfter(took: number): number {
    const { share = 1 } = this.#limits;
    return Math.min(longestRest, took * (1 / share - 1));
  }

  #endAfter(rest: number, owner: Owner): void {
    const end = () => {
      this.#running.delete(owner);
      this.#startNext();
    };
    if (rest > 0) setTimeout(end, rest);
    else end();
  }

  #turnOf(owner: Owner): Promise<void> {
    const ofOwner = this.#waiting.get(owner) ?? [];
    if (ofOwner.length + Number(this.#running.has(owner)) >= this.#limits.perMember) throw ownCallRunning();
    if (this.#waitingCount >= this.#limits.waiting) this.#makeRoomFor(owner);
    this.#waitingCount += 1;
    return new Promise((start, refuse) => {
      this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), { start, refuse }]);
    });
  }

  /** Refuses the newest waiting task of whoever has called most, if that is more than this one. */
  #makeRoomFor(owner: Owner): void {
    const calls = (each: Owner) => this.#recent.of(each);
    const busiest = [...this.#waiting.keys()].reduce((most, each) =>
      calls(each) > calls(most) ? each : most,
    );
    if (calls(busiest) <= calls(owner)) throw queueFull();
    const tasks = this.#waiting.get(busiest) ?? [];
    this.#keep(busiest, tasks.slice(0, -1));
    tasks.at(-1)?.refuse(queueFull());
  }

  #startNext(): void {
    let next: Owner | undefined;
    for (const owner of this.#waiting.keys()) {
      if (this.#running.has(owner)) continue;
      if (next === undefined || this.#recent.of(owner) < this.#recent.of(next)) next = owner;
    }
    if (next === undefined) return;
    const [task, ...later] = this.#waiting.get(next) ?? [];
    this.#waiting.delete(next);
    this.#keep(next, later);
    this.#running.add(next);
    task?.start();
  }

  /** What is left of an owner's waiting tasks, one fewer than before. */
  #keep(owner: Owner, tasks: WaitingTask[]): void {
    this.#waitingCount -= 1;
    if (tasks.length > 0) this.#waiting.set(owner, tasks);
    else this.#waiting.delete(owner);
  }
}
