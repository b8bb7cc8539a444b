import type { Cents } from '../../money/payments/fees.ts';

/** What was paid for a seller's sales in a year, before any fee or refund. */
export interface GrossVolume {
  readonly grossCents: Cents;
  readonly payments: number;
}

interface Threshold extends GrossVolume {
  /** The first year for which it holds. */
  readonly since: number;
}

/**
 * Limits that a seller has to exceed, both of them, to be owed a form 1099-K. $20,000 and 200 payments hold again since
 * 2025 (One Big Beautiful Bill Act, section 70432). Some states ask for one earlier. The newest first.
 */
const thresholds: readonly Threshold[] = [
  { since: 2025, grossCents: 2_000_000, payments: 200 },
  { since: 2024, grossCents: 500_000, payments: 0 },
];

/** Nothing for years from before this app. */
export const thresholdOf = (year: number): GrossVolume | undefined => {
  const found = thresholds.find(({ since }) => since <= year);
  return found && { grossCents: found.grossCents, payments: found.payments };
};

export function needsForm({ grossCents, payments }: GrossVolume, year: number): boolean {
  const threshold = thresholdOf(year);
  return threshold !== undefined && grossCents > threshold.grossCents && payments > threshold.payments;
}
