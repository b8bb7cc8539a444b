import { days, later } from '@nestmates/domain/shared/time.ts';
import type { SwapId, SwapResponse } from '@nestmates/domain/swaps/swap.ts';
import type { Caller } from '../../shared/caller.ts';
import { swapLetters } from '../../swaps/letters.ts';
import { Swaps } from '../../swaps/swaps.ts';
import { aCaller } from '../a-caller.ts';
import { aChild, aMember } from '../a-member.ts';
import { immediateTransaction } from '../immediate-transaction.ts';
import { StoppedClock } from '../stopped-clock.ts';
import { MemoryCalendarStore } from './memory-calendar-store.ts';
import { MemoryEvents } from './memory-events.ts';
import { MemoryLetters } from './memory-letters.ts';
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
  const mail = new MemoryLetters(clock);
  const swaps = new Swaps({
    store,
    queries: store,
    pairs,
    calendar,
    events,
    letters: mail.letters,
    transaction: immediateTransaction,
    clock,
  });
  const connection = pairs.connect(ana.id, bea.id);
  const ask = async ({
    recipientId = bea.id,
    matchId = connection,
    date = later(clock.now(), days(2)),
    childIds = [11],
    notes = 'Naps at one.',
  } = {}) =>
    swaps.request(ana, {
      recipientId,
      matchId,
      childIds,
      notes,
      date: date.toISOString(),
      location: 'Zilker Park',
      emergencyContact: 'Sam, 512 555 0100',
    });
  const answer = (swapId: SwapId, response: SwapResponse, by = bea) =>
    swaps.respond(by, { swapId, response });
  const block = (by: Caller, of: Caller) => pairs.blocks.push({ by: by.id, of: of.id, at: clock.now() });
  const sendLetters = () =>
    mail.jobs.runAll(Object.values(swapLetters).map((letter) => mail.handlerOf(letter, store)));
  return {
    clock,
    people,
    pairs,
    store,
    calendar,
    events,
    swaps,
    jobs: mail.jobs,
    mailer: mail.mailer,
    settings: mail.settings,
    ask,
    answer,
    block,
    sendLetters,
  };
}
