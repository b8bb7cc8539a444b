import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { planTimeFrom } from '@nestmates/domain/together/plans/plan-time.ts';
import { calendarEntriesOf } from '@nestmates/domain/together/playdates/playdate-calendar.ts';
import { playdateAt } from '@nestmates/domain/together/playdates/playdate-end.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { CalendarRepository } from '../together/calendar/calendar-repository.ts';
import { PlaydateRepository } from '../together/playdates/playdate-repository.ts';
import { brooklynTime, timeAgo } from './brooklyn-time.ts';

interface PlannedPlaydate {
  readonly from: string;
  readonly to: string;
  readonly hoursAgo: number;
  readonly times: readonly { readonly inDays: number; readonly hour: number }[];
  /** A public place by its name, or of the one who asks. */
  readonly place: string | 'hers';
  /** Whether the first of the times was agreed on. */
  readonly agreed?: true;
}

const demoEmail = (name: string) => `${name}@nestmates.test`;

/** One that Ana is asked about, one that Ana and Bea look forward to, and one that took place. */
const plannedPlaydates: readonly PlannedPlaydate[] = [
  {
    from: demoEmail('ana'),
    to: demoEmail('dana'),
    hoursAgo: 600,
    times: [{ inDays: -16, hour: 10 }],
    place: 'Central Library',
    agreed: true,
  },
  {
    from: demoEmail('ana'),
    to: demoEmail('bea'),
    hoursAgo: 70,
    times: [{ inDays: 17, hour: 10 }],
    place: 'Third Street Playground',
    agreed: true,
  },
  {
    from: demoEmail('dana'),
    to: demoEmail('ana'),
    hoursAgo: 5,
    times: [
      { inDays: 8, hour: 15 },
      { inDays: 10, hour: 10 },
      { inDays: 11, hour: 15 },
    ],
    place: 'hers',
  },
];

const timeZone = 'America/New_York';

/** Writes no messages, which would take the place of what the demo's members wrote last. */
export async function seedPlaydates(
  transaction: KnexTransaction,
  ids: ReadonlyMap<string, MemberId>,
  now: Date,
): Promise<void> {
  const [store, calendar] = [new PlaydateRepository(transaction), new CalendarRepository(transaction)];
  for (const { from, to, hoursAgo, times, place, agreed } of plannedPlaydates) {
    const [userIdOne, userIdTwo] = [ids.get(from), ids.get(to)];
    const context = userIdOne && userIdTwo && (await store.context(userIdOne, userIdTwo));
    if (!context) throw new Error(`${from} and ${to} are not connected`);
    const createdAt = timeAgo(hours(hoursAgo), now);
    const proposal = {
      userIdOne,
      userIdTwo,
      proposedBy: userIdOne,
      matchId: context.matchId,
      createdAt,
      timeZoneOne: timeZone,
      timeZoneTwo: timeZone,
      status: 'proposed',
      times: times.map((time) => planTimeFrom({ date: brooklynTime(time, now) })),
      place: place === 'hers' ? { of: userIdOne } : { name: place },
      childrenOne: context.mine.slice(0, 1).map(({ id }) => id),
      childrenTwo: [],
    } as const;
    const id = await store.add(proposal, createdAt);
    const [time] = proposal.times;
    if (id === undefined || !time) throw new Error(`${from} proposes twice to ${to}`);
    if (!agreed) continue;
    const { matchId: _, times: __, ...fields } = proposal;
    const theirs = (await store.context(userIdTwo, userIdOne))?.mine.slice(0, 1) ?? [];
    const scheduled = {
      ...fields,
      id,
      status: 'scheduled',
      ...time,
      childrenTwo: theirs.map(({ id: child }) => child),
      scheduledAt: timeAgo(hours(hoursAgo - 3), now),
    } as const;
    await store.save(playdateAt(scheduled, now), 'proposed');
    const names = await transaction
      .db('users')
      .whereIn('id', [userIdOne, userIdTwo])
      .select('id', 'firstName');
    const nameOf = new Map<MemberId, string>(names.map(({ id: of, firstName }) => [of, firstName]));
    await calendar.addPlaydate(id, calendarEntriesOf(scheduled, nameOf), createdAt);
  }
}
