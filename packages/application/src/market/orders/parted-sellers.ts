import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

/** A live account, or one that has left, by the digest under which its sales are kept. */
export type SellerNamed = { readonly memberId: MemberId } | { readonly left: string };

/** Sellers who share a bank account and are not the same person: neither owes what the other owes. */
export interface PartedSellers {
  /** Both are kept from changes until the transaction ends, so that a release that nets a debt of theirs comes before or after. */
  part(one: SellerNamed, other: SellerNamed, at: Date): Promise<void>;
  /** They are the same person after all. */
  join(one: SellerNamed, other: SellerNamed, at: Date): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly partedSellers: PartedSellers;
  }
}
