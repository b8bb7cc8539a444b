import { calls } from '../contract/address.ts';
import type { matchingContract } from './contract.ts';

export const matchingAddresses = {
  calculate: { method: 'post', path: '/api/match/calculate' },
  skip: { method: 'post', path: '/api/match/skip' },
  undo: { method: 'delete', path: '/api/match/skip/:userId' },
} as const;

export const matchingCalls = calls<typeof matchingContract>(matchingAddresses);
