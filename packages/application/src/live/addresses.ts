import { calls } from '../contract/address.ts';
import type { eventsContract } from './contract.ts';

export const eventsAddresses = {
  stream: { method: 'get', path: '/api/events' },
} as const;

export const eventsCalls = calls<typeof eventsContract>(eventsAddresses);
