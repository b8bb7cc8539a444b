import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { SwapId, SwapResponse } from '@nestmates/domain/together/swaps/swap.ts';
import type { Caller } from '../../src/platform/access/caller.ts';
import { jobHandler } from '../../src/platform/jobs/jobs.ts';
import { swapEmails } from '../../src/together/swaps/emails.ts';
import { SwapPages } from '../../src/together/swaps/swap-pages.ts';
import { planSwapReminders, SwapReminders } from '../../src/together/swaps/swap-reminders.ts';
import { SwapTimes } from '../../src/together/swaps/swap-times.ts';
import { Swaps } from '../../src/together/swaps/swaps.ts';
import { aCaller } from '../a-caller.ts';
import { aChild, aMember } from '../a-member.ts';
import { StoppedClock } from '../stopped-clock.ts';
import { MemoryCalendarStore } from './memory-calendar-store.ts';
import { MemoryEmails } from './memory-emails.ts';
import { MemoryEvents } from './memory-events.ts';
import { MemoryPairs } from './memory-pairs.ts';
import { MemoryPeople } from './memory-people.ts';
import { MemorySwaps } from './memory-swaps.ts';

const [ana, bea] = [aCaller({ id: 1 }), aCaller({ id: 2 })];
const seven = aChild({ id: 12, gender: 'boy', age: 7 });

/** Swaps over ports in memory: Ana (1), who is connected with Bea (2), and a stranger (3). */
export function swapsInMemory() {
  const clock = new StoppedClock();
  const people = new MemoryPeople([
    aMember({ id: ana.id, firstName: 'Ana', children: [aChild({ id: 11 }), seven] }),
    aMember({ id: bea.id, firstName: 'Bea', children: [aChild({ id: 21 })] }),
    aMember({ id: 3 }),
  ]);
  const pairs = new MemoryPairs(people);
  const [store, calendar, events] = [new MemorySwaps(pairs), new MemoryCalendarStore(), new MemoryEvents()];
  const mail = new MemoryEmails(clock);
  const { jobs, emails } = mail;
  const pages = new SwapPages({ swapQueries: store, clock });
  const swaps = new Swaps({
    swapStore: store,
    pairs,
    calendarStore: calendar,
    events,
    emails,
    jobs,
    transaction: pairs.transaction,
    clock,
  });
  const times = new SwapTimes({
    swapStore: store,
    calendarStore: calendar,
    events,
    emails,
    jobs,
    transaction: pairs.transaction,
    clock,
  });
  const reminders = new SwapReminders({ swapQueries: store, emails, transaction: pairs.transaction, clock });
  const connection = pairs.connect(ana.id, bea.id);
  const ask = async ({
    recipientId = bea.id,
    matchId = connection,
    date = later(clock.now(), days(2)),
    childIds = [11],
    notes = 'Naps at one.',
    ...given
  }: {
    recipientId?: number;
    matchId?: number;
    date?: Date;
    childIds?: number[];
    notes?: string;
    timeZone?: string;
    until?: string;
    otherTimes?: { date: string; until?: string }[];
    place?: { of: number };
    location?: string;
  } = {}) =>
    swaps.request(ana, {
      recipientId,
      matchId,
      childIds,
      notes,
      date: date.toISOString(),
      location: 'Zilker Park',
      emergencyContact: 'Sam, 512 555 0100',
      ...given,
    });
  const answer = (swapId: SwapId, response: SwapResponse, by = bea) =>
    swaps.respond(by, { swapId, response });
  const take = (swapId: SwapId, given: { time?: string; childIds?: number[] }) =>
    swaps.respond(bea, { swapId, response: 'confirmed', ...given });
  const block = (by: Caller, of: Caller) => pairs.blocks.push({ by: by.id, of: of.id, at: clock.now() });
  const propose = (swapId: SwapId, date: Date, by = ana) =>
    times.propose(by, { swapId, date: date.toISOString() });
  const handlers = [
    jobHandler(planSwapReminders, (payload) => reminders.plan(payload)),
    ...Object.values(swapEmails).map((email) => mail.handlerOf(email, store)),
  ];
  /** Runs the jobs whose time has come. */
  const sendEmails = () => jobs.runDue(handlers, clock.now());
  return {
    clock,
    people,
    pairs,
    store,
    calendar,
    events,
    pages,
    swaps,
    times,
    jobs,
    mailer: mail.mailer,
    settings: mail.settings,
    ask,
    answer,
    take,
    propose,
    pushedTo: (by: Caller) => mail.pushedTo(by.id),
    block,
    sendEmails,
  };
}
