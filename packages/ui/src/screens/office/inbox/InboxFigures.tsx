import type { StatisticsView, WeeklyCount } from '@nestmates/application/office/statistics/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import type { CSSProperties } from 'react';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { weekText } from '../statistics/WeekChart.tsx';
import styles from './InboxFigures.module.css';

const shown: readonly (readonly [WeeklyCount, string])[] = [
  ['members', 'New members'],
  ['matches', 'Matches'],
  ['swaps', 'Swaps'],
  ['messages', 'Messages'],
];

const written = new Intl.NumberFormat('en-US');

/** Figures beside what waits: this week since Monday, what is held, and the way to all figures. */
export function InboxFigures({ statistics }: { readonly statistics: StatisticsView }) {
  const { weeks, held, members } = statistics;
  const [last, current] = [weeks.at(-2), weeks.at(-1)];
  const most = Math.max(1, ...weeks.map((week) => week.members));
  return (
    <aside className={styles.figures} aria-label="This week">
      <h2 className={styles.title}>This week</h2>
      <dl className={styles.grid}>
        {shown.map(([id, name]) => (
          <div key={id} className={styles.figure}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.count}>{written.format(current?.[id] ?? 0)}</dd>
            <dd className={styles.below}>
              {id === 'members'
                ? `${written.format(members)} in all`
                : `${written.format(last?.[id] ?? 0)} last week`}
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles.part}>
        <div className={styles.figure}>
          <dt className={styles.before}>Money held now</dt>
          <dd className={styles.count}>{dollars(held)}</dd>
        </div>
      </dl>
      <div className={styles.part}>
        <p className={styles.quiet}>New members, twelve weeks</p>
        {/* The page of figures has the numbers as a table. */}
        <div className={styles.bars} aria-hidden>
          {weeks.map((week, nth) => (
            <span
              key={week.from}
              className={styles.bar}
              data-now={nth === weeks.length - 1}
              style={{ '--share': week.members / most } as CSSProperties}
            />
          ))}
        </div>
        <p className={styles.span} aria-hidden>
          <span>{weeks[0] && weekText(weeks[0].from)}</span>
          <span>{current && weekText(current.from)}</span>
        </p>
        <p>
          <TextLink href="/admin/figures">All figures</TextLink>
        </p>
      </div>
    </aside>
  );
}
