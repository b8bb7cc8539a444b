import { createHash } from 'node:crypto';
import type { Clock } from '../src/platform/shared/ports.ts';
import type { Random } from './random.ts';

/** A server or worker between its start and its end; what it has begun goes no further once it has ended. */
export interface Process {
  readonly name: string;
  alive: boolean;
}

interface Ready {
  readonly process: Process;
  readonly name: string;
  readonly go: () => void;
}

interface Timer {
  readonly at: number;
  readonly nth: number;
  readonly run: () => void;
}

/** Everything that waits only for promises has come to its next step. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Says who goes next and what time it is. Nothing in its world knows another time, or goes on without it. */
export class Scheduler implements Clock {
  readonly #random: Random;
  readonly #ready: Ready[] = [];
  readonly #timers: Timer[] = [];
  readonly #trace = createHash('sha256');
  /** The last lines, for whoever reads a failure. */
  readonly lately: string[] = [];
  #now = Date.parse('2026-03-05T10:00:00Z');
  #timersSet = 0;
  #taken = 0;
  constructor(random: Random) {
    this.#random = random;
  }

  now(): Date {
    return new Date(this.#now);
  }

  get steps(): number {
    return this.#taken;
  }

  get hash(): string {
    return this.#trace.copy().digest('hex').slice(0, 16);
  }

  note(line: string): void {
    const dated = `${new Date(this.#now).toISOString()} ${line}`;
    this.#trace.update(dated);
    this.lately.push(dated);
    if (this.lately.length > 60) this.lately.shift();
  }

  /** Waits for its turn; for ever, once its process has ended. */
  step(process: Process, name: string): Promise<void> {
    return new Promise((go) => {
      if (process.alive) this.#ready.push({ process, name, go });
    });
  }

  after(span: number, run: () => void): void {
    this.#timersSet += 1;
    const timer = { at: this.#now + span, nth: this.#timersSet, run };
    const before = this.#timers.findLastIndex(({ at }) => at <= timer.at);
    this.#timers.splice(before + 1, 0, timer);
  }

  sleep(span: number): Promise<void> {
    return new Promise((resolve) => this.after(span, resolve));
  }

  end(process: Process): void {
    process.alive = false;
    for (let nth = this.#ready.length - 1; nth >= 0; nth -= 1) {
      if (this.#ready[nth]?.process === process) this.#ready.splice(nth, 1);
    }
  }

  /** Takes one step, or else lets the time of the next timer come; false where none comes by then. */
  async goOn(until = Number.POSITIVE_INFINITY): Promise<boolean> {
    const [next] = this.#ready.splice(this.#random.below(this.#ready.length), 1);
    if (next) {
      this.#taken += 1;
      this.note(`${next.process.name} ${next.name}`);
      next.go();
    } else {
      const timer = this.#timers[0];
      if (!timer || timer.at > until) return false;
      this.#timers.shift();
      this.#now = timer.at;
      timer.run();
    }
    await settled();
    return true;
  }
}
