import { handles } from '@nestmates/application/jobs/jobs.ts';
import { Messages } from '@nestmates/application/messages/messages.ts';
import {
  Away,
  planLetter,
  sendLetter,
  tellAway,
} from '@nestmates/application/messages/unread-notifications.ts';
import { Pushes } from '@nestmates/application/notifications/push-notifications.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { SqlGrounds } from './sql-message-permissions.ts';
import { SqlMessageQueries } from './sql-message-queries.ts';
import { SqlMessages } from './sql-message-store.ts';
import { SqlAwayRecords } from './sql-unread-records.ts';

export const messagingModule = new ContainerModule(({ bind }) => {
  bind(ports.messageStore).toResolvedValue((transaction) => new SqlMessages(transaction), [KnexTransaction]);
  bind(ports.messageQueries).toResolvedValue(
    (transaction) => new SqlMessageQueries(transaction),
    [KnexTransaction],
  );
  bind(ports.grounds).toResolvedValue((transaction) => new SqlGrounds(transaction), [KnexTransaction]);
  bind(ports.awayRecords).toResolvedValue(
    (transaction) => new SqlAwayRecords(transaction),
    [KnexTransaction],
  );

  bind(Messages).toResolvedValue(
    (store, queries, grounds, events, jobs, transaction, clock) =>
      new Messages({ store, queries, grounds, events, jobs, transaction, clock }),
    [
      ports.messageStore,
      ports.messageQueries,
      ports.grounds,
      ports.events,
      ports.jobs,
      ports.transaction,
      ports.clock,
    ],
  );
  bind(Away).toResolvedValue(
    (records, members, settings, pushes, jobs, mailer, transaction, clock, publicUrl) =>
      new Away({ records, members, settings, pushes, jobs, mailer, transaction, clock, publicUrl }),
    [
      ports.awayRecords,
      ports.members,
      ports.notificationSettings,
      Pushes,
      ports.jobs,
      ports.mailer,
      ports.transaction,
      ports.clock,
      ports.publicUrl,
    ],
  );
  bind(ports.jobHandlers).toResolvedValue(
    (away) => handles(tellAway, (payload) => away.tell(payload)),
    [Away],
  );
  bind(ports.jobHandlers).toResolvedValue(
    (away) => handles(planLetter, (payload) => away.plan(payload)),
    [Away],
  );
  bind(ports.jobHandlers).toResolvedValue(
    (away) => handles(sendLetter, (payload) => away.send(payload)),
    [Away],
  );
});
