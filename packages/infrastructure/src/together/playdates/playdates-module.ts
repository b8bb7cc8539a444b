import { Emails } from '@nestmates/application/members/emails/emails.ts';
import {
  AwayPlaydates,
  endPlaydatesOfAway,
} from '@nestmates/application/together/playdates/away-playdates.ts';
import { playdateEmails } from '@nestmates/application/together/playdates/emails.ts';
import { PlaydateAnswers } from '@nestmates/application/together/playdates/playdate-answers.ts';
import { endPlaydate } from '@nestmates/application/together/playdates/playdate-changes.ts';
import {
  PlaydateReminders,
  planPlaydateReminder,
} from '@nestmates/application/together/playdates/playdate-reminders.ts';
import { Playdates } from '@nestmates/application/together/playdates/playdates.ts';
import { messageStore } from '../../friends/messages/ports.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { pairs } from '../../members/pairs/ports.ts';
import { restrictionStore, whenAway } from '../../members/restrictions/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { reportableThings } from '../../trust/things/ports.ts';
import { calendarStore } from '../calendar/ports.ts';
import { memberTimes } from '../planner/ports.ts';
import { PlaydateModel } from './playdate-model.ts';
import { PlaydateReader } from './playdate-reader.ts';
import { PlaydateRepository } from './playdate-repository.ts';
import { PlaydateThings } from './playdate-things.ts';
import { playdatesExport } from './playdates-export.ts';
import { openPlaydates, playdateQueries, playdateStore } from './ports.ts';

const changes = {
  store: playdateStore,
  messages: messageStore,
  events,
  emails: Emails,
  jobs,
  transaction,
  clock,
};

export const playdatesFeature = feature({
  bind(bind) {
    repository(bind, reportableThings, PlaydateThings);
    repository(bind, [playdateStore, openPlaydates], PlaydateRepository);
    repository(bind, playdateQueries, PlaydateReader);
    service(bind, Playdates, { ...changes, queries: playdateQueries, times: memberTimes, pairs });
    service(bind, PlaydateAnswers, { ...changes, calendar: calendarStore });
    service(bind, AwayPlaydates, {
      ...changes,
      open: openPlaydates,
      restrictions: restrictionStore,
      calendar: calendarStore,
    });
    jobHandler(bind, endPlaydatesOfAway, AwayPlaydates, (playdates, payload) => playdates.endAll(payload));
    whenAway(bind, AwayPlaydates, {
      wentAway: (playdates, memberId) => playdates.wentAway(memberId),
      staysAway: (playdates, memberId) => playdates.staysAway(memberId),
    });
    service(bind, PlaydateReminders, { queries: playdateQueries, emails: Emails, transaction, clock });
    jobHandler(bind, planPlaydateReminder, PlaydateReminders, (reminders, ids) => reminders.plan(ids));
    jobHandler(bind, endPlaydate, PlaydateAnswers, (answers, payload) => answers.end(payload));
    for (const email of Object.values(playdateEmails)) deliverEmail(bind, email, playdateQueries);
  },
  tables: [PlaydateModel],
  exported: playdatesExport,
});
