import { Connections } from '../../src/friends/connections/connections.ts';
import { requestLetter } from '../../src/friends/connections/letters.ts';
import { aCaller } from '../a-caller.ts';
import { aMember } from '../a-member.ts';
import { StoppedClock } from '../stopped-clock.ts';
import { MemoryConnections } from './memory-connections.ts';
import { MemoryEvents } from './memory-events.ts';
import { MemoryLetters } from './memory-letters.ts';
import { MemoryPairs } from './memory-pairs.ts';
import { MemoryPeople } from './memory-people.ts';
import { MemorySwipes } from './memory-swipes.ts';

const [ana, bea] = [aCaller({ id: 1 }), aCaller({ id: 2 })];

/** Connections over ports in memory: Ana (1) and Bea (2) are strangers. */
export function connectionsInMemory() {
  const clock = new StoppedClock();
  const people = new MemoryPeople([
    aMember({ id: 1, firstName: 'Ana' }),
    aMember({ id: 2, firstName: 'Bea' }),
  ]);
  const [pairs, swipes, events] = [new MemoryPairs(people), new MemorySwipes(), new MemoryEvents()];
  const store = new MemoryConnections(pairs);
  const mail = new MemoryLetters(clock);
  const connections = new Connections({
    store,
    pairs,
    queries: store,
    facts: people,
    passes: swipes,
    swipes,
    events,
    letters: mail.letters,
    transaction: pairs.transaction,
    clock,
  });
  const ask = async (by = ana, of = bea) => connections.request(by, { recipientId: of.id });
  const answer = (action: 'accept' | 'decline', by = bea) =>
    connections.respond(by, { requestId: pairs.requests[0]?.id ?? 0, action });
  const sendLetters = () => mail.jobs.runAll([mail.handlerOf(requestLetter, store)]);
  const isConnected = () => pairs.connection(ana.id, bea.id) !== undefined;
  return {
    clock,
    people,
    pairs,
    swipes,
    events,
    jobs: mail.jobs,
    mailer: mail.mailer,
    connections,
    sendLetters,
    ask,
    answer,
    isConnected,
  };
}
