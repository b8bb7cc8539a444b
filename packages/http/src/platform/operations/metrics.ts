import type { MoneyFigures } from '@nestmates/application/market/orders/ledger-check.ts';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Observer } from '../shared/requests.ts';

export interface Metrics {
  readonly observe: Observer;
  readonly contentType: string;
  text(): Promise<string>;
}

/** Read whenever the metrics are; a database that does not answer leaves the last figures. */
function moneyGauges(registers: [Registry], read: () => Promise<MoneyFigures>): () => Promise<void> {
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
}

export function createMetrics(moneyFigures: () => Promise<MoneyFigures>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const readMoney = moneyGauges([registry], moneyFigures);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const counters = new Map<string, Histogram.Internal<string>>();
  const counterOf = (method: string, route: string, status: number) => {
    const name = `${status} ${method} ${route}`;
    const counter = counters.get(name) ?? durations.labels({ method, route, status });
    counters.set(name, counter);
    return counter;
  };
  return {
    observe: ({ route, method, status, milliseconds }) =>
      counterOf(method, route, status).observe(milliseconds / 1000),
    contentType: registry.contentType,
    async text() {
      await readMoney().catch(() => undefined);
      return registry.metrics();
    },
  };
}
