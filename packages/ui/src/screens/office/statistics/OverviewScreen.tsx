import type { OverviewView, WeeklyCount } from '@nestmates/application/office/statistics/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { AdminPage } from '../administration/AdminPage.tsx';
import { AdminUnready, type AdminUnreadyState } from '../administration/AdminUnready.tsx';
import styles from './OverviewScreen.module.css';
import { WeekChart } from './WeekChart.tsx';

export type OverviewState = AdminUnreadyState | { readonly kind: 'ready'; readonly overview: OverviewView };

const charts: readonly (readonly [WeeklyCount, string])[] = [
  ['members', 'New members'],
  ['matches', 'Matches'],
  ['messages', 'Messages'],
  ['swaps', 'Swaps'],
  ['orders', 'Orders paid'],
];

const written = new Intl.NumberFormat('en-US');

const figuresOf = (overview: OverviewView): readonly (readonly [string, string])[] => [
  ['Members', written.format(overview.members)],
  ['New this week', written.format(overview.newMembers)],
  ['Active this week', written.format(overview.activeMembers)],
  ['Matches', written.format(overview.matches)],
  ['Messages', written.format(overview.messages)],
  ['Swaps', written.format(overview.swaps)],
  ['Orders', written.format(overview.orders)],
  ['Money held', dollars(overview.held)],
];

function Overview({ overview }: { readonly overview: OverviewView }) {
  return (
    <>
      <dl className={styles.figures}>
        {figuresOf(overview).map(([name, figure]) => (
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
            weeks={overview.weeks.map(({ from, [id]: count }) => ({ from, count }))}
          />
        ))}
      </div>
    </>
  );
}

/** How many members there are and what they do. */
export const OverviewScreen = ({ state }: { readonly state: OverviewState }) => (
  <AdminPage
    current="overview"
    title={
      <>
        The <em>overview</em>
      </>
    }
  >
    {state.kind === 'ready' ? (
      <Overview overview={state.overview} />
    ) : (
      <AdminUnready state={state} what="the overview" />
    )}
  </AdminPage>
);
