import {
  type CountdownColor,
  countdownText,
  type ReleaseCountdown,
  releaseCountdown,
} from '@nestmates/domain/market/orders/release-countdown.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import type { CSSProperties } from 'react';
import { weekdayText, weekdayTimeText } from '../order-text.ts';
import styles from './MoneyClock.module.css';

export interface MoneyClockProps {
  readonly shippedAt: string;
  readonly releaseAt: string;
  readonly now: Date;
  /** Who is paid: "Priya is paid in". */
  readonly lead: string;
  /** What began the seven days: "Shipped". */
  readonly began: string;
}

/** The tokens of the domain's colours. */
export const clockColors = {
  green: 'moss',
  yellow: 'ochre',
  red: 'brick',
} as const satisfies Record<CountdownColor, string>;

const parts = 7;

/** "4 days 4 h" has to fit a phone, as large as it is set. */
function largeText(countdown: ReleaseCountdown): string {
  return countdownText(countdown).replace(/ hours?$/, (unit) =>
    countdown.kind === 'running' && countdown.days > 0 ? ' h' : unit,
  );
}

/** How much of each of the seven days has passed, from 0 to 1. */
function passedOf(releaseAt: string, now: Date) {
  // The clock stands still while the buyer's bank looks into the payment, so the days count from its end.
  const passed = parts - (Date.parse(releaseAt) - now.getTime()) / days(1);
  return Array.from({ length: parts }, (_, day) => ({
    day,
    passed: Math.min(1, Math.max(0, passed - day)),
  }));
}

/** How long until the money is released by itself, over a ruler of the seven days. */
export function MoneyClock({ shippedAt, releaseAt, now, lead, began }: MoneyClockProps) {
  const countdown = releaseCountdown(new Date(releaseAt), now);
  const overdue = countdown.kind === 'overdue';
  return (
    <div className={styles.clock} data-color={clockColors[countdown.color]} data-overdue={overdue}>
      {!overdue && <p className={styles.lead}>{lead}</p>}
      <p className={styles.time}>
        <span aria-hidden>{largeText(countdown)}</span>
        <span className={styles.visuallyHidden}>{countdownText(countdown)}</span>
      </p>
      <p className={styles.held}>
        {overdue ? 'Was to be released' : 'Held until'} <strong>{weekdayTimeText(releaseAt)}</strong>
      </p>
      <div className={styles.ruler} aria-hidden>
        {passedOf(releaseAt, now).map(({ day, passed }) => (
          <span
            key={day}
            className={styles.day}
            style={{ '--passed': `${passed * 100}%` } as CSSProperties}
          />
        ))}
      </div>
      <p className={styles.ends} aria-hidden>
        <span>
          {began} {weekdayText(shippedAt)}
        </span>
        <span>{weekdayText(releaseAt)}</span>
      </p>
    </div>
  );
}
