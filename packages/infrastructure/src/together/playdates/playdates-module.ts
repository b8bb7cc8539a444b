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
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { whenAway } from '../../members/restrictions/bindings.ts';
import { repository } from '../../platform/database/bindings.ts';
import { jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import * as playdatePlansMigration from './migrations/20261129T165500-playdate-plans.ts';
import { PlaydateModel } from './playdate-model.ts';
import { PlaydateReader } from './playdate-reader.ts';
import { PlaydateRepository } from './playdate-repository.ts';
import { PlaydateThings } from './playdate-things.ts';
import { playdatesExport } from './playdates-export.ts';

export const playdatesFeature = feature({
  bind(bind) {
    repository(bind, 'reportableThings', PlaydateThings);
    repository(bind, ['playdateStore', 'openPlaydates'], PlaydateRepository);
    repository(bind, 'playdateQueries', PlaydateReader);
    service(bind, Playdates);
    service(bind, PlaydateAnswers);
    service(bind, AwayPlaydates);
    jobHandler(bind, endPlaydatesOfAway, AwayPlaydates, (playdates, payload) => playdates.endAll(payload));
    whenAway(bind, AwayPlaydates, {
      wentAway: (playdates, memberId) => playdates.wentAway(memberId),
      staysAway: (playdates, memberId) => playdates.staysAway(memberId),
    });
    service(bind, PlaydateReminders);
    jobHandler(bind, planPlaydateReminder, PlaydateReminders, (reminders, ids) => reminders.plan(ids));
    jobHandler(bind, endPlaydate, PlaydateAnswers, (answers, payload) => answers.end(payload));
    for (const email of Object.values(playdateEmails)) deliverEmail(bind, email, port('playdateQueries'));
  },
  migrations: { '20261129T165500-playdate-plans': playdatePlansMigration },
  tables: [PlaydateModel],
  exported: playdatesExport,
});
