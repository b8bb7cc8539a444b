import { isAdministrator } from '@nestmates/domain/members/accounts/administrator.ts';
import { maxMoves, movesLeft } from '@nestmates/domain/members/places/home-moves.ts';
import {
  administratorAlready,
  memberUnknown,
  movesUnused,
  noSecondFactor,
  notAdministrator,
  notUnlocked,
  requireNoAdministrator,
  requireOther,
  unlockedAlready,
} from '@nestmates/domain/office/admin/admin-rules.ts';
import type { AuditAction } from '@nestmates/domain/office/audit/audit.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { requireNotLeaked } from '../../members/accounts/leaked-passwords.ts';
import { clearLoginFailures } from '../../members/accounts/login-attempts.ts';
import type { OwnAccount } from '../../members/accounts/own-account.ts';
import { securityEmail } from '../../members/accounts/security-emails.ts';
import { redeemCode } from '../../money/early-access/redeem-code.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { GrantForm, ResetPasswordForm } from './contract.ts';
import { type ChangeOfAccess, memberChangeEmails } from './emails.ts';

/** Who acts: an administrator, or an operator at the command line, who has no account. */
export interface Administrator {
  readonly id: MemberId | null;
}

/** What administrators do to members; each change is one transaction with its entry in the audit. */
export class MemberChanges extends useCase(
  'members',
  'passwords',
  'leakedPasswords',
  'sessions',
  'secondFactorStore',
  'sessionStore',
  'promotionStore',
  'administratorStore',
  'isAdminEmail',
  'memberReset',
  'profileStore',
  'photos',
  'photoRecords',
  'auditLog',
  'emails',
  'events',
  'rateLimiter',
  'transaction',
  'clock',
) {
  /** Tells the second of two administrators at once that the member has none any more. */
  async revoke(by: Administrator, { email }: { email: string }): Promise<Confirmation> {
    const { promotionStore: promotions, events } = this.needs;
    await this.#change(by, email, { action: 'early-access.revoke' }, async ({ id: memberId }) => {
      if (!(await promotions.revoke(memberId))) throw notUnlocked();
      await events.announce([memberId], { type: 'access' });
    });
    return { message: 'Access revoked' };
  }

  /** Does as if the member had entered the code themselves. */
  async grantEarlyAccess(by: Administrator, { email, code }: GrantForm): Promise<Confirmation> {
    const entry = { action: 'early-access.granted', detail: code } as const;
    await this.#change(by, email, entry, async ({ id: memberId, hasUnlocked }, at) => {
      if (hasUnlocked) throw unlockedAlready();
      await redeemCode(this.needs, { code, memberId, at });
    });
    return { message: 'Early access granted' };
  }

  async makeAdministrator(by: Administrator, { email }: { email: string }): Promise<Confirmation> {
    await this.#change(by, email, { action: 'administrator.granted' }, async ({ id }, at) => {
      if (!(await this.needs.administratorStore.set(id, true))) throw administratorAlready();
      await this.#tellAdministrators({ change: 'administrator.granted', byId: by.id, memberId: id, at });
      await this.needs.events.announce([id], { type: 'access' });
    });
    return { message: 'She is an administrator now' };
  }

  async endAdministration(by: Administrator, { email }: { email: string }): Promise<Confirmation> {
    await this.#change(by, email, { action: 'administrator.revoked' }, async ({ id }, at) => {
      if (!(await this.needs.administratorStore.set(id, false))) throw notAdministrator();
      await this.#tellAdministrators({ change: 'administrator.revoked', byId: by.id, memberId: id, at });
      await this.needs.events.announce([id], { type: 'access' });
    });
    return { message: 'She is no administrator any more' };
  }

  /** The member's home may change three times again, as if it had not. */
  async liftMoves(by: Administrator, { email }: { email: string }): Promise<Confirmation> {
    const { profileStore: profiles, events } = this.needs;
    await this.#change(by, email, { action: 'member.moves-lifted' }, async (account, at) => {
      if (movesLeft(account, at) === maxMoves) throw movesUnused();
      await profiles.change(account.id, { homeMoves: [] });
      await events.announce([account.id], { type: 'access' });
    });
    return { message: 'She may move again' };
  }

  async resetUser(by: Administrator, { email }: { email: string }): Promise<Confirmation> {
    const { memberReset, photos, photoRecords, sessions, emails } = this.needs;
    await this.#change(by, email, { action: 'member.reset' }, async ({ id: memberId }, at) => {
      await memberReset.clear(memberId);
      await photos.scheduleRemoval(await photoRecords.clearProfilePhoto(memberId));
      await sessions.closeAll(memberId);
      await emails.send(memberChangeEmails.profileReset, { memberId, at: at.toISOString() });
    });
    return { message: 'User data reset' };
  }

  async resetPassword(by: Administrator, { email, newPassword }: ResetPasswordForm): Promise<Confirmation> {
    const { members, passwords, sessions, emails, rateLimiter, isAdminEmail } = this.needs;
    await requireNotLeaked(this.needs.leakedPasswords, 'newPassword', newPassword);
    const passwordHash = await passwords.hash(newPassword);
    await this.#change(by, email, { action: 'member.reset-password' }, async (account, at) => {
      const { id: memberId } = account;
      requireNoAdministrator(isAdministrator(account, isAdminEmail));
      await members.setPassword(memberId, passwordHash, at);
      await sessions.closeAll(memberId);
      await clearLoginFailures(email, rateLimiter);
      await emails.send(memberChangeEmails.passwordReset, { memberId, at: at.toISOString() });
      await this.#tellAdministrators({ change: 'member.reset-password', byId: by.id, memberId, at });
    });
    return { message: 'Password reset' };
  }

  /** Helps a member who has lost both the phone and the recovery codes; nobody but an operator is asked for it. */
  async endSecondFactor(by: Administrator, { email }: { email: string }): Promise<Confirmation> {
    const { secondFactorStore: secondFactors, sessionStore: sessionMarks, emails, events } = this.needs;
    await this.#change(by, email, { action: 'member.end-two-step' }, async ({ id: memberId }) => {
      if (!(await secondFactors.remove(memberId))) throw noSecondFactor();
      await sessionMarks.clearSecondFactor(memberId);
      await emails.send(securityEmail, { memberId, change: 'second-factor-off' });
      await events.announce([memberId], { type: 'access' });
    });
    return { message: 'Two-step login is off' };
  }

  /** All of them, so that what one does, or somebody in the name of one, is noticed by the others. */
  async #tellAdministrators({ at, ...told }: ChangeOfAccess): Promise<void> {
    const { administratorStore: administrators, emails } = this.needs;
    for (const toId of await administrators.list()) {
      await emails.send(memberChangeEmails.accessChanged, { ...told, toId, at: at.toISOString() });
    }
  }

  async #change(
    by: Administrator,
    email: string,
    { action, detail = null }: { readonly action: AuditAction; readonly detail?: string | null },
    change: (account: OwnAccount, at: Date) => Promise<void>,
  ): Promise<void> {
    const { members, auditLog, transaction, clock } = this.needs;
    const member = await members.findByEmail(email);
    if (!member) throw memberUnknown();
    requireOther(by.id, member.id);
    await transaction.run(async () => {
      const account = await members.lock(member.id);
      const at = clock.now();
      await change(account, at);
      await auditLog.add({ action, adminId: by.id, memberId: member.id, detail, at });
    });
  }
}
