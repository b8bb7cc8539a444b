import { retention } from '@nestmates/domain/platform/retention/retention.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import { every, useCase } from '../wiring/use-case.ts';
import type { OldRows } from './ports.ts';

const batch = 1000;

/** Removes what has been kept long enough, of every kind; what fails of one keeps none of the others. */
export class Removal extends useCase(every('oldRows'), 'clock', 'retentionLog') {
  async run(): Promise<void> {
    const now = this.needs.clock.now();
    const removed: Record<string, number> = {};
    const errors: unknown[] = [];
    for (const rows of this.needs.oldRows) {
      try {
        removed[rows.table] = (removed[rows.table] ?? 0) + (await removeAll(rows, now));
      } catch (error) {
        errors.push(error);
      }
    }
    this.needs.retentionLog(removed);
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
