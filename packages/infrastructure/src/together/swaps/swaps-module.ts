import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { AwaySwaps, endSwapsOfAway } from '@nestmates/application/together/swaps/away-swaps.ts';
import { swapEmails } from '@nestmates/application/together/swaps/emails.ts';
import { SwapPages } from '@nestmates/application/together/swaps/swap-pages.ts';
import { planSwapReminders, SwapReminders } from '@nestmates/application/together/swaps/swap-reminders.ts';
import { SwapTimes } from '@nestmates/application/together/swaps/swap-times.ts';
import { Swaps } from '@nestmates/application/together/swaps/swaps.ts';
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
import * as swapDaysMigration from './migrations/20261123T053000-swap-days.ts';
import { openSwaps, swapQueries, swapStore } from './ports.ts';
import { SwapDayModel, SwapModel } from './swap-models.ts';
import { SwapReader } from './swap-reader.ts';
import { SwapRepository } from './swap-repository.ts';
import { SwapThings } from './swap-things.ts';
import { swapsExport } from './swaps-export.ts';

export const swapsFeature = feature({
  bind(bind) {
    repository(bind, reportableThings, SwapThings);
    repository(bind, [swapStore, openSwaps], SwapRepository);
    repository(bind, swapQueries, SwapReader);
    service(bind, SwapPages, { queries: swapQueries, clock });
    service(bind, Swaps, {
      store: swapStore,
      pairs,
      calendar: calendarStore,
      events,
      emails: Emails,
      jobs,
      transaction,
      clock,
    });
    service(bind, SwapTimes, {
      store: swapStore,
      calendar: calendarStore,
      events,
      emails: Emails,
      jobs,
      transaction,
      clock,
    });
    service(bind, AwaySwaps, {
      store: swapStore,
      open: openSwaps,
      restrictions: restrictionStore,
      calendar: calendarStore,
      events,
      emails: Emails,
      jobs,
      transaction,
      clock,
    });
    jobHandler(bind, endSwapsOfAway, AwaySwaps, (swaps, payload) => swaps.endAll(payload));
    whenAway(bind, AwaySwaps, {
      wentAway: (swaps, memberId) => swaps.wentAway(memberId),
      staysAway: (swaps, memberId) => swaps.staysAway(memberId),
    });
    service(bind, SwapReminders, { queries: swapQueries, emails: Emails, transaction, clock });
    jobHandler(bind, planSwapReminders, SwapReminders, (reminders, payload) => reminders.plan(payload));
    for (const email of Object.values(swapEmails)) deliverEmail(bind, email, swapQueries);
  },
  tables: [SwapDayModel, SwapModel],
  migrations: { '20261123T053000-swap-days': swapDaysMigration },
  exported: swapsExport,
});
