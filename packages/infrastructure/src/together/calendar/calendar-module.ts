import { Calendar } from '@nestmates/application/together/calendar/calendar.ts';
import { CalendarFiles } from '@nestmates/application/together/calendar/calendar-files.ts';
import { CalendarPages } from '@nestmates/application/together/calendar/calendar-pages.ts';
import { repository } from '../../platform/database/bindings.ts';
import { adapter, feature, port, service } from '../../platform/wiring/wiring.ts';
import { CalendarEventModel } from './calendar-event-model.ts';
import { CalendarReader } from './calendar-reader.ts';
import { CalendarRepository } from './calendar-repository.ts';
import { IcalGeneratorFeed } from './ical-generator-feed.ts';

export const calendarFeature = feature({
  bind(bind) {
    repository(bind, ['calendarStore', 'calendarEvents'], CalendarRepository);
    repository(bind, 'calendarQueries', CalendarReader);
    adapter(bind, 'calendarFeed', IcalGeneratorFeed, []);
    service(bind, CalendarPages);
    service(bind, Calendar);
    service(bind, CalendarFiles, 'calendarFiles');
    bind(port('exportParts')).toResolvedValue(
      (files) => ({ path: 'calendar.ics', write: (memberId) => files.everything(memberId) }),
      [CalendarFiles],
    );
  },
  tables: [CalendarEventModel],
});
