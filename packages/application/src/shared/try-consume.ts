import { DomainError } from '@nestmates/domain/shared/errors.ts';
import type { Attempts, Quota } from './ports.ts';

/** Counts one try where nobody waits for an answer: too many are no failure, it is only left undone. */
export async function isWithin(
  quota: Quota,
  attempts: Pick<Attempts, 'take'>,
  what: string,
  who: string,
): Promise<boolean> {
  try {
    await attempts.take(what, who, quota);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}
