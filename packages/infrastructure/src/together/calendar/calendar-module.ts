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
import { calendarExport } from './calendar-export.ts';
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
  retained: { calendar_events: { kind: 'deletedEvents', old: 'deleted_at < :before' } },
  exported: calendarExport,
  erasure: {
    calendar_events: {
      deleted:
        'id user_id title date type description swap_id created_at time time_zone repeat exceptions ends_at changed_at before_deletion deleted_at playdate_id',
    },
  },
});
