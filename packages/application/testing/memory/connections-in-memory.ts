import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Connections } from '../../src/friends/connections/connections.ts';
import { requestEmail } from '../../src/friends/connections/emails.ts';
import { Strangers } from '../../src/members/people/strangers.ts';
import { aCaller } from '../a-caller.ts';
import { aMember } from '../a-member.ts';
import { StoppedClock } from '../stopped-clock.ts';
import { MemoryConnections } from './memory-connections.ts';
import { MemoryEmails } from './memory-emails.ts';
import { MemoryEvents } from './memory-events.ts';
import { MemoryPairs } from './memory-pairs.ts';
import { MemoryPeople } from './memory-people.ts';
import { MemoryShownStrangers } from './memory-shown-strangers.ts';
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
  const mail = new MemoryEmails(clock);
  /** Who has ended a connection with whom, while it was still there. */
  const parted: (readonly [MemberId, MemberId])[] = [];
  const connections = new Connections({
    connectionStore: store,
    pairs,
    strangers: new Strangers({ shownStrangers: new MemoryShownStrangers(), clock }),
    connectionQueries: store,
    matchFacts: people,
    passes: swipes,
    swipes,
    events,
    emails: mail.emails,
    partingFollowers: [{ parts: async (me, other) => void parted.push([me, other]) }],
    transaction: pairs.transaction,
    clock,
  });
  const ask = async (by = ana, of = bea) => connections.request(by, { recipientId: of.id });
  const answer = (action: 'accept' | 'decline', by = bea) =>
    connections.respond(by, { requestId: pairs.requests[0]?.id ?? 0, action });
  const sendEmails = () => mail.jobs.runAll([mail.handlerOf(requestEmail, store)]);
  const isConnected = () => pairs.connection(ana.id, bea.id) !== undefined;
  return {
    clock,
    people,
    pairs,
    swipes,
    events,
    jobs: mail.jobs,
    mailer: mail.mailer,
    told: store.told,
    connections,
    sendEmails,
    ask,
    answer,
    isConnected,
    parted,
  };
}
