import { Letters } from '@nestmates/application/members/emails/letters.ts';
import { PushNotifications } from '@nestmates/application/members/notifications/push-notifications.ts';
import { swapLetters } from '@nestmates/application/together/swaps/letters.ts';
import { SwapNotices, tellOfSwap } from '@nestmates/application/together/swaps/swap-notices.ts';
import { SwapTimes } from '@nestmates/application/together/swaps/swap-times.ts';
import { Swaps } from '@nestmates/application/together/swaps/swaps.ts';
import { deliverLetter } from '../../members/emails/deliver-letter.ts';
import { pairs } from '../../members/pairs/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { cronJob, jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { calendarStore } from '../calendar/ports.ts';
import { swapQueries, swapStore } from './ports.ts';
import { SwapReader } from './swap-reader.ts';
import { SwapRepository } from './swap-repository.ts';

export const swapsFeature = feature({
  bind(bind) {
    repository(bind, swapStore, SwapRepository);
    repository(bind, swapQueries, SwapReader);
    service(bind, Swaps, {
      store: swapStore,
      queries: swapQueries,
      pairs,
      calendar: calendarStore,
      events,
      jobs,
      transaction,
      clock,
    });
    service(bind, SwapTimes, { store: swapStore, calendar: calendarStore, events, jobs, transaction, clock });
    service(bind, SwapNotices, {
      queries: swapQueries,
      pushNotifications: PushNotifications,
      letters: Letters,
      jobs,
      transaction,
      clock,
    });
    jobHandler(bind, tellOfSwap, SwapNotices, (notices, payload) => notices.tell(payload));
    cronJob(bind, { name: 'swaps.remove-contacts', schedule: '23 * * * *' }, Swaps, (swaps) =>
      swaps.removeContacts(),
    );
    for (const letter of Object.values(swapLetters)) deliverLetter(bind, letter, swapQueries);
  },
});
