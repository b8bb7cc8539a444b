import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import type { CheckInType } from '@nestmates/domain/together/check-ins/check-in.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { timeAgo } from './brooklyn-time.ts';

/** Places of Ana's city, the most visited first. */
const places = ['Third Street Playground', 'Central Library', 'Prospect Park Zoo', 'Carousel at Dumbo'];
const membersPerPlace = 5;

interface SeedVisit {
  readonly userId: MemberId;
  readonly location: string;
  readonly type: CheckInType;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** Places where members were in the last weeks, and two of them who are out now. */
export async function seedCheckIns(
  { db }: KnexTransaction,
  ids: ReadonlyMap<string, MemberId>,
  now: Date,
): Promise<void> {
  const ana = ids.get('ana@nestmates.test');
  const home: { city: string; state: string } = await db('users').where({ id: ana }).first('city', 'state');
  const neighbors: { id: MemberId }[] = await db('users')
    .where(home)
    .whereNot({ id: ana ?? null })
    .orderBy('id', 'desc')
    .limit(membersPerPlace)
    .select('id');
  const past = places.flatMap((location, nth) =>
    neighbors.slice(nth).map(({ id }, visitor): SeedVisit => {
      const createdAt = timeAgo(days(3 + 5 * nth + visitor), now);
      return {
        userId: id,
        location,
        type: 'public',
        createdAt,
        endedAt: timeAgo(days(3 + 5 * nth + visitor) - hours(2), now),
      };
    }),
  );
  const current = neighbors.slice(0, 2).map(
    ({ id }, nth): SeedVisit => ({
      userId: id,
      location: places[nth] ?? '',
      type: 'public',
      createdAt: timeAgo(hours(1 + nth), now),
      endedAt: null,
    }),
  );
  const visits = [...past, ...current];
  if (visits.length > 0) await db('checkins').insert(visits.map((visit) => ({ ...visit, ...home })));
}
