import { days, later } from '../../platform/shared/time.ts';

/** After that many releases a seller is not new any more. */
export const newSellerReleases = 5;

/** Until when a release of a new seller waits; undefined where it does not. */
export function releaseWaitsUntil({
  completedAt,
  releases,
  holdDays,
}: {
  readonly completedAt: Date;
  /** Of the seller so far. */
  readonly releases: number;
  readonly holdDays: number;
}): Date | undefined {
  if (holdDays === 0 || releases >= newSellerReleases) return undefined;
  return later(completedAt, days(holdDays));
}
