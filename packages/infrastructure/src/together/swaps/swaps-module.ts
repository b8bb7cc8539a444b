import { AwaySwaps, endSwapsOfAway } from '@nestmates/application/together/swaps/away-swaps.ts';
import { swapEmails } from '@nestmates/application/together/swaps/emails.ts';
import { SwapPages } from '@nestmates/application/together/swaps/swap-pages.ts';
import { planSwapReminders, SwapReminders } from '@nestmates/application/together/swaps/swap-reminders.ts';
import { SwapTimes } from '@nestmates/application/together/swaps/swap-times.ts';
import { Swaps } from '@nestmates/application/together/swaps/swaps.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { whenAway } from '../../members/restrictions/bindings.ts';
import { repository } from '../../platform/database/bindings.ts';
import { jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import * as swapDaysMigration from './migrations/20261123T053000-swap-days.ts';
import * as swapTimesMigration from './migrations/20261129T171500-swap-times.ts';
import * as suggestedTimesMigration from './migrations/20261130T152000-suggested-times.ts';
import * as partedSwapsMigration from './migrations/20261130T223000-parted-swaps.ts';
import { SwapDayModel, SwapModel } from './swap-models.ts';
import { SwapReader } from './swap-reader.ts';
import { SwapRepository } from './swap-repository.ts';
import { SwapThings } from './swap-things.ts';
import { swapsExport } from './swaps-export.ts';

export const swapsFeature = feature({
  bind(bind) {
    repository(bind, 'reportableThings', SwapThings);
    repository(bind, ['swapStore', 'openSwaps'], SwapRepository);
    repository(bind, 'swapQueries', SwapReader);
    service(bind, SwapPages);
    service(bind, Swaps);
    service(bind, SwapTimes);
    service(bind, AwaySwaps);
    jobHandler(bind, endSwapsOfAway, AwaySwaps, (swaps, payload) => swaps.endAll(payload));
    whenAway(bind, AwaySwaps, {
      wentAway: (swaps, memberId) => swaps.wentAway(memberId),
      staysAway: (swaps, memberId) => swaps.staysAway(memberId),
    });
    service(bind, SwapReminders);
    jobHandler(bind, planSwapReminders, SwapReminders, (reminders, payload) => reminders.plan(payload));
    for (const email of Object.values(swapEmails)) deliverEmail(bind, email, port('swapQueries'));
  },
  tables: [SwapDayModel, SwapModel],
  migrations: {
    '20261123T053000-swap-days': swapDaysMigration,
    '20261129T171500-swap-times': swapTimesMigration,
    '20261130T152000-suggested-times': suggestedTimesMigration,
    '20261130T223000-parted-swaps': partedSwapsMigration,
  },
  exported: swapsExport,
});
