import type { Addresses } from '../contract/address.ts';
import type { earlyAccessContract } from './contract.ts';

export const earlyAccessAddresses = {
  unlock: { method: 'post', path: '/api/unlock' },
  overview: { method: 'get', path: '/admin/early-access' },
} as const;

export const earlyAccessCalls: Addresses<typeof earlyAccessContract> = earlyAccessAddresses;
