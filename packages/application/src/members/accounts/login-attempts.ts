import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { RateLimiter } from '../../platform/shared/ports.ts';

const failuresPerEmail = { max: 10, per: minutes(15) };
const failuresPerAddress = { max: 50, per: minutes(15) };
const byEmail = 'login.email';
const byAddress = 'login.address';
const byBrowser = 'login.browser';

/** What a login is counted by: the e-mail that was typed, and the network address it comes from. */
interface Attempt {
  readonly email: string;
  readonly from: string;
  /** The digest of a browser that the member has used before, which is counted instead of both. */
  readonly knownBrowser: string | undefined;
}

/**
 * Counts an attempt before the password is compared, so that many at once cannot exceed the limits, and takes
 * it back when the login succeeds.
 */
export async function countLoginAttempt(
  { email, from, knownBrowser }: Attempt,
  rateLimiter: RateLimiter,
): Promise<void> {
  if (knownBrowser !== undefined) return rateLimiter.consume(byBrowser, knownBrowser, failuresPerEmail);
  await rateLimiter.consume(byEmail, email, failuresPerEmail);
  try {
    await rateLimiter.consume(byAddress, from, failuresPerAddress);
  } catch (error) {
    // It is refused, and a refused attempt counts for neither.
    await rateLimiter.giveBack(byEmail, email);
    throw error;
  }
}

export async function takeBackLoginAttempt(
  { email, from, knownBrowser }: Attempt,
  rateLimiter: RateLimiter,
): Promise<void> {
  if (knownBrowser !== undefined) return rateLimiter.giveBack(byBrowser, knownBrowser);
  await rateLimiter.giveBack(byAddress, from);
  await rateLimiter.giveBack(byEmail, email);
}

/** A new password begins without failures: those before were tries at the old one. */
export const clearLoginFailures = (email: string, rateLimiter: RateLimiter): Promise<void> =>
  rateLimiter.clear(byEmail, email);
