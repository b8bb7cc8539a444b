import { OwnPassword } from '@nestmates/application/members/accounts/own-password.ts';
import { Letters } from '@nestmates/application/members/emails/letters.ts';
import { CalendarFiles } from '@nestmates/application/together/calendar/calendar-files.ts';
import { CalendarLinkService } from '@nestmates/application/together/calendar-links/calendar-links.ts';
import { calendarLinkLetter } from '@nestmates/application/together/calendar-links/letters.ts';
import { onEndOfAccess, tokens } from '../../members/accounts/ports.ts';
import { deliverLetter } from '../../members/emails/deliver-letter.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
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
      ownPassword: OwnPassword,
      letters: Letters,
      transaction,
      clock,
      publicUrl,
    });
    deliverLetter(bind, calendarLinkLetter, calendarLinks);
    onEndOfAccess(bind, calendarLinks, (links, memberId) => links.remove(memberId));
  },
});
