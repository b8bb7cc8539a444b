import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { Quota, RateLimiter } from './ports.ts';

/** Returns false above the quota instead of throwing, for background work. */
export async function tryConsume(
  quota: Quota,
  rateLimiter: Pick<RateLimiter, 'consume'>,
  action: string,
  key: string,
): Promise<boolean> {
  try {
    await rateLimiter.consume(action, key, quota);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}
