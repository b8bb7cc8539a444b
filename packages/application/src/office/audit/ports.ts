import type { Member } from '@nestmates/domain/members/accounts/member.ts';
import type { AuditAction } from '@nestmates/domain/office/audit/audit.ts';
import type { Id, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PageRequest } from '../../platform/contract/paging.ts';

export type AuditEntryId = Id<'audit-entry'>;

export interface NewAuditEntry {
  readonly action: AuditAction;
  /** The administrator; null for an operator at the command line. */
  readonly adminId: MemberId | null;
  /** The member whom it concerned, if it was one. */
  readonly memberId: MemberId | null;
  readonly detail: string | null;
  readonly at: Date;
}

export interface AuditEntry {
  readonly id: AuditEntryId;
  readonly action: AuditAction;
  readonly at: Date;
  /** E-mail addresses; null for accounts that are deleted. */
  readonly admin: string | null;
  readonly member: string | null;
  /** The names of those whose accounts are deleted. */
  readonly formerAdmin: string | null;
  readonly formerMember: string | null;
  readonly detail: string | null;
}

export type AuditedAccount = Pick<Member, 'email' | 'firstName' | 'lastName'>;

export interface AuditFilter {
  readonly action?: AuditAction | undefined;
  /** The e-mail of the administrator or of the member whom it concerned. */
  readonly email?: string | undefined;
  /** The digest of that e-mail, by which deleted accounts are found. */
  readonly emailDigest?: string | undefined;
  readonly from?: Date | undefined;
  /** Not included. */
  readonly until?: Date | undefined;
}

/** Entries are added and never changed. */
export interface AuditLog {
  /** Called in the transaction of what it tells. */
  add(entry: NewAuditEntry): Promise<void>;
  /** Unless there is one since then of this administrator with this action, member and detail. */
  addUnlessSince(since: Date, entry: NewAuditEntry): Promise<void>;
  /** The same and, in one statement, the newest entries about the account or by it, with this one. */
  addAndList(
    since: Date,
    entry: NewAuditEntry & { readonly memberId: MemberId },
    of: { readonly emailDigest: string; readonly limit: number },
  ): Promise<readonly AuditEntry[]>;
  /** The account, if an entry names it. */
  namedIn(memberId: MemberId): Promise<AuditedAccount | undefined>;
  /** Called before the account is deleted, in the same transaction. */
  keepName(memberId: MemberId, kept: { readonly name: string; readonly digest: string }): Promise<void>;
}

export interface AuditQueries {
  /** The newest first. */
  entries(filter: AuditFilter, page: PageRequest<AuditEntryId>): Promise<readonly AuditEntry[]>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly auditLog: AuditLog;
    readonly auditQueries: AuditQueries;
  }
}
