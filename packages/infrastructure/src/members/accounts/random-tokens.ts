import { hash, randomBytes } from 'node:crypto';
import type { Tokens } from '@nestmates/application/members/accounts/ports.ts';

/** 256 random bits need no salt: their SHA-256 cannot be found by guessing. */
export const randomTokens: Tokens = {
  generate: () => randomBytes(32).toString('base64url'),
  digest: (token) => hash('sha256', token, 'base64url'),
};
