import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';

/** A full hour of New York's winter time, so many days from today. */
export function brooklynTime({ inDays, hour }: { inDays: number; hour: number }, now: Date): Date {
  const brooklyn = hours(5);
  const midnight = Math.floor((now.getTime() - brooklyn) / days(1)) * days(1) + brooklyn;
  return later(new Date(midnight), days(inDays) + hours(hour));
}
