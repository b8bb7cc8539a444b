import type { MoneyFigures } from '@nestmates/application/market/orders/money/ledger-check.ts';
import { Gauge } from 'prom-client';
import type { Gauges } from '../../platform/operations/metrics.ts';

/** What is held, and what should have moved by now. */
export const moneyGauges =
  (read: () => Promise<MoneyFigures>): Gauges =>
  (registers) => {
    const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
    const held = gauge('money_held_cents', 'What is held for orders, in US cents.');
    const overdue = gauge('money_overdue_releases', 'Orders that should have been released by now.');
    const failed = gauge('money_failed_steps', 'Orders whose last step was refused and is tried again.');
    const due = gauge('money_due_orders', 'Orders whose money has to move.');
    return async () => {
      const { heldCents, overdueReleases, failedSteps, dueOrders } = await read();
      held.set(heldCents);
      overdue.set(overdueReleases);
      failed.set(failedSteps);
      due.set(dueOrders);
    };
  };
