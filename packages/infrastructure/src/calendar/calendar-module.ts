import { Calendar } from '@nestmates/application/calendar/calendar.ts';
import { repository } from '../database/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { CalendarRepository } from './calendar-repository.ts';
import { calendarQueries, calendarStore } from './ports.ts';

export const calendarFeature = feature({
  bind(bind) {
    repository(bind, [calendarStore, calendarQueries], CalendarRepository);
    service(bind, Calendar, { queries: calendarQueries, clock });
  },
});
