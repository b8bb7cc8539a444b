import { type CSSProperties, useId } from 'react';
import styles from './WeekChart.module.css';

const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "Jun 1", of a day that is text already. */
export const weekText = (day: string): string => format.format(new Date(`${day}T00:00Z`));

export interface WeekCount {
  /** Its Monday, as a date. */
  readonly from: string;
  readonly count: number;
}

interface WeekChartProps {
  /** What is counted: "New members" */
  readonly title: string;
  /** The oldest first. */
  readonly weeks: readonly WeekCount[];
}

/** How much there was in each week, as bars and, for whoever reads numbers, as a table. */
export function WeekChart({ title, weeks }: WeekChartProps) {
  const id = useId();
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.columns}>
        {/* The table says the same. */}
        <div className={styles.bars} aria-hidden>
          {weeks.map(({ from, count }, index) => (
            <span
              key={from}
              className={styles.bar}
              data-now={index === weeks.length - 1}
              style={{ '--share': count / most } as CSSProperties}
            >
              {count === most && count > 0 ? <b className={styles.top}>{count}</b> : null}
            </span>
          ))}
        </div>
        <table className={styles.table}>
          <caption className={styles.hidden}>{title} by week</caption>
          <thead className={styles.hidden}>
            <tr>
              <th scope="col">Week from</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ from, count }) => (
              <tr key={from}>
                <th scope="row">
                  <time dateTime={from}>{weekText(from)}</time>
                </th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
