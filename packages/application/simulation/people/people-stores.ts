import { Blocks } from '../../src/friends/blocks/blocks.ts';
import { Connections } from '../../src/friends/connections/connections.ts';
import { requestEmail } from '../../src/friends/connections/emails.ts';
import { unreadDigest } from '../../src/friends/messages/emails.ts';
import { Messages } from '../../src/friends/messages/messages.ts';
import {
  notifyUnread,
  planUnreadDigest,
  UnreadNotifications,
} from '../../src/friends/messages/unread-notifications.ts';
import { Waves } from '../../src/friends/waves/waves.ts';
import { confirmedActEmail } from '../../src/members/accounts/security-emails.ts';
import type { Email, Recipient } from '../../src/members/emails/email.ts';
import { Emails } from '../../src/members/emails/emails.ts';
import {
  deliverPush,
  PushNotifications,
} from '../../src/members/notification-settings/push-notifications.ts';
import { Strangers } from '../../src/members/people/strangers.ts';
import { type Jobs, jobHandler } from '../../src/platform/jobs/jobs.ts';
import type { Events } from '../../src/platform/live/ports.ts';
import { playdateEmails } from '../../src/together/playdates/emails.ts';
import { PlaydateAnswers } from '../../src/together/playdates/playdate-answers.ts';
import { endPlaydate } from '../../src/together/playdates/playdate-changes.ts';
import { PlaydateReminders, planPlaydateReminder } from '../../src/together/playdates/playdate-reminders.ts';
import { Playdates } from '../../src/together/playdates/playdates.ts';
import { swapEmails } from '../../src/together/swaps/emails.ts';
import { planSwapReminders, SwapReminders } from '../../src/together/swaps/swap-reminders.ts';
import { SwapTimes } from '../../src/together/swaps/swap-times.ts';
import { Swaps } from '../../src/together/swaps/swaps.ts';
import { aCaller } from '../../testing/a-caller.ts';
import { aChild, aMember, entitlementOf } from '../../testing/a-member.ts';
import { MemoryBlocks } from '../../testing/memory/memory-blocks.ts';
import { MemoryCalendarStore } from '../../testing/memory/memory-calendar-store.ts';
import { MemoryConnections } from '../../testing/memory/memory-connections.ts';
import { MemoryDevices } from '../../testing/memory/memory-devices.ts';
import { MemoryEvents } from '../../testing/memory/memory-events.ts';
import { MemoryMailer } from '../../testing/memory/memory-mailer.ts';
import { MemoryMemberTimes } from '../../testing/memory/memory-member-times.ts';
import { MemoryMessages } from '../../testing/memory/memory-messages.ts';
import { MemoryNotificationSettings } from '../../testing/memory/memory-notification-settings.ts';
import { MemoryPairs } from '../../testing/memory/memory-pairs.ts';
import { MemoryPeople } from '../../testing/memory/memory-people.ts';
import { MemoryPlaydates } from '../../testing/memory/memory-playdates.ts';
import { MemoryPushServices } from '../../testing/memory/memory-push-services.ts';
import { MemoryRateLimiter } from '../../testing/memory/memory-rate-limiter.ts';
import { MemoryShownStrangers } from '../../testing/memory/memory-shown-strangers.ts';
import { MemorySwaps } from '../../testing/memory/memory-swaps.ts';
import { MemorySwipes } from '../../testing/memory/memory-swipes.ts';
import { MemoryUnreadRecords } from '../../testing/memory/memory-unread-records.ts';
import { MemoryWaves } from '../../testing/memory/memory-waves.ts';
import { stub } from '../../testing/stub.ts';
import { SimulatedFault } from '../faults.ts';
import type { World } from '../world.ts';

const names = ['Ana', 'Bea', 'Cleo', 'Dora', 'Ella'];

/** What the use cases of members among themselves keep and call; a planted mistake changes one of them. */
export interface PeoplePorts {
  readonly pairs: MemoryPairs;
  readonly connections: MemoryConnections;
  readonly messages: MemoryMessages;
  readonly waves: MemoryWaves;
  readonly swaps: MemorySwaps;
  readonly playdates: MemoryPlaydates;
  readonly blocks: MemoryBlocks;
  readonly calendar: MemoryCalendarStore;
  readonly events: Events;
  readonly jobs: Jobs;
}

export type PeoplePlant = (ports: PeoplePorts, world: World) => PeoplePorts;

/** The stores of members among themselves as the tables of a world, and the use cases over them. */
export function peopleStores(world: World, plant: PeoplePlant = (ports) => ports) {
  const { transaction, scheduler: clock } = world;
  const people = new MemoryPeople(
    names.map((firstName, nth) =>
      aMember({
        id: nth + 1,
        firstName,
        email: `${firstName.toLowerCase()}@nestmates.example`,
        entitlement: entitlementOf.pro,
        children: [aChild({ id: 10 * (nth + 1) })],
      }),
    ),
  );
  const pairs = new MemoryPairs(people, transaction);
  const [connections, messages] = [new MemoryConnections(pairs), new MemoryMessages(pairs)];
  const [waves, swaps, blocks] = [new MemoryWaves(pairs), new MemorySwaps(pairs), new MemoryBlocks(pairs)];
  const [swipes, shown, calendar] = [
    new MemorySwipes(),
    new MemoryShownStrangers(),
    new MemoryCalendarStore(),
  ];
  const playdateStore = new MemoryPlaydates(pairs);
  const [announced, mailer, records] = [
    new MemoryEvents(),
    new MemoryMailer(),
    new MemoryUnreadRecords(messages),
  ];
  world.tables.add([pairs.requests, pairs.connections, pairs.ended, pairs.blocks, messages.all]);
  world.tables.add([messages.readMarks, waves.all, swaps.stored, swaps.countedDays, swaps.kept]);
  world.tables.add([swipes.passes, swipes.counts, shown.shown, calendar.events, records.digests]);
  world.tables.add([announced.announced, playdateStore.stored, calendar.entries]);

  const ports = plant(
    {
      pairs: world.stored('pairs', pairs),
      connections: world.stored('connections', connections),
      messages: world.stored('messages', messages),
      waves: world.stored('waves', waves),
      swaps: world.stored('swaps', swaps),
      playdates: world.stored('playdates', playdateStore),
      blocks: world.stored('blocks', blocks),
      calendar: world.stored('calendar', calendar),
      events: world.stored('events', announced),
      jobs: world.stored('jobs', world.queue),
    },
    world,
  );
  const { events, jobs } = ports;
  const settings = world.stored('settings', new MemoryNotificationSettings());
  const unreadRecords = world.stored('unread', records);
  const rateLimiter = new MemoryRateLimiter(clock);
  const lost = (why: string) => new SimulatedFault(why);
  const pushNotifications = new PushNotifications({
    devices: world.stored('devices', new MemoryDevices()),
    pushServices: world.outside('push', new MemoryPushServices(), lost),
    jobs,
    clock,
  });
  const emails = new Emails({
    emailFaces: { of: async () => undefined },
    notMeLinks: stub({ issue: async () => 'not-me-token' }),
    jobs,
    notificationSettings: settings,
    rateLimiter,
    mailer: world.outside('mailer', mailer, lost),
    notificationList: stub({ tell: async () => undefined }),
    pushNotifications,
    clock,
    publicUrl: () => 'https://nestmates.example',
  });
  const members = stub<never>({ find: async (id: number) => people.get(id) } as never);
  const strangers = new Strangers({ shownStrangers: world.stored('shown', shown), clock });
  const stored = world.stored('swipes', swipes);
  const meeting = {
    pairs: ports.pairs,
    strangers,
    swipes: stored,
    partingFollowers: [],
    payingFollowers: [],
  };
  const shared = { events, emails, jobs, transaction, clock };
  const unread = new UnreadNotifications({
    ...shared,
    unreadRecords,
    members,
    entitlements: people,
    notificationSettings: settings,
    pushNotifications,
  });
  const ofSwaps = { ...shared, swapStore: ports.swaps, calendarStore: ports.calendar, pairs: ports.pairs };
  const reminders = new SwapReminders({ ...shared, swapQueries: ports.swaps });
  const ofPlaydates = { ...shared, playdateStore: ports.playdates, messageStore: ports.messages };
  const playdateAnswers = new PlaydateAnswers({ ...ofPlaydates, calendarStore: ports.calendar });
  const playdateReminders = new PlaydateReminders({ ...shared, playdateQueries: ports.playdates });
  const handlerOf = <Ids extends object, Source, Facts extends Recipient>(
    email: Email<Ids, Source, Facts>,
    source: Source,
  ) => jobHandler(email.job, (ids) => emails.deliver(email, source, ids));
  world.serve([
    jobHandler(notifyUnread, (payload) => unread.notify(payload)),
    jobHandler(planUnreadDigest, (payload) => unread.scheduleDigest(payload)),
    jobHandler(deliverPush, (payload) => pushNotifications.deliver(payload)),
    jobHandler(planSwapReminders, (payload) => reminders.plan(payload)),
    jobHandler(planPlaydateReminder, (payload) => playdateReminders.plan(payload)),
    jobHandler(endPlaydate, (payload) => playdateAnswers.end(payload)),
    jobHandler(confirmedActEmail.job, async () => undefined),
    handlerOf(requestEmail, ports.connections),
    handlerOf(unreadDigest, unreadRecords),
    ...Object.values(swapEmails).map((email) => handlerOf(email, ports.swaps)),
    ...Object.values(playdateEmails).map((email) => handlerOf(email, ports.playdates)),
  ]);
  return {
    people,
    pairs,
    messages,
    waves,
    swaps,
    playdateStore,
    calendar,
    announced,
    mailer,
    callers: people.ids.map((id) => aCaller({ id, plan: 'pro' })),
    connecting: new Connections({
      ...shared,
      ...meeting,
      connectionStore: ports.connections,
      connectionQueries: ports.connections,
      matchFacts: people,
      passes: stored,
    }),
    blocking: new Blocks({
      ...shared,
      ...meeting,
      blockStore: ports.blocks,
      members,
      keyedDigests: stub({ digest: async (_: string, what: string) => `digest of ${what}` }),
      connectionStore: ports.connections,
    }),
    writing: new Messages({
      ...shared,
      messageStore: ports.messages,
      messageQueries: ports.messages,
      pairs: ports.pairs,
      questions: stub({}),
    }),
    waving: new Waves({
      ...shared,
      waveStore: ports.waves,
      pairs: ports.pairs,
      members,
      notificationList: stub({ tell: async () => undefined }),
    }),
    swapping: new Swaps(ofSwaps),
    swapTimes: new SwapTimes(ofSwaps),
    playdates: new Playdates({
      ...ofPlaydates,
      playdateQueries: ports.playdates,
      memberTimes: new MemoryMemberTimes(people),
      checkInQueries: stub({ places: async () => [] }),
      pairs: ports.pairs,
    }),
    playdateAnswers,
  };
}

export type PeopleStores = ReturnType<typeof peopleStores>;
