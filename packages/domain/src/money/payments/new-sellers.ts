import { days, later } from '../../platform/shared/time.ts';

/** A seller is not new any more after so many releases. */
export const newSellerReleases = 5;

/** When a release of a new seller stops waiting; undefined where it does not wait. */
export function releaseWaitsUntil({
  completedAt,
  releases,
  holdDays,
}: {
  readonly completedAt: Date;
  /** The seller's so far. */
  readonly releases: number;
  readonly holdDays: number;
}): Date | undefined {
  if (holdDays === 0 || releases >= newSellerReleases) return undefined;
  return later(completedAt, days(holdDays));
}
