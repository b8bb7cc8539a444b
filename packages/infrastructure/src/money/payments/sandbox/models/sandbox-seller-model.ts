import type {
  AccountRequirement,
  FailedPayout,
} from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import { Model } from 'objection';

export class SandboxSellerModel extends Model {
  static override readonly tableName = 'sandbox_sellers';
  static override readonly idColumn = 'accountId';
  static override readonly jsonAttributes = ['failedPayout'];
  declare readonly accountId: string;
  declare readonly key: string;
  declare readonly reference: string | null;
  declare readonly pageToken: string;
  declare readonly returnUrl: string;
  declare readonly canBePaid: boolean;
  declare readonly due: readonly AccountRequirement[];
  declare readonly dueBy: Date | null;
  declare readonly isPastDue: boolean;
  declare readonly isRejected: boolean;
  /** Its time is a text inside the column. */
  declare readonly failedPayout: (Omit<FailedPayout, 'at'> & { readonly at: string }) | null;
}
