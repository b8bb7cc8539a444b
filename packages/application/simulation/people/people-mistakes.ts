import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { endPlaydate } from '../../src/together/playdates/playdate-changes.ts';
import { faulty } from '../../testing/faulty.ts';
import type { PeoplePlant } from './people-stores.ts';

/** Mistakes as they happen to those who change this code; each has to be found. */
export const plantedInPeople: Readonly<Record<string, PeoplePlant>> = {
  'two are locked by nobody': (ports, world) => {
    world.transaction.forgottenLocks = /^pair/;
    return ports;
  },
  'a digest is locked by nobody': (ports, world) => {
    world.transaction.forgottenLocks = /^digest/;
    return ports;
  },
  'a block does not end the connection': (ports) => ({
    ...ports,
    connections: faulty(ports.connections, {
      disconnect: async (me, other, at) => {
        if (!ports.pairs.isBlocked(me, other)) await ports.connections.disconnect(me, other, at);
      },
    }),
  }),
  'a block is seen by nobody who asks to connect': (ports) => ({
    ...ports,
    pairs: faulty(ports.pairs, {
      lock: async (me, other) => {
        const pair = await ports.pairs.lock(me, other);
        return pair && { ...pair, blocked: false };
      },
    }),
  }),
  'a message that is sent again is another one': (ports) => ({
    ...ports,
    messages: faulty(ports.messages, {
      add: (draft, at) => ports.messages.add({ ...draft, clientId: null }, at),
    }),
  }),
  'members may wave each day': (ports) => ({
    ...ports,
    waves: faulty(ports.waves, {
      add: (draft, at, since) => ports.waves.add(draft, at, later(since, at.getTime() - since.getTime())),
    }),
  }),
  'a swap that is cancelled stays in the calendars': (ports) => ({
    ...ports,
    calendar: faulty(ports.calendar, { removeSwap: async () => undefined }),
  }),
  'calendars keep the old time of a swap': (ports) => ({
    ...ports,
    calendar: faulty(ports.calendar, { moveSwap: async () => undefined }),
  }),
  'events are announced outside the transaction': (ports, world) => {
    world.transaction.statementsApart = /^events/;
    return ports;
  },
  'an answer is given although the commit has failed': (ports, world) => {
    world.transaction.isCommitAssumed = true;
    world.faults.shares.commit = 0.05;
    return ports;
  },
  'a playdate that is cancelled stays in the calendars': (ports) => ({
    ...ports,
    calendar: faulty(ports.calendar, { removePlaydate: async () => undefined }),
  }),
  'a playdate is ended by nobody': (ports) => ({
    ...ports,
    jobs: faulty(ports.jobs, {
      add: async (job, payload, options) => {
        if (job.name !== endPlaydate.name) await ports.jobs.add(job, payload, options);
      },
    }),
  }),
  'a proposal that waits is taken for one that has lapsed': (ports) => ({
    ...ports,
    playdates: faulty(ports.playdates, {
      add: (playdate, at) => ports.playdates.add(playdate, later(at, days(9))),
    }),
  }),
  'a playdate stands in no thread': (ports) => ({
    ...ports,
    messages: faulty(ports.messages, {
      add: (draft, at) => ports.messages.add({ ...draft, playdateId: null }, at),
    }),
  }),
  'one of two who ask at once is not heard': (ports) => ({
    ...ports,
    pairs: faulty(ports.pairs, {
      lock: async (me, other) => {
        const pair = await ports.pairs.lock(me, other);
        return pair && { ...pair, received: undefined };
      },
    }),
  }),
};
