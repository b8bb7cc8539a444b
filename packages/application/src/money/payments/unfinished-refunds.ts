import type { Ports } from '../../platform/wiring/use-case.ts';
import type { ProviderRefund } from './money-moves.ts';

const alertFor = {
  'no-funds': 'a refund waits for money of ours at the provider: add funds there',
  /** Counts as not done, and somebody has to look. */
  unknown: 'a refund has a status that we do not know',
} as const;

/** Raises an alert for each refund that is not its bank's to finish. */
export function alertUnfinished(
  alerts: Ports['alerts'],
  refunds: readonly ProviderRefund[],
  of: Readonly<Record<string, unknown>>,
): void {
  for (const { id: refund, unfinished } of refunds) {
    if (unfinished === undefined || unfinished === 'pending') continue;
    alerts.raise(alertFor[unfinished], { ...of, refund });
  }
}
