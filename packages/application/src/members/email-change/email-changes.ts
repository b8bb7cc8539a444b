import { mayBeForeignSince } from '@nestmates/domain/members/accounts/password-reset.ts';
import {
  confirmableUntil,
  confirmedSince,
  type EmailChange,
  invalidEmailLink,
  isConfirmable,
  isInTime,
  sameEmail,
  takenBackUntil,
} from '@nestmates/domain/members/email-change/email-change.ts';
import { isAway, isAwayNow, unlessEnded } from '@nestmates/domain/platform/access/restriction.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { every, useCase } from '../../platform/wiring/use-case.ts';
import { resetEmail } from '../accounts/emails.ts';
import type { OwnAccount } from '../accounts/own-account.ts';
import { requireUnchanged } from '../accounts/own-password.ts';
import { requireNotHeld } from '../accounts/require-not-held.ts';
import type { EmailChangeView } from './contract.ts';
import { confirmEmailEmail, emailChangeAskedEmail, emailChangedEmail } from './emails.ts';
import type { EmailLink } from './ports.ts';
import { settleEmailChange } from './settled-changes.ts';

interface WithToken {
  readonly token: string;
}

/** Whoever asks: the address may be somebody else's, who is not to be written to over and over. */
const linksPerAddress = { max: 3, per: days(1) };

/** A member takes another e-mail, and whoever reads the e-mails to the one before can take that back. */
export class EmailChanges extends useCase(
  'emailChangeStore',
  'unknownLinks',
  'emailOwners',
  'heldEmails',
  'members',
  'ownPassword',
  'accountSecurity',
  'bannedAccounts',
  'restrictedMailboxes',
  'restrictionStore',
  every('emailChangeObservers'),
  'tokens',
  'emails',
  'events',
  'jobs',
  'rateLimiter',
  'transaction',
  'clock',
) {
  /** Does the same for every address, so that the answer does not tell which have an account. */
  async request(
    by: Pick<Caller, 'id' | 'email' | 'sessionDigest'>,
    { email, password }: { readonly email: string; readonly password?: string | undefined },
  ): Promise<Confirmation> {
    const {
      emailChangeStore: changes,
      members,
      ownPassword,
      emails,
      rateLimiter,
      transaction,
      clock,
    } = this.needs;
    const verified = await ownPassword.require(by, password);
    if (email === by.email) throw sameEmail();
    await rateLimiter.consume('email-change.address', email, linksPerAddress);
    await transaction.run(async () => {
      await members.lock(by.id);
      requireUnchanged(verified, await members.credentialsById(by.id));
      const change = { memberId: by.id, newEmail: email, requestedAt: clock.now() };
      const changeId = await changes.request(change);
      await emails.send(confirmEmailEmail, { changeId });
      await emails.send(emailChangeAskedEmail, { changeId });
    });
    return {
      message: 'A link is on its way to your new email. Your account keeps the old one until you open it.',
    };
  }

  async current({ id }: Pick<Caller, 'id'>): Promise<EmailChangeView> {
    const { emailChangeStore: changes, clock } = this.needs;
    const change = await changes.waiting(id, confirmedSince(clock.now()));
    if (!change) return { waiting: null };
    return { waiting: { email: change.newEmail, until: confirmableUntil(change).toISOString() } };
  }

  /** Withdrawing twice is not an error; what was confirmed meanwhile stays, as the answer says. */
  withdraw({ id }: Pick<Caller, 'id'>): Promise<Confirmation> {
    const { emailChangeStore: changes, members, transaction } = this.needs;
    return transaction.run(async () => {
      const { email } = await members.lock(id);
      await changes.withdraw(id);
      return { message: `Your email stays ${email}.` };
    });
  }

  /** Opening the link twice is not an error. */
  confirm({ token }: WithToken): Promise<Confirmation> {
    const {
      emailChangeStore: changes,
      emailOwners: owners,
      bannedAccounts,
      restrictedMailboxes,
      heldEmails,
    } = this.needs;
    const { emailChangeObservers: observers, emails, events, jobs } = this.needs;
    return this.#byLink('confirm', token, async (change, account, now) => {
      const { id, memberId, newEmail } = change;
      const { email: currentEmail } = account;
      const done = { message: `Your email is ${newEmail} now.` };
      if (change.confirmedAt && currentEmail === newEmail) return done;
      if (!isConfirmable(change, now) || (await this.#isAway(change, now))) throw invalidEmailLink();
      await bannedAccounts.requireNotBanned(newEmail);
      await owners.setEmail(memberId, newEmail, now);
      await requireNotHeld(heldEmails, newEmail, memberId, now);
      const from = await changes.confirmedFrom(memberId, newEmail);
      const isReturn = from !== undefined && isInTime(from, now);
      // Whoever has changed the e-mail in between must not get it again by a link about the way back.
      if (isReturn) await changes.confirmReturn(change, { since: from, oldEmail: currentEmail, at: now });
      else await changes.confirm(id, currentEmail, now);
      await bannedAccounts.addFormer(account);
      await restrictedMailboxes.keep(memberId);
      const at = takenBackUntil({ confirmedAt: now });
      await jobs.add(settleEmailChange, { memberId, changeId: id }, { at, key: `settle-email-change.${id}` });
      for (const observer of observers) await observer.emailChanged(memberId, currentEmail);
      if (!isReturn) await emails.send(emailChangedEmail, { changeId: id });
      await events.announce([memberId], { type: 'access' });
      return done;
    });
  }

  /** Whoever has changed it knows the password, so that is replaced too, and nobody stays logged in. */
  takeBack({ token }: WithToken): Promise<Confirmation> {
    const { emailChangeStore: changes, emailOwners: owners, accountSecurity, emails } = this.needs;
    const { restrictedMailboxes } = this.needs;
    return this.#byLink('take-back', token, async (change, _, now) => {
      const done = {
        message: 'Your account has its old email again. Choose a new password by the link we have sent.',
      };
      if (!isInTime(change, now)) throw invalidEmailLink();
      if (change.takenBackAt) return done;
      const { memberId, oldEmail } = change;
      await owners.setEmail(memberId, oldEmail, now);
      await restrictedMailboxes.meetVerified(memberId);
      const since = mayBeForeignSince(change.requestedAt);
      await accountSecurity.secure({ memberId, email: oldEmail }, { since });
      await changes.takeBack(change, now);
      await emails.send(resetEmail, { email: oldEmail });
      return done;
    });
  }

  /** Looks twice: only what it finds once the member is locked is sure. */
  #byLink(
    link: EmailLink,
    token: string,
    work: (change: EmailChange, account: OwnAccount, now: Date) => Promise<Confirmation>,
  ): Promise<Confirmation> {
    const { emailChangeStore: changes, unknownLinks, members, tokens, transaction, clock } = this.needs;
    const digest = tokens.digest(token);
    return transaction.run(async () => {
      const found = await changes.findByLink(link, digest);
      if (!found) throw await unknownLinks.refusalOf(digest, invalidEmailLink);
      const account = await members.lock(found.memberId);
      const change = await changes.findByLink(link, digest);
      if (!change) throw invalidEmailLink();
      return work(change, account, clock.now());
    });
  }

  async #isAway({ memberId }: EmailChange, now: Date): Promise<boolean> {
    const { restrictionStore: restrictions } = this.needs;
    const current = unlessEnded(await restrictions.current(memberId), now);
    // Another restriction may hold on where the strongest has ended.
    return current ? isAway(current) : isAwayNow(await restrictions.spansOf(memberId), now);
  }
}
