import type { ListingId } from '@nestmates/domain/platform/shared/ids.ts';
import { unreadDigest } from '../../src/friends/messages/emails.ts';
import { Messages } from '../../src/friends/messages/messages.ts';
import {
  notifyUnread,
  planUnreadDigest,
  UnreadNotifications,
} from '../../src/friends/messages/unread-notifications.ts';
import { ListingQuestions } from '../../src/market/listings/listing-questions.ts';
import {
  deliverPush,
  PushNotifications,
} from '../../src/members/notification-settings/push-notifications.ts';
import type { Caller } from '../../src/platform/access/caller.ts';
import { jobHandler } from '../../src/platform/jobs/jobs.ts';
import { aCaller } from '../a-caller.ts';
import { aMember, entitlementOf } from '../a-member.ts';
import { StoppedClock } from '../stopped-clock.ts';
import { stub } from '../stub.ts';
import { MemoryDevices } from './memory-devices.ts';
import { MemoryEmails } from './memory-emails.ts';
import { MemoryEvents } from './memory-events.ts';
import { MemoryListingConversations } from './memory-listing-conversations.ts';
import { MemoryMessages } from './memory-messages.ts';
import { MemoryPairs } from './memory-pairs.ts';
import { MemoryPeople } from './memory-people.ts';
import { MemoryPushServices } from './memory-push-services.ts';
import { MemoryRateLimiter } from './memory-rate-limiter.ts';
import { MemoryUnreadRecords } from './memory-unread-records.ts';

const [ana, bea] = [aCaller({ id: 1, plan: 'pro' }), aCaller({ id: 2, plan: 'pro' })];

/** Messages over ports in memory: Ana (1), who is connected with Bea (2), and a stranger, Cleo (3); all have Pro. */
export function messagesInMemory() {
  const clock = new StoppedClock();
  const people = new MemoryPeople(
    ['Ana', 'Bea', 'Cleo'].map((firstName, nth) =>
      aMember({ id: nth + 1, firstName, entitlement: entitlementOf.pro }),
    ),
  );
  const pairs = new MemoryPairs(people);
  const [store, events, mail] = [new MemoryMessages(pairs), new MemoryEvents(), new MemoryEmails(clock)];
  const { jobs, emails, mailer, settings } = mail;
  const [devices, services] = [new MemoryDevices(), new MemoryPushServices()];
  const records = new MemoryUnreadRecords(store);
  const [transaction, queries] = [pairs.transaction, store];
  const conversations = new MemoryListingConversations(pairs);
  const listings = { lockShared: async (id: ListingId) => pairs.listings.get(id) };
  const rateLimiter = new MemoryRateLimiter(clock);
  const questions = new ListingQuestions({
    listingConversations: conversations,
    listingStore: stub(listings),
    rateLimiter,
    clock,
  });
  const messages = new Messages({
    messageStore: store,
    messageQueries: queries,
    pairs,
    questions,
    events,
    jobs,
    transaction,
    clock,
  });
  const pushNotifications = new PushNotifications({ devices, pushServices: services, jobs, clock });
  const unread = new UnreadNotifications({
    unreadRecords: records,
    members: stub({ find: (id) => people.find(id) }),
    entitlements: people,
    notificationSettings: settings,
    pushNotifications,
    jobs,
    emails,
    transaction,
    clock,
  });
  const handlers = [
    jobHandler(notifyUnread, (payload) => unread.notify(payload)),
    jobHandler(planUnreadDigest, (payload) => unread.scheduleDigest(payload)),
    jobHandler(deliverPush, (payload) => pushNotifications.deliver(payload)),
    mail.handlerOf(unreadDigest, records),
  ];
  /** Sets the clock forward and runs the jobs that are due then, and those that they add. */
  const advance = async (span: number) => {
    clock.forward(span);
    await jobs.runDue(handlers, clock.now());
  };
  const write = async (by = ana, to = bea, message = 'See you at ten.', clientId?: string) =>
    messages.send({ by, receiverId: to.id, message, clientId });
  const block = (by: Caller, of: Caller) => pairs.blocks.push({ by: by.id, of: of.id, at: clock.now() });
  pairs.connect(ana.id, bea.id, 80, clock.now());
  return {
    clock,
    people,
    pairs,
    store,
    events,
    jobs,
    mailer,
    settings,
    devices,
    services,
    records,
    messages,
    pushNotifications,
    unread,
    advance,
    write,
    block,
  };
}
