import { Letters } from '@nestmates/application/members/emails/letters.ts';
import { PushNotifications } from '@nestmates/application/members/notifications/push-notifications.ts';
import { playdateLetters } from '@nestmates/application/together/playdates/letters.ts';
import { PlaydateAnswers } from '@nestmates/application/together/playdates/playdate-answers.ts';
import { endPlaydate } from '@nestmates/application/together/playdates/playdate-changes.ts';
import {
  PlaydateNotices,
  tellOfPlaydate,
} from '@nestmates/application/together/playdates/playdate-notices.ts';
import { Playdates } from '@nestmates/application/together/playdates/playdates.ts';
import { messageStore } from '../../friends/messages/ports.ts';
import { deliverLetter } from '../../members/emails/deliver-letter.ts';
import { pairs } from '../../members/pairs/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { calendarStore } from '../calendar/ports.ts';
import { memberTimes } from '../planner/ports.ts';
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
});
