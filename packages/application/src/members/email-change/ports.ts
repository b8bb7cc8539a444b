import type {
  Confirmed,
  EmailChange,
  EmailChangeId,
} from '@nestmates/domain/members/email-change/email-change.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

/** Which of the two links of a change: the one to the new address, or the one to the old. */
export type EmailLink = 'confirm' | 'take-back';

export interface EmailChangeStore {
  /** Replaces one that is not confirmed yet. */
  request(change: Pick<EmailChange, 'memberId' | 'newEmail' | 'requestedAt'>): Promise<EmailChangeId>;
  /** The one that can still be confirmed, requested after that moment. */
  waiting(memberId: MemberId, since: Date): Promise<EmailChange | undefined>;
  /** Deletes what is not confirmed, if there is anything, and so ends its link. */
  withdraw(memberId: MemberId): Promise<void>;
  find(id: EmailChangeId): Promise<EmailChange | undefined>;
  /** Those that were confirmed by that moment, and neither taken back nor settled, the oldest first. */
  unsettled(confirmedBy: Date, limit: number): Promise<readonly EmailChange[]>;
  /** The account has met what is kept against its mailbox: the change may go by its age, and does not before. */
  settle(id: EmailChangeId, at: Date): Promise<void>;
  saveLink(id: EmailChangeId, link: EmailLink, digest: string): Promise<void>;
  findByLink(link: EmailLink, digest: string): Promise<EmailChange | undefined>;
  /** The newest that was confirmed when the account had that e-mail, and was not taken back. */
  confirmedFrom(memberId: MemberId, oldEmail: string): Promise<EmailChange | undefined>;
  /** Those that were confirmed after that moment and not taken back, the oldest first. */
  confirmedSince(memberId: MemberId, since: Date): Promise<readonly Confirmed[]>;
  confirm(id: EmailChangeId, oldEmail: string, at: Date): Promise<void>;
  /**
   * Confirms one to an e-mail that an earlier one can be taken back to: it cannot be taken back itself, and those between
   * the two are forgotten.
   */
  confirmReturn(
    change: Pick<EmailChange, 'id' | 'memberId'>,
    back: { readonly since: Pick<EmailChange, 'id'>; readonly oldEmail: string; readonly at: Date },
  ): Promise<void>;
  /** Whether the account got the e-mail of before again by a link, while the change could be taken back. */
  hasReturned(change: Pick<Confirmed, 'id' | 'memberId' | 'oldEmail'>): Promise<boolean>;
  /** Those that came after it are forgotten, and so are their links. */
  takeBack(change: Pick<EmailChange, 'id' | 'memberId'>, at: Date): Promise<void>;
}

/** Links by which an account could have been got back that was deleted by schedule meanwhile. */
export interface EndedLinks {
  /** Keeps the digests of all such links of a member, in the transaction that deletes the account. */
  keep(memberId: MemberId, deletedAt: Date): Promise<void>;
  /** When the account of the link was deleted. */
  find(digest: string): Promise<Date | undefined>;
}

export interface EmailOwners {
  /** The e-mail is verified with it, and links that were sent to the one before end. Throws EMAIL_TAKEN. */
  setEmail(memberId: MemberId, email: string, verifiedAt: Date): Promise<void>;
}

/** What a feature keeps by the e-mail of a member, when that becomes another one; in the same transaction. */
export interface EmailChangeObserver {
  emailChanged(memberId: MemberId, oldEmail: string): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly emailChangeStore: EmailChangeStore;
    readonly endedLinks: EndedLinks;
    /** Whom somebody writes to whose account is gone. */
    readonly linkContact: string;
    readonly emailOwners: EmailOwners;
    readonly emailChangeObservers: EmailChangeObserver;
  }
}
