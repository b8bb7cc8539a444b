import { jobHandler } from '@nestmates/application/jobs/jobs.ts';
import { Messages } from '@nestmates/application/messages/messages.ts';
import {
  notifyUnread,
  planUnreadDigest,
  sendUnreadDigest,
  UnreadNotifications,
} from '@nestmates/application/messages/unread-notifications.ts';
import { PushNotifications } from '@nestmates/application/notifications/push-notifications.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { SqlMessagePermissions } from './sql-message-permissions.ts';
import { SqlMessageQueries } from './sql-message-queries.ts';
import { SqlMessageStore } from './sql-message-store.ts';
import { SqlUnreadRecords } from './sql-unread-records.ts';

export const messagesModule = new ContainerModule(({ bind }) => {
  bind(ports.messageStore).toResolvedValue(
    (transaction) => new SqlMessageStore(transaction),
    [KnexTransaction],
  );
  bind(ports.messageQueries).toResolvedValue(
    (transaction) => new SqlMessageQueries(transaction),
    [KnexTransaction],
  );
  bind(ports.messagePermissions).toResolvedValue(
    (transaction) => new SqlMessagePermissions(transaction),
    [KnexTransaction],
  );
  bind(ports.unreadRecords).toResolvedValue(
    (transaction) => new SqlUnreadRecords(transaction),
    [KnexTransaction],
  );

  bind(Messages).toResolvedValue(
    (store, queries, permissions, events, jobs, transaction, clock) =>
      new Messages({ store, queries, permissions, events, jobs, transaction, clock }),
    [
      ports.messageStore,
      ports.messageQueries,
      ports.messagePermissions,
      ports.events,
      ports.jobs,
      ports.transaction,
      ports.clock,
    ],
  );
  bind(UnreadNotifications).toResolvedValue(
    (records, members, settings, pushNotifications, jobs, mailer, transaction, clock, publicUrl) =>
      new UnreadNotifications({
        records,
        members,
        settings,
        pushNotifications,
        jobs,
        mailer,
        transaction,
        clock,
        publicUrl,
      }),
    [
      ports.unreadRecords,
      ports.members,
      ports.notificationSettings,
      PushNotifications,
      ports.jobs,
      ports.mailer,
      ports.transaction,
      ports.clock,
      ports.publicUrl,
    ],
  );
  bind(ports.jobHandlers).toResolvedValue(
    (notifications) => jobHandler(notifyUnread, (payload) => notifications.notify(payload)),
    [UnreadNotifications],
  );
  bind(ports.jobHandlers).toResolvedValue(
    (notifications) => jobHandler(planUnreadDigest, (payload) => notifications.scheduleDigest(payload)),
    [UnreadNotifications],
  );
  bind(ports.jobHandlers).toResolvedValue(
    (notifications) => jobHandler(sendUnreadDigest, (payload) => notifications.sendDigest(payload)),
    [UnreadNotifications],
  );
});
