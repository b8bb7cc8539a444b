import { Letters } from '@nestmates/application/letters/letters.ts';
import { swapLetters } from '@nestmates/application/swaps/letters.ts';
import { Swaps } from '@nestmates/application/swaps/swaps.ts';
import { calendarStore } from '../calendar/ports.ts';
import { repository, transaction } from '../database/ports.ts';
import { cronJob } from '../jobs/ports.ts';
import { deliverLetter } from '../letters/deliver-letter.ts';
import { events } from '../live/ports.ts';
import { pairs } from '../pairs/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import * as swapsMigration from './migrations/2026-11-21-swaps.ts';
import * as outcomesMigration from './migrations/2026-11-23-swap-outcomes.ts';
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
      letters: Letters,
      transaction,
      clock,
    });
    cronJob(bind, { name: 'swaps.remove-contacts', schedule: '23 * * * *' }, Swaps, (swaps) =>
      swaps.removeContacts(),
    );
    for (const letter of Object.values(swapLetters)) deliverLetter(bind, letter, swapQueries);
  },
  migrations: { '2026-11-21-swaps': swapsMigration, '2026-11-23-swap-outcomes': outcomesMigration },
});
