import type { Ports } from '../../platform/wiring/use-case.ts';
import type { ProviderRefund } from './money-moves.ts';

const alertFor = {
  'no-funds': 'a refund waits for money of ours at the provider: add funds there',
  /** Counts as not done, and somebody has to look. */
  unknown: 'a refund has a status that we do not know',
} as const;

/** What an operator has heard of refunds. */
export interface RefundAlerts {
  /** Whether it is new of that refund. */
  note(
    alert: { readonly provider: string; readonly refundId: string; readonly kind: keyof typeof alertFor },
    at: Date,
  ): Promise<boolean>;
}

/** Raises an alert, once, for each refund that is not its bank's to finish. */
export async function alertUnfinished(
  { alerts, refundAlerts, clock }: Pick<Ports, 'alerts' | 'refundAlerts' | 'clock'>,
  provider: string,
  refunds: readonly Pick<ProviderRefund, 'id' | 'unfinished'>[],
  of: Readonly<Record<string, string | number>>,
): Promise<void> {
  for (const { id: refundId, unfinished: kind } of refunds) {
    if (kind === undefined || kind === 'pending') continue;
    if (!(await refundAlerts.note({ provider, refundId, kind }, clock.now()))) continue;
    alerts.raise(alertFor[kind], { ...of, refund: refundId });
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly refundAlerts: RefundAlerts;
  }
}
