import type { PaymentAccount } from '@nestmates/domain/money/payments/payment-account.ts';
import type {
  AccountReport,
  FailedPayout,
} from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import { Model } from 'objection';

export interface PaymentAccountModel extends PaymentAccount {
  readonly wasReady: boolean;
  /** Its times are texts inside the column. */
  readonly report: StoredReport | null;
  readonly told: string;
  /** Of the link by which the seller comes back from the provider's pages. */
  readonly returnDigest: string | null;
  readonly returnExpiresAt: Date | null;
}

type Texted<T extends { readonly at: Date }> = Omit<T, 'at'> & { readonly at: string };

export interface StoredReport extends Omit<AccountReport, 'dueBy' | 'failedPayout'> {
  readonly dueBy: string | null;
  readonly failedPayout: Texted<FailedPayout> | null;
}

export class PaymentAccountModel extends Model {
  static override readonly tableName = 'payment_accounts';
  static override readonly idColumn = 'userId';
  static override readonly jsonAttributes = ['report'];
}
