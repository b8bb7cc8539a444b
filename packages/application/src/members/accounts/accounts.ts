import { emailTaken } from '@nestmates/domain/members/accounts/email.ts';
import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { verificationEmail } from './emails.ts';
import { requireNotLeaked } from './leaked-passwords.ts';
import { requireNotHeld } from './require-not-held.ts';
import { securityEmail } from './security-emails.ts';
import type { SignIn, SignInFrom } from './sign-ins.ts';

interface Registration extends SignInFrom {
  readonly email: string;
  readonly password: string;
}

interface WithPassword {
  readonly password?: string | undefined;
}

export class Accounts extends useCase(
  'members',
  'passwords',
  'leakedPasswords',
  'sessions',
  'signIns',
  'ownPassword',
  'scheduledDeletions',
  'restrictedMailboxes',
  'heldEmails',
  'emails',
  'transaction',
  'clock',
) {
  async register({ email, password, ...browser }: Registration): Promise<SignIn> {
    const { members, passwords, leakedPasswords, restrictedMailboxes, heldEmails } = this.needs;
    const { signIns, emails, transaction, clock } = this.needs;
    await requireNotLeaked(leakedPasswords, 'password', password);
    const passwordHash = await passwords.hash(password);
    return transaction.run(async () => {
      const createdAt = clock.now();
      const kept = await restrictedMailboxes.keptAgainst(email);
      // Refused in the same words as an e-mail that has an account.
      if (kept.isBanned) throw emailTaken();
      // What is kept against a mailbox is met once it is shown to be theirs. Another account of one that has an account shows
      // that first, however that one stands, so that it tells nothing of it and does nothing unverified.
      const mustVerifyEmail = kept.hasAccount || kept.decided.length > 0 || kept.caseIds.length > 0;
      const { id } = await members.add({ email, passwordHash, createdAt, mustVerifyEmail });
      await requireNotHeld(heldEmails, email, id, createdAt);
      await emails.send(verificationEmail, { memberId: id });
      return signIns.open(id, browser);
    });
  }

  async changePassword(
    by: Caller,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  ): Promise<Confirmation> {
    const { members, passwords, leakedPasswords, ownPassword, sessions } = this.needs;
    const { scheduledDeletions, emails, transaction, clock } = this.needs;
    const verified = await ownPassword.find(by, currentPassword);
    if (!verified) throw invalid('currentPassword', 'Current password is incorrect');
    await requireNotLeaked(leakedPasswords, 'newPassword', newPassword);
    const newHash = await passwords.hash(newPassword);
    await transaction.run(async () => {
      await members.setPassword(by.id, newHash, clock.now(), verified.passwordHash);
      // The member is locked by it. Whoever had the old password may have asked for a deletion; there is none as a rule.
      await scheduledDeletions.remove(by.id);
      await sessions.closeAll(by.id, by.sessionDigest);
      await emails.send(securityEmail, { memberId: by.id, change: 'password-changed' });
    });
    return { message: 'Your password has been changed.' };
  }

  async endSession(
    by: Caller,
    { sessionId, password }: WithPassword & { readonly sessionId: number },
  ): Promise<Confirmation> {
    await this.needs.ownPassword.require(by, password);
    return this.needs.sessions.closeOne(by, sessionId);
  }

  async endOtherSessions(by: Caller, { password }: WithPassword): Promise<Confirmation> {
    const { ownPassword, sessions, transaction } = this.needs;
    await ownPassword.require(by, password);
    return transaction.run(() => sessions.closeOthers(by));
  }
}
