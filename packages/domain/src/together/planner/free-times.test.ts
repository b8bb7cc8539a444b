import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeSlots } from '../../members/availability/describe-slots.ts';
import {
  allSlots,
  commonSlots,
  dayParts,
  noSlots,
  type Slots,
  slotsOf,
  days as weekDays,
  weekdays,
} from '../../members/availability/slots.ts';
import { usualLength } from '../../members/pairs/plan-length.ts';
import { days, hours, later, minutes } from '../../platform/shared/time.ts';
import {
  beginningOf,
  commonTimes,
  freeTimes,
  leastNotice,
  type MemberTime,
  plannedDays,
  sharedWith,
  slotAt,
  slotsAt,
} from './free-times.ts';
import { addDays, type LocalDay, type TimeZone, weekdayOf } from './local-time.ts';
import { namedTimeZone } from './named-time-zone.ts';

const newYork = namedTimeZone('America/New_York');
/** Zones with changes of the clocks, half hours, and the two ends of the world. */
const zones = [
  'America/Los_Angeles',
  'America/Chicago',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
].map(namedTimeZone);

/** Wednesday. */
const now = new Date('2026-11-18T17:00:00Z');

const time = (slots: Slots, differing: Partial<MemberTime> = {}): MemberTime => ({
  slots,
  zone: newYork,
  busy: [],
  ...differing,
});

const commonFreeSlots = (mine: MemberTime, theirs: MemberTime, at: Date): Slots =>
  slotsAt(sharedWith(freeTimes(mine, at), theirs));

const inWords = (at: Date, zone: TimeZone): string => {
  const local = zone.localTimeOf(at);
  return `${weekdayOf(local)} ${local.hour}:${String(local.minute).padStart(2, '0')}`;
};

describe('common times', () => {
  it('are the next that both weeks hold, by the clock of the one who asks', () => {
    const mine = time(slotsOf(weekdays));
    const theirs = time(slotsOf(['friday'], ['afternoon']) | slotsOf(['saturday']) | slotsOf(['monday']));
    expect(
      commonTimes(mine, theirs, now)
        .slice(0, 3)
        .map((at) => inWords(at, newYork)),
    ).toEqual(['friday 15:00', 'monday 10:00', 'monday 15:00']);
  });

  it('leave out what either calendar holds, and come back once it is free', () => {
    const at = newYork.instantOf({ year: 2026, month: 11, day: 20, hour: 15, minute: 0 });
    const slots = slotsOf(['friday'], ['afternoon']);
    const busy = [{ from: later(at, minutes(119)), to: later(at, hours(4)) }];
    const touching = [
      { from: later(at, -hours(3)), to: at },
      { from: later(at, usualLength), to: later(at, hours(5)) },
    ];
    const nextFriday = later(at, days(7));
    expect(commonTimes(time(slots, { busy }), time(slots), now)[0]).toEqual(nextFriday);
    expect(commonTimes(time(slots), time(slots, { busy }), now)[0]).toEqual(nextFriday);
    expect(commonTimes(time(slots, { busy: touching }), time(slots), now)[0]).toEqual(at);
  });

  it('are none where a calendar is full, where the weeks do not meet, and for one who gave no time', () => {
    const always = [{ from: now, to: later(now, days(60)) }];
    const free = time(allSlots);
    for (const other of [time(allSlots, { busy: always }), time(noSlots)]) {
      expect(commonTimes(free, other, now)).toEqual([]);
      expect(describeSlots(commonFreeSlots(free, other, now))).toBe('');
    }
    expect(commonTimes(time(slotsOf(['monday'])), time(slotsOf(['tuesday'])), now)).toEqual([]);
  });

  it('stand in words', () => {
    const slots = commonFreeSlots(time(slotsOf(weekdays, ['morning'])), time(allSlots), now);
    expect(describeSlots(slots)).toBe('Weekday mornings');
  });

  it('keep their hour over the change of the clocks', () => {
    const beforeChange = new Date('2026-10-30T16:00:00Z');
    const sunday = time(slotsOf(['sunday'], ['morning']));
    const times = commonTimes(sunday, sunday, beforeChange);
    expect(times.map((at) => at.toISOString())).toEqual([
      '2026-11-01T15:00:00.000Z',
      '2026-11-08T15:00:00.000Z',
      '2026-11-15T15:00:00.000Z',
      '2026-11-22T15:00:00.000Z',
    ]);
    expect(commonTimes(sunday, sunday, new Date('2026-10-20T16:00:00Z'))[0]?.toISOString()).toBe(
      '2026-10-25T14:00:00.000Z',
    );
  });

  it('meet the clocks of both', () => {
    const chicago = namedTimeZone('America/Chicago');
    const evenings = time(slotsOf(weekDays, ['evening']));
    const afternoons = time(slotsOf(weekDays, ['afternoon']), { zone: chicago });
    expect(inWords(commonTimes(evenings, afternoons, now)[0] ?? now, chicago)).toBe('thursday 16:30');
  });
});

const anyNow = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2029-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const anyWeek = fc.integer({ min: noSlots, max: allSlots });
const someHours = fc
  .record({ start: fc.integer({ min: -48, max: 24 * 30 }), length: fc.integer({ min: 0, max: 60 }) })
  .map(({ start, length }) => ({ start, length }));

const memberTimes = (at: Date, zone: fc.Arbitrary<TimeZone>): fc.Arbitrary<MemberTime> =>
  fc.record({ slots: anyWeek, zone, busy: fc.array(someHours, { maxLength: 12 }) }).map((member) => ({
    ...member,
    busy: member.busy.map(({ start, length }) => ({
      from: later(at, hours(start)),
      to: later(at, hours(start + length)),
    })),
  }));

const anyZone = fc.constantFrom(...zones);
const pairsOf = (zone: fc.Arbitrary<TimeZone>, sameZone: boolean) =>
  fc.tuple(anyNow, zone).chain(([at, mine]) =>
    fc.record({
      at: fc.constant(at),
      a: memberTimes(at, fc.constant(mine)),
      b: memberTimes(at, sameZone ? fc.constant(mine) : zone),
    }),
  );

describe('common times of generated members', () => {
  it('are the same whoever of one zone asks', () => {
    fc.assert(
      fc.property(pairsOf(anyZone, true), ({ at, a, b }) => {
        expect(commonTimes(a, b, at)).toEqual(commonTimes(b, a, at));
        expect(commonFreeSlots(a, b, at)).toBe(commonFreeSlots(b, a, at));
      }),
    );
  });

  it('are only times at which both are free by their own week, clock and calendar', () => {
    fc.assert(
      fc.property(pairsOf(anyZone, false), ({ at, a, b }) => {
        const times = commonTimes(a, b, at);
        for (const beginning of times) {
          for (const member of [a, b]) {
            expect(member.slots & slotAt(beginning, member.zone)).not.toBe(noSlots);
            for (const { from, to } of member.busy) {
              expect(to <= beginning || from >= later(beginning, usualLength)).toBe(true);
            }
          }
        }
        expect(times).toEqual(times.toSorted((one, other) => Number(one) - Number(other)));
      }),
    );
  });

  it('are never too soon, and never farther ahead than is looked at', () => {
    fc.assert(
      fc.property(pairsOf(anyZone, false), ({ at, a, b }) => {
        for (const beginning of commonTimes(a, b, at)) {
          expect(beginning.getTime() - at.getTime()).toBeGreaterThanOrEqual(leastNotice);
          expect(beginning.getTime() - at.getTime()).toBeLessThan(days(plannedDays + 1));
        }
      }),
    );
  });

  it('are slots of both weeks, and all of them where the calendars are empty', () => {
    fc.assert(
      fc.property(pairsOf(anyZone, true), ({ at, a, b }) => {
        const common = commonSlots(a.slots, b.slots);
        expect(commonFreeSlots(a, b, at) & ~common).toBe(0);
        expect(commonFreeSlots({ ...a, busy: [] }, { ...b, busy: [] }, at)).toBe(common);
      }),
    );
  });
});

describe('local time', () => {
  it('begins every part of a day in that part, in every zone', () => {
    fc.assert(
      fc.property(anyNow, anyZone, (at, zone) => {
        const today = zone.localTimeOf(at);
        for (const part of dayParts) {
          const beginning = zone.instantOf({ ...today, ...beginningOf[part] });
          expect(slotAt(beginning, zone)).toBe(slotsOf([weekdayOf(today)], [part]));
        }
      }),
    );
  });

  it('asks nobody at night', () => {
    const night = newYork.instantOf({ year: 2026, month: 11, day: 20, hour: 23, minute: 0 });
    expect(slotAt(night, newYork)).toBe(noSlots);
  });

  it.each([
    [{ year: 2028, month: 2, day: 28 }, 2, { year: 2028, month: 3, day: 1 }, 'wednesday'],
    [{ year: 2026, month: 12, day: 31 }, 1, { year: 2027, month: 1, day: 1 }, 'friday'],
    [{ year: 1969, month: 12, day: 30 }, 0, { year: 1969, month: 12, day: 30 }, 'tuesday'],
  ] satisfies [LocalDay, number, LocalDay, string][])('%j and %i days is %j', (from, count, to, weekday) => {
    expect(addDays(from, count)).toEqual(to);
    expect(weekdayOf(to)).toBe(weekday);
  });
});
