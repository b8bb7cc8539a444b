import { Letters } from '@nestmates/application/letters/letters.ts';
import { unreadDigest } from '@nestmates/application/messages/letters.ts';
import { Messages } from '@nestmates/application/messages/messages.ts';
import {
  notifyUnread,
  planUnreadDigest,
  UnreadNotifications,
} from '@nestmates/application/messages/unread-notifications.ts';
import { PushNotifications } from '@nestmates/application/notifications/push-notifications.ts';
import { members } from '../accounts/ports.ts';
import { repository, transaction } from '../database/ports.ts';
import { jobHandler, jobs } from '../jobs/ports.ts';
import { deliverLetter } from '../letters/deliver-letter.ts';
import { events } from '../live/ports.ts';
import { notificationSettings } from '../notifications/ports.ts';
import { pairs } from '../pairs/ports.ts';
import { clock } from '../shared/ports.ts';
import { entitlements } from '../subscriptions/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { MessageReader } from './message-reader.ts';
import { MessageRepository } from './message-repository.ts';
import * as messagingMigration from './migrations/2026-11-20-messaging.ts';
import { messageQueries, messageStore, unreadRecords } from './ports.ts';
import { UnreadRepository } from './unread-repository.ts';

export const messagesFeature = feature({
  bind(bind) {
    repository(bind, messageStore, MessageRepository);
    repository(bind, messageQueries, MessageReader);
    repository(bind, unreadRecords, UnreadRepository);

    service(bind, Messages, {
      store: messageStore,
      queries: messageQueries,
      pairs,
      events,
      jobs,
      transaction,
      clock,
    });
    service(bind, UnreadNotifications, {
      records: unreadRecords,
      members,
      entitlements,
      settings: notificationSettings,
      pushNotifications: PushNotifications,
      jobs,
      letters: Letters,
      transaction,
      clock,
    });

    jobHandler(bind, notifyUnread, UnreadNotifications, (unread, payload) => unread.notify(payload));
    jobHandler(bind, planUnreadDigest, UnreadNotifications, (unread, payload) =>
      unread.scheduleDigest(payload),
    );
    deliverLetter(bind, unreadDigest, unreadRecords);
  },
  migrations: { '2026-11-20-messaging': messagingMigration },
});
