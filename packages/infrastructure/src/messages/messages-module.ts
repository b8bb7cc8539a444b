import { Messages } from '@nestmates/application/messages/messages.ts';
import {
  notifyUnread,
  planUnreadDigest,
  sendUnreadDigest,
  UnreadNotifications,
} from '@nestmates/application/messages/unread-notifications.ts';
import { PushNotifications } from '@nestmates/application/notifications/push-notifications.ts';
import { members } from '../accounts/ports.ts';
import { repository, transaction } from '../database/ports.ts';
import { jobHandler, jobs } from '../jobs/ports.ts';
import { events } from '../live/ports.ts';
import { mailer } from '../mail/ports.ts';
import { notificationSettings } from '../notifications/ports.ts';
import { clock, publicUrl } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import * as messagingMigration from './migrations/2026-11-20-messaging.ts';
import { messagePermissions, messageQueries, messageStore, unreadRecords } from './ports.ts';
import { SqlMessagePermissions } from './sql-message-permissions.ts';
import { SqlMessageQueries } from './sql-message-queries.ts';
import { SqlMessageStore } from './sql-message-store.ts';
import { SqlUnreadRecords } from './sql-unread-records.ts';

export const messagesFeature = feature({
  bind(bind) {
    repository(bind, messageStore, SqlMessageStore);
    repository(bind, messageQueries, SqlMessageQueries);
    repository(bind, messagePermissions, SqlMessagePermissions);
    repository(bind, unreadRecords, SqlUnreadRecords);

    service(bind, Messages, {
      store: messageStore,
      queries: messageQueries,
      permissions: messagePermissions,
      events,
      jobs,
      transaction,
      clock,
    });
    service(bind, UnreadNotifications, {
      records: unreadRecords,
      members,
      settings: notificationSettings,
      pushNotifications: PushNotifications,
      jobs,
      mailer,
      transaction,
      clock,
      publicUrl,
    });

    jobHandler(bind, notifyUnread, UnreadNotifications, (unread, payload) => unread.notify(payload));
    jobHandler(bind, planUnreadDigest, UnreadNotifications, (unread, payload) =>
      unread.scheduleDigest(payload),
    );
    jobHandler(bind, sendUnreadDigest, UnreadNotifications, (unread, payload) => unread.sendDigest(payload));
  },
  migrations: { '2026-11-20-messaging': messagingMigration },
});
