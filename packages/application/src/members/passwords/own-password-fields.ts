import { maxPasswordLength, noPasswordMessage } from '@nestmates/domain/members/accounts/password.ts';
import * as z from 'zod/mini';

export const tooLongPassword = `Password must be under ${maxPasswordLength} characters`;

export const anyPassword = (missing: string) =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(maxPasswordLength, tooLongPassword));

/** Optional here, because without it the answer is PASSWORD_REQUIRED and not an error of the form. */
export const withOwnPassword = {
  password: z.optional(anyPassword(noPasswordMessage)),
};
