import { unreadDigest } from '@nestmates/application/friends/messages/emails.ts';
import { EndedConversations } from '@nestmates/application/friends/messages/ended-conversations.ts';
import { Messages } from '@nestmates/application/friends/messages/messages.ts';
import {
  notifyUnread,
  planUnreadDigest,
  UnreadNotifications,
} from '@nestmates/application/friends/messages/unread-notifications.ts';
import { deliverEmail } from '../../members/emails/deliver-email.ts';
import { repository } from '../../platform/database/bindings.ts';
import { jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
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
import { UnreadRepository } from './unread-repository.ts';

export const messagesFeature = feature({
  bind(bind) {
    repository(bind, 'reportableThings', MessageThings);
    repository(bind, 'messageStore', MessageRepository);
    repository(bind, 'messageQueries', MessageReader);
    repository(bind, 'endedConversations', EndedConversationReader);
    repository(bind, 'unreadRecords', UnreadRepository);
    repository(bind, 'listingConversations', ListingConversationRepository);

    service(bind, Messages);
    service(bind, EndedConversations);
    service(bind, UnreadNotifications);

    jobHandler(bind, notifyUnread, UnreadNotifications, (unread, payload) => unread.notify(payload));
    jobHandler(bind, planUnreadDigest, UnreadNotifications, (unread, payload) =>
      unread.scheduleDigest(payload),
    );
    deliverEmail(bind, unreadDigest, port('unreadRecords'));
  },
  tables: [MessageModel, ReadMarkModel, MessageDigestModel, ListingConversationModel],
  exported: messagesExport,
});
