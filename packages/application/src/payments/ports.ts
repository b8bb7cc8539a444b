import type { PaymentAccount } from '@nestmates/domain/payments/payment-account.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';

export interface PaymentAccountStore {
  find(userId: MemberId): Promise<PaymentAccount | undefined>;
  /** Keeps the account that an onboarding was begun for, and by which link she comes back from it. */
  start(
    account: Pick<PaymentAccount, 'userId' | 'providerAccountId'>,
    link: { readonly digest: string; readonly expiresAt: Date },
  ): Promise<void>;
  /** Undefined for a link that is unknown, replaced or too old. */
  findByLink(digest: string, now: Date): Promise<PaymentAccount | undefined>;
  setReady(providerAccountId: string, ready: boolean): Promise<void>;
}
