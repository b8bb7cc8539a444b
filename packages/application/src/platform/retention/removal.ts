import { retention } from '@nestmates/domain/platform/retention/retention.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import type { Clock } from '../shared/ports.ts';
import type { OldRows, RetentionLog } from './ports.ts';

export interface RemovalDeps {
  readonly oldRows: readonly OldRows[];
  readonly clock: Clock;
  readonly log: RetentionLog;
}

const batch = 1000;

/** Removes what has been kept long enough, of every kind; what fails of one keeps none of the others. */
export class Removal {
  readonly #deps: RemovalDeps;
  constructor(deps: RemovalDeps) {
    this.#deps = deps;
  }

  async run(): Promise<void> {
    const now = this.#deps.clock.now();
    const removed: Record<string, number> = {};
    const errors: unknown[] = [];
    for (const rows of this.#deps.oldRows) {
      try {
        removed[rows.table] = (removed[rows.table] ?? 0) + (await removeAll(rows, now));
      } catch (error) {
        errors.push(error);
      }
    }
    this.#deps.log(removed);
    if (errors.length > 0) throw new AggregateError(errors, 'Some old rows could not be removed');
  }
}

async function removeAll({ kind, remove }: OldRows, now: Date): Promise<number> {
  const before = later(now, -retention[kind].keptFor);
  let sum = 0;
  for (;;) {
    const count = await remove({ now, before, limit: batch });
    sum += count;
    if (count < batch) return sum;
  }
}
