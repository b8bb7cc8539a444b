import { Counter } from 'prom-client';
import type { Gauges } from '../../platform/operations/metrics.ts';

/** `refused` is what the share of rendering does not allow; all but what is rendered is sent with its shell alone. */
type Outcome = 'rendered' | 'refused' | 'failed' | 'without code' | 'not in the list';

export type CountPage = (outcome: Outcome) => void;

/** Counts what became of the pages that may be rendered. */
export function pageCounter(): { readonly gauges: Gauges; readonly count: CountPage } {
  const pages = new Counter({
    name: 'pages_rendered_total',
    help: 'Pages that may be rendered by the server, by what became of them.',
    labelNames: ['outcome'],
    registers: [],
  });
  return {
    gauges([registry]) {
      registry.registerMetric(pages);
      return async () => undefined;
    },
    count: (outcome) => pages.inc({ outcome }),
  };
}
