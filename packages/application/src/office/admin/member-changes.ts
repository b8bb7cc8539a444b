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
import { type LeakedPasswords, requireNotLeaked } from '../../members/accounts/leaked-passwords.ts';
import { clearLoginFailures } from '../../members/accounts/login-attempts.ts';
import type { OwnAccount } from '../../members/accounts/own-account.ts';
import type { Members, Passwords, SessionStore } from '../../members/accounts/ports.ts';
import { securityEmail } from '../../members/accounts/security-emails.ts';
import type { Sessions } from '../../members/accounts/sessions.ts';
import type { Emails } from '../../members/emails/emails.ts';
import type { Photos } from '../../members/photos/photos.ts';
import type { PhotoRecords } from '../../members/photos/ports.ts';
import type { ProfileStore } from '../../members/profiles/ports.ts';
import type { SecondFactorStore } from '../../members/second-factor/ports.ts';
import type { PromotionStore } from '../../money/early-access/ports.ts';
import { redeemCode } from '../../money/early-access/redeem-code.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import type { Events } from '../../platform/live/ports.ts';
import type { Clock, RateLimiter, Transaction } from '../../platform/shared/ports.ts';
import type { AuditLog } from '../audit/ports.ts';
import type { GrantForm, ResetPasswordForm } from './contract.ts';
import { type ChangeOfAccess, memberChangeEmails } from './emails.ts';
import type { AdministratorStore, MemberReset } from './ports.ts';

export interface MemberChangesDeps {
  readonly members: Pick<Members, 'findByEmail' | 'lock' | 'setPassword'>;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly leakedPasswords: LeakedPasswords;
  readonly sessions: Pick<Sessions, 'closeAll'>;
  readonly secondFactors: Pick<SecondFactorStore, 'remove'>;
  readonly sessionMarks: Pick<SessionStore, 'clearSecondFactor'>;
  readonly promotions: Pick<PromotionStore, 'lock' | 'redeem' | 'revoke'>;
  readonly administrators: AdministratorStore;
  readonly isAdminEmail: (email: string) => boolean;
  readonly memberReset: MemberReset;
  readonly profiles: Pick<ProfileStore, 'change'>;
  readonly photos: Pick<Photos, 'scheduleRemoval'>;
  readonly photoRecords: Pick<PhotoRecords, 'clearProfilePhoto'>;
  readonly auditLog: Pick<AuditLog, 'add'>;
  readonly emails: Pick<Emails, 'send'>;
  readonly events: Events;
  readonly rateLimiter: RateLimiter;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Who acts: an administrator, or an operator at the command line, who has no account. */
export interface Administrator {
  readonly id: MemberId | null;
}

/** What administrators do to members; each change is one transaction with its entry in the audit. */
export class MemberChanges {
  readonly #deps: MemberChangesDeps;
  constructor(deps: MemberChangesDeps) {
    this.#deps = deps;
  }

  /** Of two administrators at once, the second finds that the member has none any more. */
  async revoke(by: Administrator, { email }: { email: string }): Promise<Confirmation> {
    const { promotions, events } = this.#deps;
    await this.#change(by, email, { action: 'early-access.revoke' }, async ({ id: memberId }) => {
      if (!(await promotions.revoke(memberId))) throw notUnlocked();
      await events.announce([memberId], { type: 'access' });
    });
    return { message: 'Access revoked' };
  }

  /** As if the member had entered the code themselves. */
  async grantEarlyAccess(by: Administrator, { email, code }: GrantForm): Promise<Confirmation> {
    const entry = { action: 'early-access.granted', detail: code } as const;
    await this.#change(by, email, entry, async ({ id: memberId, hasUnlocked }, at) => {
      if (hasUnlocked) throw unlockedAlready();
      await redeemCode(this.#deps, { code, memberId, at });
    });
    return { message: 'Early access granted' };
  }

  async makeAdministrator(by: Administrator, { email }: { email: string }): Promise<Confirmation> {
    await this.#change(by, email, { action: 'administrator.granted' }, async ({ id }, at) => {
      if (!(await this.#deps.administrators.set(id, true))) throw administratorAlready();
      await this.#tellAdministrators({ change: 'administrator.granted', byId: by.id, memberId: id, at });
      await this.#deps.events.announce([id], { type: 'access' });
    });
    return { message: 'She is an administrator now' };
  }

  async endAdministration(by: Administrator, { email }: { email: string }): Promise<Confirmation> {
    await this.#change(by, email, { action: 'administrator.revoked' }, async ({ id }, at) => {
      if (!(await this.#deps.administrators.set(id, false))) throw notAdministrator();
      await this.#tellAdministrators({ change: 'administrator.revoked', byId: by.id, memberId: id, at });
      await this.#deps.events.announce([id], { type: 'access' });
    });
    return { message: 'She is no administrator any more' };
  }

  /** The member's home may change three times again, as if it had not. */
  async liftMoves(by: Administrator, { email }: { email: string }): Promise<Confirmation> {
    const { profiles, events } = this.#deps;
    await this.#change(by, email, { action: 'member.moves-lifted' }, async (account, at) => {
      if (movesLeft(account, at) === maxMoves) throw movesUnused();
      await profiles.change(account.id, { homeMoves: [] });
      await events.announce([account.id], { type: 'access' });
    });
    return { message: 'She may move again' };
  }

  async resetUser(by: Administrator, { email }: { email: string }): Promise<Confirmation> {
    const { memberReset, photos, photoRecords, sessions, emails } = this.#deps;
    await this.#change(by, email, { action: 'member.reset' }, async ({ id: memberId }, at) => {
      await memberReset.clear(memberId);
      await photos.scheduleRemoval(await photoRecords.clearProfilePhoto(memberId));
      await sessions.closeAll(memberId);
      await emails.send(memberChangeEmails.profileReset, { memberId, at: at.toISOString() });
    });
    return { message: 'User data reset' };
  }

  async resetPassword(by: Administrator, { email, newPassword }: ResetPasswordForm): Promise<Confirmation> {
    const { members, passwords, sessions, emails, rateLimiter, isAdminEmail } = this.#deps;
    await requireNotLeaked(this.#deps.leakedPasswords, 'newPassword', newPassword);
    const passwordHash = await passwords.hash(newPassword);
    await this.#change(by, email, { action: 'member.reset-password' }, async (account, at) => {
      const { id: memberId } = account;
      requireNoAdministrator(isAdministrator(account, isAdminEmail));
      await members.setPassword(memberId, passwordHash);
      await sessions.closeAll(memberId);
      await clearLoginFailures(email, rateLimiter);
      await emails.send(memberChangeEmails.passwordReset, { memberId, at: at.toISOString() });
      await this.#tellAdministrators({ change: 'member.reset-password', byId: by.id, memberId, at });
    });
    return { message: 'Password reset' };
  }

  /** For a member who has lost both the phone and the recovery codes; nobody but an operator is asked for it. */
  async endSecondFactor(by: Administrator, { email }: { email: string }): Promise<Confirmation> {
    const { secondFactors, sessionMarks, emails, events } = this.#deps;
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
    const { administrators, emails } = this.#deps;
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
    const { members, auditLog, transaction, clock } = this.#deps;
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
