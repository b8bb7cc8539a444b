import { calls } from '../contract/address.ts';
import type { accountsContract } from './contract.ts';

export const accountsAddresses = {
  me: { method: 'get', path: '/api/me' },
  register: { method: 'post', path: '/api/register' },
  login: { method: 'post', path: '/api/login' },
  logout: { method: 'post', path: '/api/logout' },
  requestPasswordReset: { method: 'post', path: '/api/password-reset-request' },
  confirmPasswordReset: { method: 'post', path: '/api/password-reset-confirm' },
  changePassword: { method: 'post', path: '/api/account/change-password' },
  deleteAccount: { method: 'delete', path: '/api/account' },
} as const;

export const accountsCalls = calls<typeof accountsContract>(accountsAddresses);
