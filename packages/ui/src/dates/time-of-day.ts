import {
  atTime,
  dateOf,
  type LocalDateTime,
  timeOf,
} from '@nestmates/domain/platform/dates/calendar-date.ts';

/** Times compare as text. */
export interface TimeLimits {
  readonly min?: LocalDateTime | undefined;
  readonly max?: LocalDateTime | undefined;
}

export const halves = ['AM', 'PM'] as const;
export type Half = (typeof halves)[number];

/** Hours in the order of the clock. */
export const hoursOfHalf = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export const quarters = [0, 15, 30, 45] as const;

export interface ClockParts {
  readonly hour: number;
  readonly minute: number;
  readonly half: Half;
}

const minutesOf = (local: LocalDateTime): number => {
  const [hours = 0, minutes = 0] = timeOf(local).split(':').map(Number);
  return hours * 60 + minutes;
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const atMinute = (local: LocalDateTime, minutes: number): LocalDateTime =>
  atTime(dateOf(local), `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`);

export function clockParts(local: LocalDateTime): ClockParts {
  const hours = Math.floor(minutesOf(local) / 60);
  return { hour: hours % 12 || 12, minute: minutesOf(local) % 60, half: hours < 12 ? 'AM' : 'PM' };
}

/** The same day at other parts of the clock. */
export function withClock(local: LocalDateTime, change: Partial<ClockParts>): LocalDateTime {
  const { hour, minute, half } = { ...clockParts(local), ...change };
  return atMinute(local, (hour % 12) * 60 + minute + (half === 'PM' ? 12 * 60 : 0));
}

const lastMinute = 24 * 60 - 1;

/** A minute earlier or later on the same day. */
export const byMinutes = (local: LocalDateTime, count: number): LocalDateTime =>
  atMinute(local, Math.min(lastMinute, Math.max(0, minutesOf(local) + count)));

export function clampTime(local: LocalDateTime, { min, max }: TimeLimits): LocalDateTime {
  if (min !== undefined && local < min) return min;
  return max !== undefined && local > max ? max : local;
}

/** Whether there is anything to choose between these two times. */
export const isOpen = (from: LocalDateTime, to: LocalDateTime, { min, max }: TimeLimits): boolean =>
  (min === undefined || to >= min) && (max === undefined || from <= max);
