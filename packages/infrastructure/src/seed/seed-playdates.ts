import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { planTimeFrom } from '@nestmates/domain/together/plans/plan-time.ts';
import { calendarEntriesOf } from '@nestmates/domain/together/playdates/playdate-calendar.ts';
import { playdateAt } from '@nestmates/domain/together/playdates/playdate-end.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { CalendarRepository } from '../together/calendar/calendar-repository.ts';
import { PlaydateRepository } from '../together/playdates/playdate-repository.ts';
import { brooklynTime, hourOfToday, timeAgo } from './brooklyn-time.ts';
import { demoLogins } from './demo-logins.ts';

interface PlannedPlaydate {
  readonly from: string;
  /** Their address; else one of the neighborhood whom the one who asks is connected with. */
  readonly to?: string;
  readonly hoursAgo: number;
  readonly times: readonly { readonly inDays: number; readonly hour: number }[] | 'today';
  /** A public place by its name, or of the one who asks. */
  readonly place: string | 'hers';
  /** Whether the first of the times was agreed on. */
  readonly agreed?: true;
}

const demoEmail = (name: string) => `${name}@nestmates.test`;

/** One that Ana is asked about, one that Ana and Bea look forward to, one of today, and one that took place. */
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
    from: demoEmail('ana'),
    hoursAgo: 52,
    times: 'today',
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

/** Who has been connected with the member for the longest, of those who are no logins of the demo. */
async function neighborOf(
  { db }: KnexTransaction,
  ids: ReadonlyMap<string, MemberId>,
  email: string,
): Promise<MemberId | undefined> {
  const me = ids.get(email) ?? 0;
  const logins = demoLogins.flatMap((login) => ids.get(login.email) ?? []);
  const matches: { userId1: MemberId; userId2: MemberId }[] = await db('matches')
    .where((either) => either.where({ userId1: me }).orWhere({ userId2: me }))
    .orderBy('createdAt')
    .select('userId1', 'userId2');
  return matches
    .map(({ userId1, userId2 }) => (userId1 === me ? userId2 : userId1))
    .find((id) => !logins.includes(id));
}

/** Writes no messages, which would take the place of what the demo's members wrote last. */
export async function seedPlaydates(
  transaction: KnexTransaction,
  ids: ReadonlyMap<string, MemberId>,
  now: Date,
): Promise<void> {
  const [store, calendar] = [new PlaydateRepository(transaction), new CalendarRepository(transaction)];
  for (const { from, to, hoursAgo, times, place, agreed } of plannedPlaydates) {
    const userIdOne = ids.get(from);
    const userIdTwo = to === undefined ? await neighborOf(transaction, ids, from) : ids.get(to);
    const context = userIdOne && userIdTwo && (await store.context(userIdOne, userIdTwo));
    if (!context) throw new Error(`${from} and ${to ?? 'a neighbor'} are not connected`);
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
      times: (times === 'today'
        ? [hourOfToday(hours(2), now)]
        : times.map((time) => brooklynTime(time, now))
      ).map((date) => planTimeFrom({ date })),
      place: place === 'hers' ? { of: userIdOne } : { name: place },
      childrenOne: context.mine.slice(0, 1).map(({ id }) => id),
      childrenTwo: [],
    } as const;
    const id = await store.add(proposal, createdAt);
    const [time] = proposal.times;
    if (id === undefined || !time) throw new Error(`${from} proposes twice to the same`);
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
