import type { EarningsView } from '@nestmates/application/market/earnings/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import type { CSSProperties } from 'react';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import styles from './ThirtyDays.module.css';

type LastThirtyDays = EarningsView['lastThirtyDays'];
type Day = LastThirtyDays['days'][number];

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "Nov 22" */
const nameOf = ({ day }: Day): string => monthAndDay.format(new Date(`${day}T00:00:00Z`));

/** "$219.00 released, of 9 sales" */
function sumText({ sales, days }: LastThirtyDays): string {
  const sum = days.reduce((total, { released }) => total + released, 0);
  if (sum < 0) return `${dollars(-sum)} taken back`;
  if (sales === 0) return 'Nothing released';
  return `${dollars(sum)} released, of ${sales} ${sales === 1 ? 'sale' : 'sales'}`;
}

/** "$23.00" or "$5.00 taken back" */
const amountText = ({ released }: Day): string =>
  released < 0 ? `${dollars(-released)} taken back` : dollars(released);

/**
 * What was released on each of the last thirty days, less what was taken back; the days with something are read out as a
 * list. Days are those of UTC, so the first and the last have no name beside the seller's own calendar.
 */
export function ThirtyDays({ of: shown }: { readonly of: LastThirtyDays }) {
  const { days } = shown;
  const moved = days.filter(({ released }) => released !== 0);
  const top = Math.max(1, ...days.map(({ released }) => released));
  return (
    <section className={styles.section} aria-label="Thirty days">
      <SectionHeading>Thirty days</SectionHeading>
      <div className={styles.days} data-empty={moved.length === 0} aria-hidden>
        {days.map(({ day, released }) => (
          <span
            key={day}
            className={styles.bar}
            data-zero={released <= 0}
            style={{ '--part': Math.max(0, released) / top } as CSSProperties}
          />
        ))}
      </div>
      <p className={styles.sum}>{sumText(shown)}</p>
      {moved.length > 0 && (
        <ul className={styles.hidden} aria-label="Released by day of UTC">
          {moved.map((day) => (
            <li key={day.day}>
              {nameOf(day)}: {amountText(day)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
