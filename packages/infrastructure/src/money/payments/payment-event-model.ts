import type { StoredEvent } from '@nestmates/application/money/payments/ports.ts';
import { Model } from 'objection';

export interface PaymentEventModel extends StoredEvent {}

export class PaymentEventModel extends Model {
  static override readonly tableName = 'payment_events';
}
