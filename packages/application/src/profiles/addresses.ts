import { calls } from '../contract/address.ts';
import type { profilesContract } from './contract.ts';

export const profilesAddresses = {
  saveBasic: { method: 'put', path: '/api/profile/basic' },
  saveParenting: { method: 'put', path: '/api/profile/parenting' },
  complete: { method: 'put', path: '/api/profile/completion' },
  completeByPost: { method: 'post', path: '/api/complete-profile' },
  edit: { method: 'put', path: '/api/profile/edit' },
  see: { method: 'get', path: '/api/users/:id' },
} as const;

export const profilesCalls = calls<typeof profilesContract>(profilesAddresses);
