import { days, hours } from '../../platform/shared/time.ts';

/** The colours of the money clock; the screen gives each its token. */
export type CountdownColor = 'green' | 'yellow' | 'red';

export type ReleaseCountdown =
  | {
      readonly kind: 'running';
      readonly days: number;
      readonly hours: number;
      readonly color: CountdownColor;
    }
  | { readonly kind: 'overdue'; readonly color: 'red' };

const colorOf = (left: number): CountdownColor => {
  if (left > days(3)) return 'green';
  return left > days(1) ? 'yellow' : 'red';
};

/** Whole days and hours until the money is released by itself. */
export function releaseCountdown(releaseAt: Date, now: Date): ReleaseCountdown {
  const left = releaseAt.getTime() - now.getTime();
  if (left <= 0) return { kind: 'overdue', color: 'red' };
  return {
    kind: 'running',
    days: Math.floor(left / days(1)),
    hours: Math.floor((left % days(1)) / hours(1)),
    color: colorOf(left),
  };
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "6 days 23 hours"; in the last day the hours alone. */
export function countdownText(countdown: ReleaseCountdown): string {
  if (countdown.kind === 'overdue') return 'Auto-release overdue';
  const { days: daysLeft, hours: hoursLeft } = countdown;
  if (daysLeft === 0) return hoursLeft === 0 ? 'less than an hour' : counted(hoursLeft, 'hour');
  const wholeDays = counted(daysLeft, 'day');
  return hoursLeft === 0 ? wholeDays : `${wholeDays} ${counted(hoursLeft, 'hour')}`;
}
