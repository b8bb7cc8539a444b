import type { Random } from './random.ts';

/** What the world has done on purpose; whoever meets it may only try again. */
export class SimulatedFault extends Error {}

/** The database has ended a transaction for the sake of others, as PostgreSQL does. */
export class EndedForOthers extends SimulatedFault {}

type Outside = 'before' | 'after' | 'slow' | 'late' | 'twice';
const outside: readonly Outside[] = ['before', 'after', 'slow', 'late', 'twice'];
type AtCommit = 'before' | 'after' | 'serialization';
const atCommit: readonly AtCommit[] = ['before', 'after', 'serialization'];

/** Decides by the seed what goes wrong; nothing any more, once `calm` is set. */
export class Faults {
  readonly #random: Random;
  /** How often something goes wrong, of all steps of its kind. */
  readonly shares = { statement: 0.002, commit: 0.01, outside: 0.12, crash: 0.002, job: 0.01 };
  calm = false;
  constructor(random: Random) {
    this.#random = random;
  }

  happens(what: keyof Faults['shares']): boolean {
    return this.#random.chance(this.calm ? 0 : this.shares[what]);
  }

  outside(): Outside | undefined {
    return this.happens('outside') ? this.#random.of(outside) : undefined;
  }

  commit(): AtCommit | undefined {
    return this.happens('commit') ? this.#random.of(atCommit) : undefined;
  }

  below(limit: number): number {
    return this.#random.below(limit);
  }
}
