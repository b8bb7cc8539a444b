import { createHash, randomBytes } from 'node:crypto';
import type { Tokens } from '@nestmates/application/accounts/ports.ts';

/** 256 random bits need no salt: their SHA-256 cannot be searched. */
export const randomTokens: Tokens = {
  fresh: () => randomBytes(32).toString('base64url'),
  digest: (token) => createHash('sha256').update(token).digest('base64url'),
};
