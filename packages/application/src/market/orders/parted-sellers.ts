import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';

/** A live account, or one that has left, by one of its sales. */
export type SellerNamed = { readonly memberId: MemberId } | { readonly saleOf: OrderId };

/** Sellers who share a bank account and are not the same person: neither owes what the other owes. */
export interface PartedSellers {
  /** Keeps both from changes until the transaction ends: a release that nets a debt of theirs comes before or after. */
  lock(one: SellerNamed, other: SellerNamed, at: Date): Promise<void>;
  /** Wants both locked. What was taken of one for the other is owed by the other again, and counts for what the one comes to owe. */
  part(one: SellerNamed, other: SellerNamed, at: Date): Promise<void>;
  /** They are the same person after all. What one has paid too much settles what the other owes. */
  join(one: SellerNamed, other: SellerNamed, at: Date): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly partedSellers: PartedSellers;
  }
}
