import { countdownText, releaseCountdown } from '@nestmates/domain/market/orders/release-countdown.ts';
import { Hourglass } from 'lucide-react';
import { clockColors } from './MoneyClock.tsx';
import styles from './ShortClock.module.css';

export interface ShortClockProps {
  readonly releaseAt: string;
  readonly now: Date;
}

/** The money clock in one line, for a list. */
export function ShortClock({ releaseAt, now }: ShortClockProps) {
  const countdown = releaseCountdown(new Date(releaseAt), now);
  const text = countdownText(countdown);
  return (
    <p className={styles.clock} data-color={clockColors[countdown.color]}>
      <Hourglass aria-hidden />
      {countdown.kind === 'overdue' ? text : `Auto-release in ${text}`}
    </p>
  );
}
