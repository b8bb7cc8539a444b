import type { CalendarFeed } from '@nestmates/application/together/calendar/calendar-feed.ts';
import type {
  CalendarEvents,
  CalendarQueries,
  CalendarStore,
} from '@nestmates/application/together/calendar/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const calendarEvents = port<CalendarEvents>('calendar-events');
export const calendarFeed = port<CalendarFeed>('calendar-feed');
export const calendarQueries = port<CalendarQueries>('calendar-queries');
export const calendarStore = port<CalendarStore>('calendar-store');
