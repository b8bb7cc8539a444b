import type { CalendarLinks } from '@nestmates/application/together/calendar-links/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const calendarLinks = port<CalendarLinks>('calendar-links');
