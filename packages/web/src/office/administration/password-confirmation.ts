import { ApiError } from '../../platform/api/errors.ts';

/** She has closed the dialog that asks for her password; what she wanted is not done. */
export class PasswordNotGiven extends Error {}

export const needsPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.code === 'PASSWORD_REQUIRED';

/** Calls; where the server wants the password first, asks for it and calls once more. */
export async function withPassword<Answer>(
  call: () => Promise<Answer>,
  ask: () => Promise<void>,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!needsPassword(error)) throw error;
    await ask();
    return call();
  }
}
