import { calls } from '../contract/address.ts';
import type { childrenContract } from './contract.ts';

export const childrenAddresses = {
  list: { method: 'get', path: '/api/children' },
  save: { method: 'put', path: '/api/profile/children' },
} as const;

export const childrenCalls = calls<typeof childrenContract>(childrenAddresses);
