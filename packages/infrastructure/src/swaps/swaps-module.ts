import { SwapLetters, sendSwapLetter } from '@nestmates/application/swaps/swap-letters.ts';
import { Swaps } from '@nestmates/application/swaps/swaps.ts';
import { calendarStore } from '../calendar/ports.ts';
import { repository, transaction } from '../database/ports.ts';
import { jobHandler, jobs } from '../jobs/ports.ts';
import { events } from '../live/ports.ts';
import { mailer } from '../mail/ports.ts';
import { pairs } from '../pairs/ports.ts';
import { rateLimiter } from '../rate-limits/ports.ts';
import { clock, publicUrl } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import * as swapsMigration from './migrations/2026-11-21-swaps.ts';
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
    service(bind, SwapLetters, { queries: swapQueries, mailer, rateLimiter, clock, publicUrl });
    jobHandler(bind, sendSwapLetter, SwapLetters, (letters, payload) => letters.send(payload));
  },
  migrations: { '2026-11-21-swaps': swapsMigration },
});
