import { maxMessageLength } from '@nestmates/domain/messages/message.ts';
import { hasVisibleText } from '@nestmates/domain/shared/text.ts';
import { minutes } from '@nestmates/domain/shared/time.ts';
import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id, instant, longId, pathId } from '../contract/fields.ts';
import { pageQuery, timePageQuery } from '../contract/paging.ts';
import { messagesAddresses } from './addresses.ts';

const empty = 'Please write a message';

export const messageText = z
  .string(empty)
  .check(
    z.trim(),
    z.refine(hasVisibleText, empty),
    z.maxLength(maxMessageLength, `Message must be under ${maxMessageLength + 1} characters`),
  );

/** Made by the page for each message before it is first sent. */
export const clientId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'A clientId is 8 to 64 letters, digits, - or _'));

export const messageView = z.object({
  id: longId,
  senderId: id,
  receiverId: id,
  message: z.string(),
  timestamp: instant,
  /** Of her own messages: what her page called it. */
  clientId: z.nullable(z.string()),
});
export type MessageView = z.infer<typeof messageView>;

const unread = z.int();

export const conversationView = z.object({
  userId: id,
  firstName: z.nullable(z.string()),
  profilePhotoUrl: z.nullable(z.string()),
  compatibilityScore: z.int(),
  /** As much of it as the list shows. */
  bio: z.nullable(z.string()),
  lifestyleInterests: z.array(z.string()),
  lastMessage: z.nullable(
    z.object({
      id: longId,
      senderId: id,
      message: z.string(),
      timestamp: instant,
    }),
  ),
  /** Counted no further than a badge can show: the largest number means that many or more. */
  unread,
  /** How far the other has seen the thread. */
  seenUpTo: z.nullable(longId),
  connectedAt: instant,
});
export type ConversationView = z.infer<typeof conversationView>;

export const messagesContract = {
  conversations: endpoint({
    ...messagesAddresses.conversations,
    access: 'pro',
    query: timePageQuery,
    response: z.readonly(z.array(conversationView)),
    summary:
      'Everyone the member may write to, the last word first; those without a message yet stand by the day they connected.',
  }),
  unread: endpoint({
    ...messagesAddresses.unread,
    access: 'pro',
    response: z.object({ unread }),
    summary: 'How many messages are unread, for a badge; no further than it can show.',
  }),
  /** After `unread`, which would be taken for a member otherwise. */
  conversation: endpoint({
    ...messagesAddresses.conversation,
    access: 'pro',
    params: { userId: pathId },
    response: conversationView,
    summary: 'The conversation with one member, as it stands in the list of all.',
  }),
  thread: endpoint({
    ...messagesAddresses.thread,
    access: 'pro',
    params: { userId: pathId },
    query: pageQuery,
    response: z.readonly(z.array(messageView)),
    summary:
      'The messages between the member and another: oldest first within a page, the newest page first.',
  }),
  send: endpoint({
    ...messagesAddresses.send,
    access: 'pro',
    body: { receiverId: id, message: messageText, clientId: z.optional(clientId) },
    response: messageView,
    limit: { by: 'member', max: 120, per: minutes(1) },
    summary: 'Sends a message. Sent again under the same clientId it is answered again and stored once.',
  }),
  read: endpoint({
    ...messagesAddresses.read,
    access: 'pro',
    params: { userId: pathId },
    body: { upTo: longId },
    response: z.object({ userId: id, unread }),
    summary:
      'Says that the member has seen the thread up to this message; answers how many are unread in all threads together.',
  }),
};
