import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { brooklynTime } from './brooklyn-time.ts';

/** Cleo, who has no plan, has waved to Dana, who waved yesterday: Cleo can wave back. */
const planned = [
  { from: 'cleo@nestmates.test', to: 'dana@nestmates.test', inDays: -9, hour: 19 },
  { from: 'dana@nestmates.test', to: 'cleo@nestmates.test', inDays: -1, hour: 9 },
];

export async function seedWaves(
  { db }: KnexTransaction,
  ids: ReadonlyMap<string, MemberId>,
  now: Date,
): Promise<void> {
  for (const { from, to, ...when } of planned) {
    await db.raw(
      `insert into waves (match_id, sender_id, receiver_id, at)
       select id, :from::integer, :to::integer, :at::timestamptz from matches
       where user_id1 = least(:from::integer, :to::integer) and user_id2 = greatest(:from::integer, :to::integer)`,
      { from: ids.get(from) ?? 0, to: ids.get(to) ?? 0, at: brooklynTime(when, now) },
    );
  }
}
