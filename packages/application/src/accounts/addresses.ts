/** Where each call goes, apart from what goes in and out: a page can call before it has loaded a schema. */
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
