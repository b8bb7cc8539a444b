import { unreadDigest } from '@nestmates/application/friends/messages/emails.ts';
import { EndedConversations } from '@nestmates/application/friends/messages/ended-conversations.ts';
import { Messages } from '@nestmates/application/friends/messages/messages.ts';
import {
  notifyUnread,
  planUnreadDigest,
  UnreadNotifications,
} from '@nestmates/application/friends/messages/unread-notifications.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { PushNotifications } from '@nestmates/application/members/notifications/push-notifications.ts';
import { members } from '../../members/accounts/ports.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { notificationSettings } from '../../members/notifications/ports.ts';
import { pairs } from '../../members/pairs/ports.ts';
import { entitlements } from '../../platform/access/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { reportableThings } from '../../trust/things/ports.ts';
import { EndedConversationReader } from './ended-conversation-reader.ts';
import { ListingConversationRepository } from './listing-conversation-repository.ts';
import {
  ListingConversationModel,
  MessageDigestModel,
  MessageModel,
  ReadMarkModel,
} from './message-models.ts';
import { MessageReader } from './message-reader.ts';
import { MessageRepository } from './message-repository.ts';
import { MessageThings } from './message-things.ts';
import { messagesExport } from './messages-export.ts';
import {
  endedConversations,
  listingConversations,
  messageQueries,
  messageStore,
  questions,
  unreadRecords,
} from './ports.ts';
import { UnreadRepository } from './unread-repository.ts';

export const messagesFeature = feature({
  bind(bind) {
    repository(bind, reportableThings, MessageThings);
    repository(bind, messageStore, MessageRepository);
    repository(bind, messageQueries, MessageReader);
    repository(bind, endedConversations, EndedConversationReader);
    repository(bind, unreadRecords, UnreadRepository);
    repository(bind, listingConversations, ListingConversationRepository);

    service(bind, Messages, {
      store: messageStore,
      queries: messageQueries,
      pairs,
      questions,
      events,
      jobs,
      transaction,
      clock,
    });
    service(bind, EndedConversations, { ended: endedConversations, queries: messageQueries, clock });
    service(bind, UnreadNotifications, {
      records: unreadRecords,
      members,
      entitlements,
      settings: notificationSettings,
      pushNotifications: PushNotifications,
      jobs,
      emails: Emails,
      transaction,
      clock,
    });

    jobHandler(bind, notifyUnread, UnreadNotifications, (unread, payload) => unread.notify(payload));
    jobHandler(bind, planUnreadDigest, UnreadNotifications, (unread, payload) =>
      unread.scheduleDigest(payload),
    );
    deliverEmail(bind, unreadDigest, unreadRecords);
  },
  tables: [MessageModel, ReadMarkModel, MessageDigestModel, ListingConversationModel],
  exported: messagesExport,
});
