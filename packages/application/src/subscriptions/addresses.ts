import { calls } from '../contract/address.ts';
import type { subscriptionsContract } from './contract.ts';

export const subscriptionsAddresses = {
  plans: { method: 'get', path: '/api/plans' },
} as const;

export const subscriptionsCalls = calls<typeof subscriptionsContract>(subscriptionsAddresses);
