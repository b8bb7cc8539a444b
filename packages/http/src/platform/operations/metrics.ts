import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Observer } from '../shared/requests.ts';

export interface Metrics {
  readonly observe: Observer;
  readonly contentType: string;
  text(): Promise<string>;
}

/** Adds gauges of a feature; what it returns sets them, and is called whenever the metrics are read. */
export type Gauges = (registers: [Registry]) => () => Promise<void>;

export function createMetrics(gauges: readonly Gauges[]): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const readings = gauges.map((add) => add([registry]));
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
      // A database that does not answer leaves the last figures.
      await Promise.allSettled(readings.map((read) => read()));
      return registry.metrics();
    },
  };
}
