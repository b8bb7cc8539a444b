import type { CalendarQueries, CalendarStore } from '@nestmates/application/calendar/ports.ts';
import { port } from '../wiring/wiring.ts';

export const calendarQueries = port<CalendarQueries>('calendar-queries');
export const calendarStore = port<CalendarStore>('calendar-store');
