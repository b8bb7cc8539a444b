import type { AskedTimes, MemberTimes } from '@nestmates/application/together/planner/ports.ts';
import { calendarCounts } from '@nestmates/domain/members/people/known-member.ts';
import { slotsFrom } from '@nestmates/domain/members/profiles/columns/availability.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { clockOf } from '@nestmates/domain/together/calendar/reminder.ts';
import { busyTimes } from '@nestmates/domain/together/planner/busy-times.ts';
import type { Busy, MemberTime } from '@nestmates/domain/together/planner/free-times.ts';
import type { TimeZone } from '@nestmates/domain/together/planner/local-time.ts';
import { namedTimeZone } from '@nestmates/domain/together/planner/named-time-zone.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { CalendarEventModel, eventOf } from '../calendar/calendar-event-model.ts';

interface Within {
  readonly from: Date;
  readonly until: Date;
}

/** One object for each zone, as the planner wants it. */
function namedZones(): (name: string) => TimeZone {
  const zones = new Map<string, TimeZone>();
  return (name) => {
    const zone = zones.get(name) ?? namedTimeZone(name);
    zones.set(name, zone);
    return zone;
  };
}

/** Their weeks by the clock of where they live. */
export class MemberTimesReader implements MemberTimes {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async of({ me, ids, connections }: AskedTimes, within: Within): Promise<ReadonlyMap<MemberId, MemberTime>> {
    const members = await this.#transaction
      .db('users')
      .whereIn('id', ids)
      .select('id', 'availability', 'state', 'planAroundCalendar');
    const connected = new Set(connections);
    const counting = members.filter(
      (member) =>
        member.id === me || calendarCounts(connected.has(member.id) ? 'connection' : 'stranger', member),
    );
    const busy = await this.#busyTimes(
      counting.map(({ id }) => id),
      within,
    );
    const zoneNamed = namedZones();
    return new Map(
      members.map(({ id, availability, state }): [MemberId, MemberTime] => [
        id,
        {
          slots: slotsFrom(availability),
          zone: zoneNamed(clockOf({ timeZone: null, state })),
          busy: busy.get(id) ?? [],
        },
      ]),
    );
  }

  /** An entry without an end is looked for from two days before, as long as none of these takes. */
  async #busyTimes(
    ids: readonly MemberId[],
    { from, until }: Within,
  ): Promise<ReadonlyMap<MemberId, readonly Busy[]>> {
    const rows = await CalendarEventModel.query(this.#transaction.db)
      .whereIn('userId', ids)
      .whereNull('deletedAt')
      .where('date', '<', until)
      .whereRaw(`coalesce(ends_at, date + interval '2 days') > :from`, { from });
    const busy = new Map<MemberId, readonly Busy[]>();
    for (const row of rows) {
      const { series, timeZone } = eventOf(row);
      const times = busyTimes(series, timeZone, { from, until });
      busy.set(row.userId, [...(busy.get(row.userId) ?? []), ...times]);
    }
    return busy;
  }
}
