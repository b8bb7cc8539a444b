import type { MemberId } from '../shared/ids.ts';

export const calendarTypes = ['swap', 'check-in', 'personal'] as const;
export type CalendarType = (typeof calendarTypes)[number];

/** An entry of one member's own calendar. */
export interface CalendarEntry {
  readonly userId: MemberId;
  readonly title: string;
  readonly date: Date;
  readonly type: CalendarType;
  readonly description: string | null;
}
