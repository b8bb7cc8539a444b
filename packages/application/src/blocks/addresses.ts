import { calls } from '../contract/address.ts';
import type { blocksContract } from './contract.ts';

export const blocksAddresses = {
  list: { method: 'get', path: '/api/blocks' },
  block: { method: 'post', path: '/api/blocks/:userId' },
  unblock: { method: 'delete', path: '/api/blocks/:userId' },
} as const;

export const blocksCalls = calls<typeof blocksContract>(blocksAddresses);
