import { type DayPart, dayParts, noSlots, type Slots, slotsOf } from '../../members/availability/slots.ts';
import { usualLength } from '../../members/pairs/plan-length.ts';
import { hours, later } from '../../platform/shared/time.ts';
import { planTimeRule } from '../plans/plan-time.ts';
import { addDays, type ClockTime, type TimeZone, weekdayOf } from './local-time.ts';

/** A time that a calendar holds. */
export interface Busy {
  readonly from: Date;
  readonly to: Date;
}

/**
 * When a member is free: the member's week as they told it, by their own clock, minus what their calendar holds.
 */
export interface MemberTime {
  readonly slots: Slots;
  readonly zone: TimeZone;
  readonly busy: readonly Busy[];
}

/** The days that are looked at, from today on. */
export const plannedDays = 28;

/** Enough for the other one to answer, and for the reminder of the day before. */
export const leastNotice = hours(24);

/** When a playdate begins in each part of a day, so that it ends before meals and bedtimes. */
export const beginningOf: Readonly<Record<DayPart, ClockTime>> = {
  morning: { hour: 10, minute: 0 },
  afternoon: { hour: 15, minute: 0 },
  evening: { hour: 17, minute: 30 },
};

/** The hours that count as each part of a day; nobody is asked for the rest. */
const hoursOf: Readonly<Record<DayPart, { readonly from: number; readonly to: number }>> = {
  morning: { from: 7, to: 12 },
  afternoon: { from: 12, to: 17 },
  evening: { from: 17, to: 21 },
};

/** The slot of the week that a moment lies in by the clock of a zone; none at night. */
export function slotAt(at: Date, zone: TimeZone): Slots {
  const local = zone.localTimeOf(at);
  const part = dayParts.find((name) => local.hour >= hoursOf[name].from && local.hour < hoursOf[name].to);
  return part ? slotsOf([weekdayOf(local)], [part]) : noSlots;
}

/** A time at which a playdate could begin, and its slot of the week by the clock of the member. */
export interface FreeTime {
  readonly beginning: Date;
  readonly slot: Slots;
}

export interface FreeTimes {
  readonly times: readonly FreeTime[];
  /** The slots of the times by another clock, worked out once for each zone. */
  slotsIn(zone: TimeZone): readonly Slots[];
}

/** Whether the member could be at a playdate that begins in this slot of theirs. */
function isFree({ slots, busy }: MemberTime, beginning: Date, slot: Slots): boolean {
  if ((slots & slot) === noSlots) return false;
  const start = beginning.getTime();
  const end = start + usualLength;
  return !busy.some(({ from, to }) => from.getTime() < end && to.getTime() > start);
}

/** Every time at which the member could begin a playdate, in order. */
export function freeTimes(member: MemberTime, now: Date): FreeTimes {
  const { zone } = member;
  const today = zone.localTimeOf(now);
  const earliest = later(now, leastNotice);
  const times = Array.from({ length: plannedDays }, (_, count) => addDays(today, count))
    .flatMap((day) =>
      dayParts.map((part) => ({
        beginning: zone.instantOf({ ...day, ...beginningOf[part] }),
        slot: slotsOf([weekdayOf(day)], [part]),
      })),
    )
    .filter(({ beginning, slot }) => beginning >= earliest && isFree(member, beginning, slot));
  const slotsByZone = new Map<TimeZone, readonly Slots[]>([[zone, times.map(({ slot }) => slot)]]);
  return {
    times,
    slotsIn(other) {
      const slots = slotsByZone.get(other) ?? times.map(({ beginning }) => slotAt(beginning, other));
      slotsByZone.set(other, slots);
      return slots;
    },
  };
}

/** Those at which another member is free too, by their own clock. */
export function sharedWith(mine: FreeTimes, other: MemberTime): readonly FreeTime[] {
  const slots = mine.slotsIn(other.zone);
  return mine.times.filter(({ beginning }, index) => isFree(other, beginning, slots[index] ?? noSlots));
}

/** The slots of the week that hold one of these times at least. */
export const slotsAt = (times: readonly FreeTime[]): Slots =>
  times.reduce((slots, { slot }) => slots | slot, noSlots);

const beginningsOf = (times: readonly FreeTime[]): readonly Date[] => times.map(({ beginning }) => beginning);

/** Takes as many as a proposal holds. */
export const firstTimes = (times: readonly FreeTime[]): readonly Date[] =>
  beginningsOf(times.slice(0, planTimeRule.maxTimes));

/** All common times; the days and clocks are those of the first. */
export const commonTimes = (mine: MemberTime, theirs: MemberTime, now: Date): readonly Date[] =>
  beginningsOf(sharedWith(freeTimes(mine, now), theirs));

/** The slots of the week, by the clock of the first, in which there is a common time. */
export const commonSlotsAhead = (mine: MemberTime, theirs: MemberTime, now: Date): Slots =>
  slotsAt(sharedWith(freeTimes(mine, now), theirs));
