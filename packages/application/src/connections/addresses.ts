import { calls } from '../contract/address.ts';
import type { connectionsContract } from './contract.ts';

export const connectionsAddresses = {
  list: { method: 'get', path: '/api/matches' },
  unmatch: { method: 'delete', path: '/api/matches/:userId' },
  pending: { method: 'get', path: '/api/connections/pending' },
  request: { method: 'post', path: '/api/connections/request' },
  respond: { method: 'post', path: '/api/connections/respond' },
} as const;

export const connectionsCalls = calls<typeof connectionsContract>(connectionsAddresses);
