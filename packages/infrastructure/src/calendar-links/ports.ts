import type { CalendarLinks } from '@nestmates/application/calendar-links/ports.ts';
import { port } from '../wiring/wiring.ts';

export const calendarLinks = port<CalendarLinks>('calendar-links');
