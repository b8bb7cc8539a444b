import type { Parting } from '@nestmates/domain/office/same-person/same-person.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';

/** Another account, live or deleted, that shares a mailbox or a bank account with one. */
export interface SharingAccount {
  /** Null for one that was deleted. */
  readonly memberId: MemberId | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** One of the sales of a deleted account. */
  readonly saleOf: OrderId | null;
  readonly byMailbox: boolean;
  readonly byBank: boolean;
  /** What its own sales owe, less what was taken for them. */
  readonly owedCents: number;
  /** The same of the account that it shares something with. */
  readonly ownCents: number;
  readonly parting: Parting;
  readonly proposedBy: MemberId | null;
}

export interface SharingAccounts {
  /** Live ones first, at most so many. */
  of(memberId: MemberId, limit: number): Promise<readonly SharingAccount[]>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly sharingAccounts: SharingAccounts;
  }
}
