import type { StatisticsView, WeeklyCount } from '@nestmates/application/office/statistics/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { AdminPage } from '../admin/AdminPage.tsx';
import { AdminUnready, type AdminUnreadyState } from '../admin/AdminUnready.tsx';
import styles from './StatisticsScreen.module.css';
import { WeekChart } from './WeekChart.tsx';

export type StatisticsState =
  | AdminUnreadyState
  | { readonly kind: 'ready'; readonly statistics: StatisticsView };

const charts: readonly (readonly [WeeklyCount, string])[] = [
  ['members', 'New members'],
  ['matches', 'Matches'],
  ['messages', 'Messages'],
  ['swaps', 'Swaps'],
  ['orders', 'Orders paid'],
];

const written = new Intl.NumberFormat('en-US');

const figuresOf = (statistics: StatisticsView): readonly (readonly [string, string])[] => [
  ['Members', written.format(statistics.members)],
  ['New this week', written.format(statistics.newMembers)],
  ['Active this week', written.format(statistics.activeMembers)],
  ['Matches', written.format(statistics.matches)],
  ['Messages', written.format(statistics.messages)],
  ['Swaps', written.format(statistics.swaps)],
  ['Orders', written.format(statistics.orders)],
  ['Money held', dollars(statistics.held)],
];

function Figures({ statistics }: { readonly statistics: StatisticsView }) {
  return (
    <>
      <dl className={styles.figures}>
        {figuresOf(statistics).map(([name, figure]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd className={styles.count}>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        “This week” is the last seven days. The weeks below begin on Monday in UTC; the last one is not over.
      </p>
      <div className={styles.charts}>
        {charts.map(([id, title]) => (
          <WeekChart
            key={id}
            title={title}
            weeks={statistics.weeks.map(({ from, [id]: count }) => ({ from, count }))}
          />
        ))}
      </div>
    </>
  );
}

/** How many members there are and what they do. */
export const StatisticsScreen = ({ state }: { readonly state: StatisticsState }) => (
  <AdminPage
    current="figures"
    title={
      <>
        The <em>figures</em>
      </>
    }
  >
    {state.kind === 'ready' ? (
      <Figures statistics={state.statistics} />
    ) : (
      <AdminUnready state={state} what="the figures" />
    )}
  </AdminPage>
);
