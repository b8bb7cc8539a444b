import { wavedSince } from '@nestmates/domain/friends/waves/wave.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { WaveRepository } from '../friends/waves/wave-repository.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { brooklynTime } from './brooklyn-time.ts';

/** Cleo, who has no plan, has waved to Dana, who waved yesterday: Cleo can wave back. */
const planned = [
  { from: 'cleo@nestmates.test', to: 'dana@nestmates.test', inDays: -9, hour: 19 },
  { from: 'dana@nestmates.test', to: 'cleo@nestmates.test', inDays: -1, hour: 9 },
];

export async function seedWaves(
  transaction: KnexTransaction,
  ids: ReadonlyMap<string, MemberId>,
  now: Date,
): Promise<void> {
  const waves = new WaveRepository(transaction);
  for (const { from, to, ...when } of planned) {
    const senderId = ids.get(from) ?? 0;
    const receiverId = ids.get(to) ?? 0;
    const at = brooklynTime(when, now);
    if (!(await waves.add({ senderId, receiverId }, at, wavedSince(at)))) {
      throw new Error(`The demo has no connection for the wave from ${from} to ${to}.`);
    }
  }
}
