import { isInTime } from '@nestmates/domain/members/email-change/email-change.ts';
import { invalidNotMeLink, notMeSince } from '@nestmates/domain/members/not-me/not-me-link.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { resetEmail } from '../accounts/emails.ts';
import type { NotMeLink } from './ports.ts';

/** A member says, by the link of an e-mail about safety, that what the e-mail tells was somebody else. */
export class NotMe extends useCase(
  'notMeLinkStore',
  'unknownLinks',
  'members',
  'emailChangeStore',
  'emailOwners',
  'accountSecurity',
  'restrictedMailboxes',
  'tokens',
  'emails',
  'transaction',
  'clock',
) {
  /** The password is replaced too: whoever was in the account may know it. */
  secure({ token }: { readonly token: string }): Promise<Confirmation> {
    const {
      notMeLinkStore: links,
      unknownLinks,
      members,
      accountSecurity,
      tokens,
      emails,
      transaction,
      clock,
    } = this.needs;
    const digest = tokens.digest(token);
    return transaction.run(async () => {
      const now = clock.now();
      const link = await links.find(digest, now);
      if (!link) throw await unknownLinks.refusalOf(digest, invalidNotMeLink);
      const account = await members.lock(link.memberId);
      if (!(await links.remove(digest))) throw invalidNotMeLink();
      if (account.email !== link.email) await this.#takeBack(link, now);
      await accountSecurity.secure(
        { memberId: link.memberId, email: link.email },
        { since: notMeSince(now) },
      );
      await emails.send(resetEmail, { email: link.email });
      return { message: 'Your account is secured. Choose a new password by the link we have sent.' };
    });
  }

  /** Only an e-mail that the account has or can get back gives a right to it: others were somebody else's. */
  async #takeBack({ memberId, email }: NotMeLink, now: Date): Promise<void> {
    const { emailChangeStore: changes, emailOwners: owners, restrictedMailboxes } = this.needs;
    const change = await changes.confirmedFrom(memberId, email);
    if (!change || !isInTime(change, now)) throw invalidNotMeLink();
    await owners.setEmail(memberId, email, now);
    await restrictedMailboxes.meetVerified(memberId);
    await changes.takeBack(change, now);
  }
}
