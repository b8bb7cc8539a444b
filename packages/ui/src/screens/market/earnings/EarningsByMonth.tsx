import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Download } from 'lucide-react';
import type { CSSProperties } from 'react';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import styles from './EarningsByMonth.module.css';
import { chartMonths, chartTop, type EarningsMonth, longMonth, shortMonth } from './earnings-months.ts';

interface EarningsByMonthProps {
  /** The oldest first. */
  readonly months: readonly EarningsMonth[];
  readonly now: Date;
  /** All that has moved in a month, as a file for a spreadsheet. */
  statementHref(month: string): string;
}

/** The table beside it says the same, so nothing of it is read out. */
function Chart({ months, now }: Pick<EarningsByMonthProps, 'months' | 'now'>) {
  const shown = chartMonths(months, now);
  const top = chartTop(shown);
  const bar = (cents: number) => ({ '--part': cents / top }) as CSSProperties;
  return (
    <div aria-hidden>
      <p className={styles.legend}>
        <span className={styles.released}>Released</span>
        <span className={styles.refunded}>Refunded</span>
      </p>
      <div className={styles.chart}>
        <span className={styles.top}>{dollars(top)}</span>
        <span className={styles.middle}>{dollars(top / 2)}</span>
        <div className={styles.months}>
          {shown.map(({ month, released, refunded }) => (
            <div key={month} className={styles.month}>
              <div className={styles.bars}>
                <span className={styles.bar} data-kind="released" style={bar(released)} />
                <span className={styles.bar} data-kind="refunded" style={bar(refunded)} />
              </div>
              <span className={styles.name}>{shortMonth(month)}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

const amount = (cents: number) => (cents === 0 ? '–' : dollars(cents));

function Table({ months, statementHref }: Omit<EarningsByMonthProps, 'now'>) {
  const takenBack = months.some(({ reversed }) => reversed !== 0);
  return (
    <table className={styles.table} data-many={takenBack}>
      <caption className={styles.hidden}>Earnings by month</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Released</th>
          {takenBack && <th scope="col">Taken back</th>}
          <th scope="col">Refunded</th>
          <th scope="col">
            <span className={styles.hidden}>Statement</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, released, reversed, refunded }) => (
          <tr key={month}>
            <th scope="row">{longMonth(month)}</th>
            <td data-label="Released">{amount(released)}</td>
            {takenBack && <td data-label="Taken back">{amount(reversed)}</td>}
            <td data-label="Refunded">{amount(refunded)}</td>
            <td>
              <a
                className={styles.statement}
                href={statementHref(month)}
                download={`statement-${month}.csv`}
                aria-label={`Statement of ${longMonth(month)}`}
              >
                <Download aria-hidden />
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What was released and refunded in each month, as a chart and as a table. */
export function EarningsByMonth({ months, now, statementHref }: EarningsByMonthProps) {
  return (
    <section className={styles.section}>
      <SectionHeading>
        By <em>month</em>
      </SectionHeading>
      <div className={styles.both}>
        <Chart months={months} now={now} />
        <Table months={months} statementHref={statementHref} />
      </div>
    </section>
  );
}
