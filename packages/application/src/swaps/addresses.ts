import { calls } from '../contract/address.ts';
import type { swapsContract } from './contract.ts';

export const swapsAddresses = {
  pending: { method: 'get', path: '/api/swaps/pending' },
  confirmed: { method: 'get', path: '/api/swaps/confirmed' },
  request: { method: 'post', path: '/api/swaps/request' },
  respond: { method: 'post', path: '/api/swaps/respond' },
  cancel: { method: 'post', path: '/api/swaps/:swapId/cancel' },
} as const;

export const swapsCalls = calls<typeof swapsContract>(swapsAddresses);
