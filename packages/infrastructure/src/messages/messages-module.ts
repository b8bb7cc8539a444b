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
import { MessageReader } from './message-reader.ts';
import { MessageRepository } from './message-repository.ts';
import { UnreadRepository } from './unread-repository.ts';

export const messagesModule = new ContainerModule(({ bind }) => {
  bind(ports.messageStore).toResolvedValue(
    (transaction) => new MessageRepository(transaction),
    [KnexTransaction],
  );
  bind(ports.messageQueries).toResolvedValue(
    (transaction) => new MessageReader(transaction),
    [KnexTransaction],
  );
  bind(ports.unreadRecords).toResolvedValue(
    (transaction) => new UnreadRepository(transaction),
    [KnexTransaction],
  );

  bind(Messages).toResolvedValue(
    (store, queries, pairs, events, jobs, transaction, clock) =>
      new Messages({ store, queries, pairs, events, jobs, transaction, clock }),
    [
      ports.messageStore,
      ports.messageQueries,
      ports.pairs,
      ports.events,
      ports.jobs,
      ports.transaction,
      ports.clock,
    ],
  );
  bind(UnreadNotifications).toResolvedValue(
    (
      records,
      members,
      entitlements,
      settings,
      pushNotifications,
      jobs,
      mailer,
      transaction,
      clock,
      publicUrl,
    ) =>
      new UnreadNotifications({
        records,
        members,
        entitlements,
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
      ports.entitlements,
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
