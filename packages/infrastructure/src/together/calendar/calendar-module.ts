import { Calendar } from '@nestmates/application/together/calendar/calendar.ts';
import { CalendarFiles } from '@nestmates/application/together/calendar/calendar-files.ts';
import { CalendarPages } from '@nestmates/application/together/calendar/calendar-pages.ts';
import { members } from '../../members/accounts/ports.ts';
import { entitlements } from '../../platform/access/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { clock, publicUrl } from '../../platform/shared/ports.ts';
import { adapter, feature, service } from '../../platform/wiring/wiring.ts';
import { exportParts } from '../../trust/exports/ports.ts';
import { CalendarEventModel } from './calendar-event-model.ts';
import { CalendarReader } from './calendar-reader.ts';
import { CalendarRepository } from './calendar-repository.ts';
import { IcalGeneratorFeed } from './ical-generator-feed.ts';
import { calendarEvents, calendarFeed, calendarQueries, calendarStore } from './ports.ts';

export const calendarFeature = feature({
  bind(bind) {
    repository(bind, [calendarStore, calendarEvents], CalendarRepository);
    repository(bind, calendarQueries, CalendarReader);
    adapter(bind, calendarFeed, IcalGeneratorFeed, []);
    service(bind, CalendarPages, { queries: calendarQueries, clock });
    service(bind, Calendar, {
      store: calendarEvents,
      queries: calendarQueries,
      members,
      events,
      transaction,
      clock,
    });
    service(bind, CalendarFiles, {
      queries: calendarQueries,
      feed: calendarFeed,
      entitlements,
      clock,
      publicUrl,
    });
    bind(exportParts).toResolvedValue(
      (files) => ({ path: 'calendar.ics', write: (memberId) => files.everything(memberId) }),
      [CalendarFiles],
    );
  },
  tables: [CalendarEventModel],
});
