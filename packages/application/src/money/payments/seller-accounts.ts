import type { AccountReport } from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { HostedPage } from './hosted-page.ts';

export interface SellerAccount {
  readonly accountId: string;
  /** Selling is gated on this, not on the account being there. */
  readonly canBePaid: boolean;
  /** What the provider says of it besides. */
  readonly report: AccountReport;
}

export interface SellerAccounts {
  /** Opens an account where `accountId` is null. The page leads back to `returnUrl`, finished or not. */
  startOnboarding(request: {
    readonly key: string;
    readonly sellerId: MemberId;
    readonly accountId: string | null;
    readonly returnUrl: string;
    /** For a page that has been used or is too old. */
    readonly refreshUrl: string;
  }): Promise<HostedPage & { readonly accountId: string }>;
  /** To ask when the seller is back, since that proves nothing, and after each event about the account. */
  find(accountId: string): Promise<SellerAccount | undefined>;
}
