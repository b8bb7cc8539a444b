import { emailTaken } from '@nestmates/domain/members/accounts/email.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { HeldEmails } from './ports.ts';

/**
 * Called after the e-mail was set, which waits for whoever gives it up at the same moment: what is asked before would
 * not know of that.
 */
export async function requireNotHeld(
  heldEmails: HeldEmails,
  email: string,
  by: MemberId,
  now: Date,
): Promise<void> {
  if (await heldEmails.isHeld(email, by, now)) throw emailTaken();
}
