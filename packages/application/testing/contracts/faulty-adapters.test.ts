import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { expect, it } from 'vitest';
import type { Tracking } from '../../src/market/tracking/tracking.ts';
import type { Passwords, Tokens } from '../../src/members/accounts/ports.ts';
import type { JobTiming } from '../../src/platform/jobs/jobs.ts';
import type { Transaction } from '../../src/platform/shared/ports.ts';
import { faulty } from '../faulty.ts';
import { immediateTransaction } from '../immediate-transaction.ts';
import { MemoryEventHub } from '../memory/memory-event-hub.ts';
import { MemoryFiles } from '../memory/memory-files.ts';
import { MemoryJobs } from '../memory/memory-jobs.ts';
import { MemoryListingDrafts } from '../memory/memory-listing-drafts.ts';
import { MemoryMailer } from '../memory/memory-mailer.ts';
import { memoryPairPorts } from '../memory/memory-pair-ports.ts';
import { MemoryPaymentEvents } from '../memory/memory-payment-events.ts';
import { MemoryPhotoStore } from '../memory/memory-photos.ts';
import { MemoryRateLimiter } from '../memory/memory-rate-limiter.ts';
import { MemorySwipes } from '../memory/memory-swipes.ts';
import { MemoryTracking } from '../memory/memory-tracking.ts';
import { MemoryWriter } from '../memory/memory-writer.ts';
import { MovableClock } from '../movable-clock.ts';
import { blocksContract } from './blocks-contract.ts';
import { connectionsContract } from './connections-contract.ts';
import { eventNotifierContract, type NotifierUnderTest } from './event-notifier-contract.ts';
import { jobsContract } from './jobs-contract.ts';
import { leakedPasswordsContract, leakedPasswordsFaultContract } from './leaked-passwords-contract.ts';
import { listingDraftsContract, listingDraftsFaultContract } from './listing-drafts-contract.ts';
import { mailerContract, mailerFaultContract } from './mailer-contract.ts';
import { pairsContract } from './pairs-contract.ts';
import { passwordsContract } from './passwords-contract.ts';
import { paymentEventsContract } from './payment-events-contract.ts';
import { photoStoreContract, photoStoreFaultContract } from './photo-store-contract.ts';
import { rateLimiterContract } from './rate-limiter-contract.ts';
import { storedFilesContract, storedFilesFaultContract } from './stored-files-contract.ts';
import { brokenBy } from './suite.ts';
import { swipesContract } from './swipes-contract.ts';
import { tokensContract } from './tokens-contract.ts';
import { type TrackingUnderTest, trackingContract, trackingFaultContract } from './tracking-contract.ts';
import { writerContract, writerFaultContract } from './writer-contract.ts';
import { zipCentroidsContract } from './zip-centroids-contract.ts';

/** Milliseconds in place of the seconds that a real adapter has. */
const limit = 60;
const silence = () => new Promise<never>(() => undefined);
const raw = async () => {
  throw new TypeError('fetch failed');
};
const unavailable = async () => {
  throw new DomainError('unavailable', 'UNAVAILABLE', 'Please try again.');
};
const photosThat = (call: () => Promise<never>) => ({ save: call, add: call, read: call, remove: call });
const writerThat = (write: () => Promise<never>) => {
  const draft = () => ({ maxTokens: 1, write });
  return { author: 'ai', insight: draft, suggestions: draft } as const;
};

const files = new MemoryFiles();
const filesThat = (call: () => Promise<never>) => ({ save: call, read: call, remove: call });
const drafts = new MemoryListingDrafts();
const draftsThat = (write: () => Promise<never>) =>
  ({ author: 'ai', readsPhotos: true, draft: () => ({ maxTokens: 1, write }) }) as const;
const [photos, writer, swipes] = [new MemoryPhotoStore(), new MemoryWriter(), new MemorySwipes()];
const emails = new MemoryMailer();
const mailerWith = (send: MemoryMailer['send']) => {
  const underTest = { mailer: faulty(emails, { send }), received: async () => emails.sent };
  return () => mailerContract('faulty', () => underTest);
};

const clock = new MovableClock();
const [limiter, paymentEvents] = [new MemoryRateLimiter(clock), new MemoryPaymentEvents()];
const jobsWith = (change: (timing: JobTiming) => JobTiming, transaction: Transaction | null = null) => {
  const queue = new MemoryJobs();
  const jobs = faulty(queue, {
    add: (job, payload, timing = {}) => queue.add(job, payload, change(timing)),
  });
  const underTest = {
    jobs,
    clock,
    runDue: (handlers: Parameters<MemoryJobs['runDue']>[0]) => queue.runDue(handlers, clock.now()),
  };
  return () => jobsContract('faulty', () => underTest, transaction && (() => transaction));
};

let members = 0;
const nextMember = () => {
  members += 1;
  return members;
};
const hub = new MemoryEventHub();
const eventsWith = (instead: Partial<NotifierUnderTest>) => {
  const underTest = {
    open: () => hub.open(),
    member: async () => ({ id: nextMember(), session: `session-${members}` }),
    announce: hub.announce.bind(hub),
    endSession: hub.endSession.bind(hub),
    interrupt: hub.interrupt.bind(hub),
    ...instead,
  };
  return () => eventNotifierContract('faulty', () => underTest, limit);
};
/** Its processes hear nothing of each other, and one that has stopped still hears. */
const lonely = () => new MemoryEventHub().open();
const unstoppable = () => faulty(hub.open(), { stop: async () => undefined });

const trackingWith = (find: (tracking: MemoryTracking) => Tracking['find']) => {
  const tracking = new MemoryTracking();
  const underTest: TrackingUnderTest = {
    tracking: { find: find(tracking) },
    async carrierSays(parcel, state) {
      const at = new Date(2026, 10, 3);
      tracking.set(parcel, state === 'announced' ? { state } : { state, at });
      return at;
    },
  };
  return () => trackingContract('faulty', () => underTest);
};

const countedTokens: Tokens = {
  generate: () => `${'a'.repeat(43)}${nextMember()}`,
  digest: (token) => token,
};
const plainPasswords: Passwords = {
  hash: async (password) => password,
  verify: async (hash = 'undefined', password) => hash === password,
};

const ports = memoryPairPorts();
const { pairs, connections, blocks } = ports;
const nothing = async () => undefined;

/** Adapters that break a suite, at least one for each, with the sentence of the suite that says so. */
const table: readonly (readonly [adapter: string, suite: () => void, broken: string])[] = [
  [
    'photos that stay',
    () => photoStoreContract('faulty', () => faulty(photos, { remove: nothing })),
    'are gone once removed, and the others stay',
  ],
  [
    'photos that fail with raw errors',
    () => photoStoreFaultContract('faulty', async () => photosThat(raw), limit),
    'are unavailable when the server fails with 500, in time',
  ],
  [
    'photos that are not there while their server fails',
    () =>
      photoStoreFaultContract('faulty', async () => ({ ...photosThat(unavailable), read: nothing }), limit),
    'are unavailable when the server fails with 500, in time',
  ],
  [
    'photos without a time limit',
    () => photoStoreFaultContract('faulty', async () => photosThat(silence), limit),
    'are unavailable when the server never answers, in time',
  ],
  [
    'files that stay',
    () => storedFilesContract('faulty', () => faulty(files, { remove: nothing })),
    'are gone once removed, and the others stay',
  ],
  [
    'files that are not there while their server fails',
    () =>
      storedFilesFaultContract('faulty', async () => ({ ...filesThat(unavailable), read: nothing }), limit),
    'are unavailable when the server fails with 500, in time',
  ],
  [
    'files without a time limit',
    () => storedFilesFaultContract('faulty', async () => filesThat(silence), limit),
    'are unavailable when the server never answers, in time',
  ],
  [
    'e-mails without pages',
    mailerWith((mail) => emails.send({ ...mail, html: '' })),
    'brings an e-mail with its subject, its text and its page, to the last character',
  ],
  [
    'e-mails that come twice',
    mailerWith(async (mail) => {
      await emails.send(mail);
      await emails.send(mail);
    }),
    'brings every e-mail once, in its order',
  ],
  [
    'e-mails that are lost without an error',
    () => mailerFaultContract('faulty', async () => ({ send: nothing }), limit),
    'fails when the server is overloaded, in time',
  ],
  [
    'e-mails without a time limit',
    () => mailerFaultContract('faulty', async () => ({ send: silence }), limit),
    'fails when the server never answers, in time',
  ],
  [
    'a writer of too few suggestions',
    () =>
      writerContract('faulty', () =>
        faulty(writer, {
          suggestions: (request) => writer.suggestions({ ...request, pairs: request.pairs.slice(1) }),
        }),
      ),
    'writes one suggestion for each pair, in one go',
  ],
  [
    'drafts that read no photos, though they say so',
    () =>
      listingDraftsContract('faulty', () =>
        faulty(drafts, { draft: (request) => drafts.draft({ ...request, photo: null }) }),
      ),
    'tell something of a photo, if they read photos',
  ],
  [
    'drafts that are paid for where there is nothing to draft',
    () =>
      listingDraftsContract('faulty', () =>
        faulty(drafts, { draft: (request) => ({ ...drafts.draft(request), maxTokens: 1000 }) }),
      ),
    'tell nothing of nothing, at no cost',
  ],
  [
    'drafts that throw',
    () => listingDraftsFaultContract('faulty', async () => draftsThat(raw), limit),
    'fail in our words when the server fails with 500, in time',
  ],
  [
    'drafts without a time limit',
    () => listingDraftsFaultContract('faulty', async () => draftsThat(silence), limit),
    'fail in our words when the server never answers, in time',
  ],
  [
    'a writer that throws',
    () => writerFaultContract('faulty', async () => writerThat(raw), limit),
    'fails in our words when the server breaks off, in time',
  ],
  [
    'a writer without a time limit',
    () => writerFaultContract('faulty', async () => writerThat(silence), limit),
    'fails in our words when the server never answers, in time',
  ],
  [
    'leaked passwords that are compared letter by letter',
    () => leakedPasswordsContract('faulty', () => ({ include: async (password) => password === 'password' })),
    'include Password1!',
  ],
  [
    'leaked passwords of which all are',
    () => leakedPasswordsContract('faulty', () => ({ include: async () => true })),
    'do not include Nestmates1!',
  ],
  [
    'leaked passwords that throw',
    () => leakedPasswordsFaultContract('faulty', async () => ({ include: raw }), limit),
    'do not include a password of which nobody knows when the server fails with 500, in time',
  ],
  [
    'leaked passwords without a time limit',
    () => leakedPasswordsFaultContract('faulty', async () => ({ include: silence }), limit),
    'do not include a password of which nobody knows when the server never answers, in time',
  ],
  [
    'leaked passwords that know nothing without their server',
    () => leakedPasswordsFaultContract('faulty', async () => ({ include: async () => false }), limit),
    'include the commonest ones when the server fails with 500, in time',
  ],
  [
    'parcels that have arrived as soon as they move',
    trackingWith((tracking) => async (parcel) => {
      const found = await tracking.find(parcel);
      return found?.state === 'moving' ? { ...found, state: 'delivered' } : found;
    }),
    'says that it is moving, and when it was scanned',
  ],
  [
    'parcels that were scanned when they were asked about',
    trackingWith((tracking) => async (parcel) => {
      const found = await tracking.find(parcel);
      return found && 'at' in found ? { ...found, at: new Date() } : found;
    }),
    'says that it is delivered, and when it was scanned',
  ],
  [
    'parcels of no carrier',
    trackingWith(
      (tracking) =>
        ({ number }) =>
          tracking.find({ carrier: 'usps', number }),
    ),
    'says that it is announced, and when it was scanned',
  ],
  [
    'tracking that throws',
    () => trackingFaultContract('faulty', async () => ({ find: raw }), limit),
    'knows nothing when the server fails with 500, in time',
  ],
  [
    'tracking without a time limit',
    () => trackingFaultContract('faulty', async () => ({ find: silence }), limit),
    'knows nothing when the server never answers, in time',
  ],
  [
    'tracking that makes something of nothing',
    () =>
      trackingFaultContract('faulty', async () => ({ find: async () => ({ state: 'announced' }) }), limit),
    'knows nothing when the server sends a page, in time',
  ],
  [
    'jobs that pile up under a key',
    jobsWith(({ key: _, ...timing }) => timing),
    'replace the one that waits under their key, and no other',
  ],
  ['jobs that do not wait', jobsWith(({ at: _, ...timing }) => timing), 'wait for their time'],
  [
    'jobs that are put off for ever',
    jobsWith(({ keep: _, ...timing }) => timing),
    'keep the last time under a key, or the first where that is asked for',
  ],
  [
    'jobs of a transaction that was taken back',
    jobsWith((timing) => timing, immediateTransaction),
    'exist if and only if their transaction is committed',
  ],
  [
    'events of one process',
    eventsWith({ open: lonely }),
    'come to every process, with their numbers, in order',
  ],
  [
    'sessions whose end is not told',
    eventsWith({ endSession: nothing }),
    'tell every process of a session that has ended',
  ],
  [
    'interruptions that nobody hears of',
    eventsWith({ interrupt: nothing }),
    'say after an interruption that some may have been missed, and come again',
  ],
  [
    'events for a process that has stopped',
    eventsWith({ open: unstoppable }),
    'end for a process that has stopped, and for no other',
  ],
  [
    'tokens that can be guessed',
    () => tokensContract('faulty', () => countedTokens),
    'differ in every part, so that one does not tell the next',
  ],
  [
    'tokens that are kept as they are',
    () => tokensContract('faulty', () => countedTokens),
    'have a digest that is always the same, and tells nothing of the token',
  ],
  [
    'passwords that are kept as they are',
    () => passwordsContract('faulty', () => plainPasswords),
    'have a hash that does not hold them, another one each time',
  ],
  [
    'a password of nobody',
    () => passwordsContract('faulty', () => plainPasswords),
    'of an account that is not there are never right',
  ],
  [
    'zips that are all somewhere',
    () =>
      zipCentroidsContract('faulty', () => ({
        find: () => ({ latitude: 40.667, longitude: -73.985 }),
        countsAs: () => null,
      })),
    'are nowhere when there is no such zip',
  ],
  [
    'tries without a limit',
    () =>
      rateLimiterContract('faulty', () => ({ clock, rateLimiter: faulty(limiter, { consume: nothing }) })),
    'are let through exactly as often as allowed, however many come at once',
  ],
  [
    'payment events whose copies are new',
    () =>
      paymentEventsContract('faulty', () =>
        faulty(paymentEvents, { add: async (event) => (await paymentEvents.add(event)) || true }),
      ),
    'wait once they are there, and copies are only counted',
  ],
  [
    'pairs without blocks',
    () =>
      pairsContract('faulty', () => ({
        ...ports,
        pairs: faulty(pairs, {
          between: async (...two) => {
            const between = await pairs.between(...two);
            return between && { ...between, blocked: false };
          },
        }),
      })),
    'are blocked from both sides, and know who has blocked',
  ],
  [
    'blocks that stay',
    () =>
      blocksContract('faulty', () => ({ ...ports, blocks: faulty(blocks, { remove: async () => true }) })),
    'are added once, and removed once, by whoever has blocked',
  ],
  [
    'connections that do not end',
    () =>
      connectionsContract('faulty', () => ({
        ...ports,
        connections: faulty(connections, { disconnect: nothing }),
      })),
    'end with the request that led to them, and end one that waits',
  ],
  [
    'swipes without a limit',
    () =>
      swipesContract('faulty', () => ({
        ...ports,
        swipes: faulty(swipes, { consume: async () => true }),
      })),
    'are allowed no more often when many come at once',
  ],
];

it.each(table)('%s break their suite', async (_, suite, broken) => {
  expect(await brokenBy(suite)).toContain(broken);
});

it('a suite says nothing of an adapter that keeps it', async () => {
  const kept = () => photoStoreContract('kept', () => photos);
  expect(await brokenBy(kept)).toEqual([]);
  expect(await brokenBy(jobsWith((timing) => timing))).toEqual([]);
  expect(await brokenBy(eventsWith({}))).toEqual([]);
});
