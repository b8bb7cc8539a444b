import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

/** Who a member is at the payment providers. */
export class PaymentReferenceModel extends Model {
  static override readonly tableName = 'payment_references';
  static override readonly idColumn = 'userId';
  declare readonly userId: MemberId;
  declare readonly reference: string;
  declare readonly accountKey: string;
}
