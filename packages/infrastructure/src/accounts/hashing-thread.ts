import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

export interface HashingTask {
  readonly id: number;
  readonly password: string;
  /** The hash to compare with; without one, a new hash is wanted. */
  readonly against?: string;
}

export type HashingResult =
  | { readonly id: number; readonly value: string | boolean }
  | { readonly id: number; readonly error: unknown };

/** Argon2id is the library's default algorithm; the figures are OWASP's first choice for it. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Linux counts this thread alone; other systems would slow the whole process down.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

function outcomeOf({ id, password, against }: HashingTask): HashingResult {
  try {
    const value =
      against === undefined ? hashSync(password, strength) : verifySync(against, password, strength);
    return { id, value };
  } catch (error) {
    return { id, error };
  }
}

parentPort?.on('message', (task: HashingTask) => parentPort?.postMessage(outcomeOf(task)));
