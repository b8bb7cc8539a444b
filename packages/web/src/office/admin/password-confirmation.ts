import { ApiError } from '../../platform/api/errors.ts';

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
