import type { Job, Jobs, JobTiming } from '../src/platform/jobs/jobs.ts';
import type { Clock } from '../src/platform/shared/ports.ts';

export interface QueuedJob {
  readonly name: string;
  readonly payload: unknown;
  readonly at: number;
  readonly attempts: number;
}

export interface TakenJob extends QueuedJob {
  readonly key: string;
  readonly worker: string;
}

/** Jobs in memory that behave as those of graphile-worker: one waits under a key, one that failed comes again later. */
export class SimulatedQueue implements Jobs {
  readonly waiting = new Map<string, QueuedJob>();
  readonly taken = new Map<number, TakenJob>();
  /** Planted: what has failed is forgotten. */
  triesOnce = false;
  readonly #clock: Clock;
  #lastId = 0;
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async add<Payload>({ name }: Job<Payload>, payload: Payload, timing: JobTiming = {}): Promise<void> {
    const key = timing.key ?? this.#newKey();
    const known = this.waiting.get(key);
    const asked = (timing.at ?? this.#clock.now()).getTime();
    const at = known && timing.keep === 'first' ? known.at : asked;
    this.waiting.set(key, { name, payload, at, attempts: 0 });
  }

  due(isTaken: (key: string) => boolean): [string, QueuedJob][] {
    const now = this.#clock.now().getTime();
    return [...this.waiting].filter(([key, { at }]) => at <= now && !isTaken(key));
  }

  /** The oldest that is due and that nobody else is just about to change. */
  async take(worker: string, isTaken: (key: string) => boolean): Promise<number | undefined> {
    const [key, job] = this.due(isTaken).sort(([, one], [, other]) => one.at - other.at)[0] ?? [];
    if (key === undefined || !job) return undefined;
    this.waiting.delete(key);
    this.#lastId += 1;
    this.taken.set(this.#lastId, { ...job, key, worker });
    return this.#lastId;
  }

  async done(id: number): Promise<void> {
    this.taken.delete(id);
  }

  /** It waits longer each time, and without its key where another waits under it by now. */
  async giveBack(id: number, after?: number): Promise<void> {
    const job = this.taken.get(id);
    if (!job) return;
    this.taken.delete(id);
    if (this.triesOnce) return;
    const { key, worker: _, ...kept } = job;
    const attempts = kept.attempts + 1;
    const wait = after ?? 1000 * Math.exp(Math.min(10, attempts));
    const at = this.#clock.now().getTime() + Math.ceil(wait);
    this.waiting.set(this.waiting.has(key) ? this.#newKey() : key, { ...kept, at, attempts });
  }

  get nextAt(): number | undefined {
    return [...this.waiting.values()].reduce<number | undefined>(
      (soonest, { at }) => (soonest === undefined || at < soonest ? at : soonest),
      undefined,
    );
  }

  #newKey(): string {
    this.#lastId += 1;
    return `#${this.#lastId}`;
  }
}
