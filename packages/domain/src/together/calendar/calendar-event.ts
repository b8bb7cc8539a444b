import type { MemberId } from '../../platform/shared/ids.ts';

/** The types that a member enters themselves. */
export const enteredEventTypes = ['swap', 'check-in', 'personal'] as const;
export type EnteredEventType = (typeof enteredEventTypes)[number];

export const calendarEventTypes = [...enteredEventTypes, 'playdate'] as const;
export type CalendarEventType = (typeof calendarEventTypes)[number];

/** An entry of one member's own calendar. */
export interface CalendarEvent {
  readonly userId: MemberId;
  readonly title: string;
  readonly date: Date;
  readonly until: Date;
  readonly type: CalendarEventType;
  readonly description: string | null;
}
