import { Letters } from '@nestmates/application/letters/letters.ts';
import { PushNotifications } from '@nestmates/application/notifications/push-notifications.ts';
import { playdateLetters } from '@nestmates/application/playdates/letters.ts';
import { PlaydateAnswers } from '@nestmates/application/playdates/playdate-answers.ts';
import { endPlaydate } from '@nestmates/application/playdates/playdate-changes.ts';
import { PlaydateNotices, tellOfPlaydate } from '@nestmates/application/playdates/playdate-notices.ts';
import { Playdates } from '@nestmates/application/playdates/playdates.ts';
import { calendarStore } from '../calendar/ports.ts';
import { repository, transaction } from '../database/ports.ts';
import { jobHandler, jobs } from '../jobs/ports.ts';
import { deliverLetter } from '../letters/deliver-letter.ts';
import { events } from '../live/ports.ts';
import { messageStore } from '../messages/ports.ts';
import { pairs } from '../pairs/ports.ts';
import { memberTimes } from '../planner/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import * as playdatesMigration from './migrations/2026-11-24-playdates.ts';
import { PlaydateReader } from './playdate-reader.ts';
import { PlaydateRepository } from './playdate-repository.ts';
import { playdateQueries, playdateStore } from './ports.ts';

const changes = { store: playdateStore, messages: messageStore, events, jobs, transaction, clock };

export const playdatesFeature = feature({
  bind(bind) {
    repository(bind, playdateStore, PlaydateRepository);
    repository(bind, playdateQueries, PlaydateReader);
    service(bind, Playdates, { ...changes, queries: playdateQueries, times: memberTimes, pairs });
    service(bind, PlaydateAnswers, { ...changes, calendar: calendarStore });
    service(bind, PlaydateNotices, {
      queries: playdateQueries,
      pushNotifications: PushNotifications,
      letters: Letters,
      jobs,
      transaction,
      clock,
    });
    jobHandler(bind, tellOfPlaydate, PlaydateNotices, (notices, payload) => notices.tell(payload));
    jobHandler(bind, endPlaydate, PlaydateAnswers, (answers, payload) => answers.end(payload));
    for (const letter of Object.values(playdateLetters)) deliverLetter(bind, letter, playdateQueries);
  },
  migrations: { '2026-11-24-playdates': playdatesMigration },
});
