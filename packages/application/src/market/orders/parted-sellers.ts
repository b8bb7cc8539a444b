import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';

/** A live account, or one that has left, by one of its sales. */
export type SellerNamed = { readonly memberId: MemberId } | { readonly saleOf: OrderId };

/** Sellers who share a bank account and are not the same person: neither owes what the other owes. */
export interface PartedSellers {
  /** Keeps both from changes until the transaction ends: a release that nets a debt of theirs comes before or after. */
  lock(one: SellerNamed, other: SellerNamed, at: Date): Promise<void>;
  /**
   * Wants both locked. What the sales of both owe, those of other accounts with their mailboxes included, and what was
   * taken of one for the other: so much changes hands at most.
   */
  moneyOf(one: SellerNamed, other: SellerNamed): Promise<Cents>;
  /**
   * Wants both locked. What was taken of one for the other is owed by the other again, and due to the one: answers those
   * orders, whose money is to be settled.
   */
  part(one: SellerNamed, other: SellerNamed, at: Date): Promise<readonly OrderId[]>;
  /** Wants both locked. They are the same person after all. */
  join(one: SellerNamed, other: SellerNamed): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly partedSellers: PartedSellers;
  }
}
