import { expect } from 'vitest';
import type { RefundAlerts } from '../../src/money/payments/unfinished-refunds.ts';
import { contractStart as at } from './arrange.ts';
import { describe, it } from './suite.ts';

/** What operators have heard of refunds. */
export function refundAlertsContract(name: string, alerts: () => RefundAlerts): void {
  describe(`alerts of refunds in ${name}`, () => {
    it('are new once for each refund, and for each thing that holds it up', async () => {
      const alert = { provider: 'contract', refundId: 're_1', kind: 'no-funds' } as const;
      const others = [{ refundId: 're_2' }, { provider: 'another' }, { kind: 'unknown' }] as const;
      expect(await alerts().note(alert, at)).toBe(true);
      expect(await alerts().note(alert, at)).toBe(false);
      for (const other of others) expect(await alerts().note({ ...alert, ...other }, at)).toBe(true);
    });
  });
}
