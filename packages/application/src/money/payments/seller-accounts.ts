import type { AccountReport } from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import type { HostedPage } from './hosted-page.ts';
import type { MemberReference } from './payment-references.ts';

export interface SellerAccount {
  readonly accountId: string;
  /** The seller's; null where nobody has told the provider. */
  readonly reference: MemberReference | null;
  /** Selling is gated on this, not on the account being there. */
  readonly canBePaid: boolean;
  /** What the provider says of it besides. */
  readonly report: AccountReport;
  /**
   * What the provider calls the bank accounts and debit cards at which a payout has arrived: the same for each account
   * that is paid to one. One that is only named is none of them, as anyone can name a stranger's.
   */
  readonly bankFingerprints: readonly string[];
}

export interface SellerAccounts {
  /** Opens an account where `accountId` is null. The page leads back to `returnUrl`, finished or not. */
  startOnboarding(request: {
    readonly key: string;
    readonly reference: MemberReference;
    readonly accountId: string | null;
    readonly returnUrl: string;
    /** Replaces a page that has been used or is too old. */
    readonly refreshUrl: string;
  }): Promise<HostedPage & { readonly accountId: string }>;
  /** Asked when the seller is back, since that proves nothing, and after each event about the account. */
  find(accountId: string): Promise<SellerAccount | undefined>;
}
