import type { PaymentAccount } from '@nestmates/domain/payments/payment-account.ts';
import { Model } from 'objection';

export interface PaymentAccountModel extends PaymentAccount {}

export class PaymentAccountModel extends Model {
  static override readonly tableName = 'payment_accounts';
  static override readonly idColumn = 'userId';
}
