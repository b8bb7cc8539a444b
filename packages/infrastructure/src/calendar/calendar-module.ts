import { Calendar } from '@nestmates/application/calendar/calendar.ts';
import { repository } from '../database/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { calendarQueries, calendarStore } from './ports.ts';
import { SqlCalendar } from './sql-calendar.ts';

export const calendarFeature = feature({
  bind(bind) {
    repository(bind, [calendarStore, calendarQueries], SqlCalendar);
    service(bind, Calendar, { queries: calendarQueries, clock });
  },
});
