import { OwnPassword } from '@nestmates/application/members/accounts/own-password.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { CalendarFiles } from '@nestmates/application/together/calendar/calendar-files.ts';
import { CalendarLinkService } from '@nestmates/application/together/calendar-links/calendar-links.ts';
import { calendarLinkEmail } from '@nestmates/application/together/calendar-links/emails.ts';
import { onEndOfAccess, tokens } from '../../members/accounts/ports.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { clock, publicUrl } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { CalendarLinkModel } from './calendar-link-model.ts';
import { CalendarLinkRepository } from './calendar-link-repository.ts';
import { calendarLinks } from './ports.ts';

export const calendarLinksFeature = feature({
  bind(bind) {
    repository(bind, calendarLinks, CalendarLinkRepository);
    service(bind, CalendarLinkService, {
      links: calendarLinks,
      files: CalendarFiles,
      tokens,
      ownPassword: OwnPassword,
      emails: Emails,
      transaction,
      clock,
      publicUrl,
    });
    deliverEmail(bind, calendarLinkEmail, calendarLinks);
    onEndOfAccess(bind, 'delete from calendar_links where user_id = :memberId');
  },
  tables: [CalendarLinkModel],
});
