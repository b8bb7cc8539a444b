import type { RefundAlerts } from '@nestmates/application/money/payments/unfinished-refunds.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const note = `
  insert into refund_alerts (provider, refund_id, kind, raised_at) values (:provider, :refundId, :kind, :at)
  on conflict do nothing returning kind`;

export class RefundAlertRepository implements RefundAlerts {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async note(alert: Parameters<RefundAlerts['note']>[0], at: Date): Promise<boolean> {
    return (await sql(this.#transaction, note, { ...alert, at })).length > 0;
  }
}
