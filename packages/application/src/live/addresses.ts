import { calls } from '../contract/address.ts';
import type { liveContract } from './contract.ts';

export const liveAddresses = {
  stream: { method: 'get', path: '/api/events' },
} as const;

export const liveCalls = calls<typeof liveContract>(liveAddresses);
