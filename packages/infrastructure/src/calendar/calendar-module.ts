import { Calendar } from '@nestmates/application/calendar/calendar.ts';
import { CalendarFiles } from '@nestmates/application/calendar/calendar-files.ts';
import { members } from '../accounts/ports.ts';
import { repository, transaction } from '../database/ports.ts';
import { cronJob } from '../jobs/ports.ts';
import { events } from '../live/ports.ts';
import { clock, publicUrl } from '../shared/ports.ts';
import { entitlements } from '../subscriptions/ports.ts';
import { adapter, feature, service } from '../wiring/wiring.ts';
import { CalendarReader } from './calendar-reader.ts';
import { CalendarRepository } from './calendar-repository.ts';
import { IcalGeneratorFeed } from './ical-generator-feed.ts';
import * as calendarMigration from './migrations/2026-11-22-calendar-events.ts';
import { calendarEvents, calendarFeed, calendarQueries, calendarStore } from './ports.ts';

export const calendarFeature = feature({
  bind(bind) {
    repository(bind, [calendarStore, calendarEvents], CalendarRepository);
    repository(bind, calendarQueries, CalendarReader);
    adapter(bind, calendarFeed, IcalGeneratorFeed, []);
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
    cronJob(bind, { name: 'calendar.sweep', schedule: '23 * * * *' }, Calendar, (calendar, now) =>
      calendar.sweep(now),
    );
  },
  migrations: { '2026-11-22-calendar-events': calendarMigration },
});
