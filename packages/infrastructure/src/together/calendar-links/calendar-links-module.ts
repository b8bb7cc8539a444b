import { CalendarFiles } from '@nestmates/application/together/calendar/calendar-files.ts';
import { CalendarLinkService } from '@nestmates/application/together/calendar-links/calendar-links.ts';
import { tokens } from '../../members/accounts/ports.ts';
import { repository } from '../../platform/database/ports.ts';
import { clock, publicUrl } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { CalendarLinkRepository } from './calendar-link-repository.ts';
import { calendarLinks } from './ports.ts';

export const calendarLinksFeature = feature({
  bind(bind) {
    repository(bind, calendarLinks, CalendarLinkRepository);
    service(bind, CalendarLinkService, {
      links: calendarLinks,
      files: CalendarFiles,
      tokens,
      clock,
      publicUrl,
    });
  },
});
