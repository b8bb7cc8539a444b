import type { RefundAlerts } from '../../src/money/payments/unfinished-refunds.ts';

export class MemoryRefundAlerts implements RefundAlerts {
  readonly #told = new Set<string>();

  async note({ provider, refundId, kind }: Parameters<RefundAlerts['note']>[0]): Promise<boolean> {
    const alert = `${provider} ${refundId} ${kind}`;
    if (this.#told.has(alert)) return false;
    this.#told.add(alert);
    return true;
  }
}
