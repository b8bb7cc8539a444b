/** Password of every member for whom a test gives no other. */
export const memberPassword = 'Nestmates1!';

/** Its hash by argon2id with the smallest parameters, for suites that insert many members. */
export const memberPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$Z+QDxAebeOGSYhksRJXASA$WEKwnqgEUcCLnLMfDNtwRPwvWIsxqkihSGBd+u5lNoQ';
