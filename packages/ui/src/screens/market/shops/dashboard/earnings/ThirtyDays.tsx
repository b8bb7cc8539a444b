import type { EarningsView } from '@nestmates/application/market/earnings/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import type { CSSProperties } from 'react';
import { SectionHeading } from '../../../../../components/layout/SectionHeading.tsx';
import styles from './ThirtyDays.module.css';

type LastThirtyDays = EarningsView['lastThirtyDays'];
type Day = LastThirtyDays['days'][number];

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "Nov 22" */
const nameOf = ({ day }: Day): string => monthAndDay.format(new Date(`${day}T00:00:00Z`));

/** "9 sales, $219.00" */
const sumText = ({ sales, days }: LastThirtyDays): string =>
  `${sales} ${sales === 1 ? 'sale' : 'sales'}, ${dollars(days.reduce((sum, { released }) => sum + released, 0))}`;

/** What was released on each of the last thirty days; the days with something are read out as a list. */
export function ThirtyDays({ of: shown }: { readonly of: LastThirtyDays }) {
  const { sales, days } = shown;
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const top = Math.max(1, ...days.map(({ released }) => released));
  return (
    <section className={styles.section} aria-label="Thirty days">
      <SectionHeading>Thirty days</SectionHeading>
      <div className={styles.days} data-empty={sales === 0} aria-hidden>
        {days.map(({ day, released }) => (
          <span
            key={day}
            className={styles.bar}
            data-zero={released === 0}
            style={{ '--part': released / top } as CSSProperties}
          />
        ))}
      </div>
      <p className={styles.line}>
        <span aria-hidden>{nameOf(first)}</span>
        <span className={styles.sum}>{sales === 0 ? 'Nothing released' : sumText(shown)}</span>
        <span aria-hidden>{nameOf(last)}</span>
      </p>
      {sales > 0 && (
        <ul className={styles.hidden} aria-label="Released by day">
          {days
            .filter(({ released }) => released !== 0)
            .map((day) => (
              <li key={day.day}>
                {nameOf(day)}: {dollars(day.released)}
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
