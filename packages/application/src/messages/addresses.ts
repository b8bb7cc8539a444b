import { calls } from '../contract/address.ts';
import type { messagesContract } from './contract.ts';

export const messagesAddresses = {
  conversations: { method: 'get', path: '/api/conversations' },
  unread: { method: 'get', path: '/api/conversations/unread' },
  conversation: { method: 'get', path: '/api/conversations/:userId' },
  thread: { method: 'get', path: '/api/messages/:userId' },
  send: { method: 'post', path: '/api/messages' },
  read: { method: 'post', path: '/api/messages/:userId/read' },
} as const;

export const messagesCalls = calls<typeof messagesContract>(messagesAddresses);
