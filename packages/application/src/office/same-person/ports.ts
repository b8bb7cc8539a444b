import type { PartingWord } from '@nestmates/domain/office/same-person/same-person.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { SellerNamed } from '../../market/orders/parted-sellers.ts';

export interface PartingProposal {
  readonly word: PartingWord;
  /** Null for one whose account was deleted. */
  readonly proposedBy: MemberId | null;
  readonly proposedAt: Date;
}

/** Another account, live or deleted, that shares a mailbox or a bank account with one, now or before. */
export interface SharingAccount {
  /** Null for one that was deleted. */
  readonly memberId: MemberId | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** One of the sales of a deleted account. */
  readonly saleOf: OrderId | null;
  readonly byMailbox: boolean;
  /** One of the two had the mailbox before. */
  readonly byFormerMailbox: boolean;
  readonly byBank: boolean;
  /** What its own sales owe, less what was taken for them. */
  readonly owedCents: number;
  readonly isParted: boolean;
  /** That which is open. */
  readonly proposal: PartingProposal | null;
}

export interface SharingAccounts {
  /** Live ones first, at most so many. */
  of(memberId: MemberId, proposedSince: Date, limit: number): Promise<readonly SharingAccount[]>;
  /** Undefined where the two share nothing. */
  find(memberId: MemberId, other: SellerNamed, proposedSince: Date): Promise<SharingAccount | undefined>;
}

/** One that waits, by the member who was named first. */
export interface WaitingParting extends PartingProposal {
  readonly memberId: MemberId;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** What is said of two accounts and needs a second administrator. Whoever changes one has locked both. */
export interface PartingProposals {
  /** Instead of one that was there. */
  add(memberId: MemberId, other: SellerNamed, proposal: PartingProposal): Promise<void>;
  /** There is none as a rule. */
  end(memberId: MemberId, other: SellerNamed): Promise<void>;
  /** Those that were made since then, the newest first. */
  open(since: Date, limit: number): Promise<readonly WaitingParting[]>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly sharingAccounts: SharingAccounts;
    readonly partingProposals: PartingProposals;
  }
}
