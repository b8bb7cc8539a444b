import { emailsAhead } from '@nestmates/application/together/swaps/swap-reminders.ts';
import { dateOf as localDay } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { localTimeAt } from '@nestmates/domain/platform/dates/zoned-time.ts';
import type { ChildId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { placeOfMember } from '@nestmates/domain/together/plans/plan-place.ts';
import { type ConfirmedSwap, type SwapTime, swapParties } from '@nestmates/domain/together/swaps/swap.ts';
import { calendarEventsOf } from '@nestmates/domain/together/swaps/swap-calendar-events.ts';
import { contactKeptSince } from '@nestmates/domain/together/swaps/swap-outcome.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { GraphileJobs } from '../platform/jobs/graphile-jobs.ts';
import { CalendarRepository } from '../together/calendar/calendar-repository.ts';
import { SwapRepository } from '../together/swaps/swap-repository.ts';
import { begunHour, brooklynTime, hourOfToday, timeAgo } from './brooklyn-time.ts';
import { type PlannedSwap, plannedSwaps } from './planned-swaps.ts';

const timeZone = 'America/New_York';

const dayOf = (at: Date) => localDay(localTimeAt(at, timeZone));

/** What takes place now began today: where the day has not begun, it begins later. */
function dateOf({ at }: PlannedSwap, now: Date): Date {
  if ('inDays' in at) return brooklynTime(at, now);
  const begun = begunHour(hours(at.beganHoursAgo), now);
  return dayOf(begun) === dayOf(now) ? begun : hourOfToday(hours(1), now);
}

const lasting = ({ lasts = 2 }: PlannedSwap, date: Date): SwapTime => ({
  date,
  until: later(date, hours(lasts)),
  hasEnd: true,
});

/** One that takes place goes on for an hour at least, also when the demo starts late in the evening. */
function timeOf(planned: PlannedSwap, now: Date): SwapTime {
  const time = lasting(planned, dateOf(planned, now));
  const inAnHour = new Date(Math.ceil(later(now, hours(1)).getTime() / hours(1)) * hours(1));
  return 'beganHoursAgo' in planned.at && time.until < inAnHour ? { ...time, until: inAnHour } : time;
}

function placeOf(
  { where }: PlannedSwap,
  { requesterId, recipientId }: Pick<ConfirmedSwap, 'requesterId' | 'recipientId'>,
  names: ReadonlyMap<MemberId, string>,
): Pick<ConfirmedSwap, 'place' | 'location'> {
  if (typeof where === 'object') return { place: null, location: where.name };
  const of = where === 'from' ? requesterId : recipientId;
  return { place: { of }, location: placeOfMember(names.get(of) ?? null) };
}

async function childrenOf(
  { db }: KnexTransaction,
  userId: MemberId,
  children: readonly string[],
): Promise<ChildId[]> {
  const found: { id: ChildId }[] = await db('children').where({ userId }).whereIn('name', children);
  if (found.length !== children.length) throw new Error(`Not all of ${children.join(', ')} are hers`);
  return found.map(({ id }) => id);
}

async function namesOf({ db }: KnexTransaction, ids: readonly MemberId[]): Promise<Map<MemberId, string>> {
  const found: { id: MemberId; firstName: string }[] = await db('users')
    .whereIn('id', ids)
    .select('id', 'firstName');
  return new Map(found.map(({ id, firstName }) => [id, firstName]));
}

/** Swaps with their responses; confirmed ones are in both calendars, and both are reminded of what lies ahead. */
export async function seedSwaps(
  transaction: KnexTransaction,
  ids: ReadonlyMap<string, MemberId>,
  now: Date,
): Promise<void> {
  const [store, calendar] = [new SwapRepository(transaction), new CalendarRepository(transaction)];
  const jobs = new GraphileJobs(transaction, { now: () => now });
  for (const planned of plannedSwaps) {
    const [requesterId, recipientId] = [ids.get(planned.from), ids.get(planned.to)];
    const context = requesterId && recipientId && (await store.context(requesterId, recipientId));
    if (!context) throw new Error(`${planned.from} and ${planned.to} are not connected`);
    const { emergencyContact, notes } = planned;
    const names = await namesOf(transaction, [requesterId, recipientId]);
    const createdAt = timeAgo(hours(planned.hoursAgo), now);
    const swap = await store.add({
      requesterId,
      recipientId,
      matchId: context.matchId,
      createdAt,
      ...timeOf(planned, now),
      otherTimes: (planned.orAt ?? []).map((at) => {
        const { date, until } = lasting(planned, brooklynTime(at, now));
        return { date, until };
      }),
      ...placeOf(planned, { requesterId, recipientId }, names),
      emergencyContact,
      notes,
      childIds: await childrenOf(transaction, requesterId, planned.children),
      cardChildIds: await childrenOf(transaction, requesterId, planned.cards ?? []),
      requesterTimeZone: timeZone,
      recipientTimeZone: null,
    });
    if (!swap) throw new Error(`${planned.from} asks ${planned.to} twice for one time`);
    if (planned.suggests) {
      const { bringing, ...at } = planned.suggests;
      const proposal = {
        by: 'recipient',
        ...lasting(planned, brooklynTime(at, now)),
        childIds: await childrenOf(transaction, recipientId, bringing),
      } as const;
      await store.saveTime({ ...swap, proposal });
    }
    if (planned.status === 'pending') continue;
    const settledAt = timeAgo(hours(planned.hoursAgo - 2), now);
    const { otherTimes: _, ...asked } = swap;
    const confirmed: ConfirmedSwap = {
      ...asked,
      status: 'confirmed',
      settledAt,
      recipientTimeZone: timeZone,
      requesterOutcome: null,
      recipientOutcome: null,
      proposal: null,
      recipientChildIds: [],
    };
    await store.settle(confirmed, swap.status);
    await calendar.addSwap(swap.id, calendarEventsOf(confirmed, names), settledAt);
    for (const to of swapParties) {
      const arranged = { swapId: swap.id, date: swap.date, until: swap.until, hasEnd: true, timeZone };
      for (const { email, ids, timing } of emailsAhead(arranged, to, now)) {
        await jobs.add(email.job, ids, timing);
      }
    }
    if (planned.proposes) {
      const proposal = {
        by: 'requester',
        ...lasting(planned, brooklynTime(planned.proposes, now)),
      } as const;
      await store.saveTime({ ...confirmed, proposal });
    }
    if (!planned.happened) continue;
    const both = planned.happened === 'for both';
    await store.saveOutcomes({
      ...confirmed,
      requesterOutcome: 'yes',
      recipientOutcome: both ? 'yes' : null,
    });
    if (both) await store.countKept(confirmed);
  }
  // No row on some days: all of them may be ahead.
  await transaction
    .db('babysitting_swaps')
    .where('date', '<', contactKeptSince(now))
    .update({ emergencyContact: null });
}
