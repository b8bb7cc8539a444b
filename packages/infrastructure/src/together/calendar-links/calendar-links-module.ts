import { CalendarLinkService } from '@nestmates/application/together/calendar-links/calendar-links.ts';
import { calendarLinkEmail } from '@nestmates/application/together/calendar-links/emails.ts';
import { onEndOfAccess } from '../../members/accounts/bindings.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { CalendarLinkModel } from './calendar-link-model.ts';
import { CalendarLinkRepository } from './calendar-link-repository.ts';

export const calendarLinksFeature = feature({
  bind(bind) {
    repository(bind, 'calendarLinks', CalendarLinkRepository);
    service(bind, CalendarLinkService);
    deliverEmail(bind, calendarLinkEmail, port('calendarLinks'));
    onEndOfAccess(bind, 'delete from calendar_links where user_id = :memberId');
  },
  tables: [CalendarLinkModel],
});
