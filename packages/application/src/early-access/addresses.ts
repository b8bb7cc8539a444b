import { calls } from '../contract/address.ts';
import type { earlyAccessContract } from './contract.ts';

export const earlyAccessAddresses = {
  unlock: { method: 'post', path: '/api/unlock' },
  overview: { method: 'get', path: '/admin/early-access' },
} as const;

export const earlyAccessCalls = calls<typeof earlyAccessContract>(earlyAccessAddresses);
