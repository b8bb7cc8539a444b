import { calls } from '../contract/address.ts';
import type { notificationsContract } from './contract.ts';

export const notificationsAddresses = {
  show: { method: 'get', path: '/api/account/notifications' },
  change: { method: 'put', path: '/api/account/notifications' },
  subscribe: { method: 'post', path: '/api/push/subscriptions' },
  unsubscribe: { method: 'delete', path: '/api/push/subscriptions' },
} as const;

export const notificationsCalls = calls<typeof notificationsContract>(notificationsAddresses);
