import type { PaymentAccount } from '@nestmates/domain/money/payments/payment-account.ts';
import { Model } from 'objection';

export interface PaymentAccountModel extends PaymentAccount {
  /** Of the link by which the seller comes back from the provider's pages. */
  readonly returnDigest: string | null;
  readonly returnExpiresAt: Date | null;
}

export class PaymentAccountModel extends Model {
  static override readonly tableName = 'payment_accounts';
  static override readonly idColumn = 'userId';
}
