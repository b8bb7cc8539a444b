import type { TransparencyMonth } from '@nestmates/application/trust/transparency/contract.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { decisionKinds, decisionNames } from '@nestmates/domain/trust/cases/decision.ts';
import { categories, reportCategories } from '@nestmates/domain/trust/reports/categories.ts';
import { Link } from '../../../components/actions/Link.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Wordmark } from '../../../drawings/Wordmark.tsx';
import styles from './LegalPage.module.css';
import { PublicFooter } from './PublicFooter.tsx';
import tables from './TransparencyScreen.module.css';

export type TransparencyScreenState = Loadable<
  /** The latest month first. */
  { readonly months: readonly TransparencyMonth[] }
>;

type Fact = readonly [label: string, value: string | number];

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const hoursText = (hours: number | null): string =>
  hours === null ? 'Too few to say' : `${Math.round(hours * 10) / 10} hours`;

const totals = (month: TransparencyMonth): readonly Fact[] => [
  ['Reports', month.reports],
  ['Decisions', month.decisions],
  ['Appeals', month.appeals],
  ['Appeals granted', month.overturned],
  ['Median time to a decision', hoursText(month.medianHours)],
];

const Facts = ({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) => (
  <dl className={tables.facts} aria-label={title}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

function Month({ month }: { readonly month: TransparencyMonth }) {
  const name = monthFormat.format(new Date(`${month.month}-01T00:00:00Z`));
  const reported = reportCategories.filter((category) => month.byCategory[category] !== 0);
  const decided = decisionNames.filter((decision) => month.byDecision[decision] !== 0);
  return (
    <section className={styles.clause} aria-labelledby={month.month}>
      <h2 id={month.month} className={styles.heading}>
        {name}
      </h2>
      <Facts title={`${name} in numbers`} facts={totals(month)} />
      {reported.length > 0 && (
        <>
          <h3 className={tables.subject}>What was reported</h3>
          <Facts
            title="What was reported"
            facts={reported.map((category) => [categories[category].label, month.byCategory[category]])}
          />
        </>
      )}
      {decided.length > 0 && (
        <>
          <h3 className={tables.subject}>What was decided</h3>
          <Facts
            title="What was decided"
            facts={decided.map((decision) => [decisionKinds[decision].label, month.byDecision[decision]])}
          />
        </>
      )}
    </section>
  );
}

function Content({ state }: { readonly state: TransparencyScreenState }) {
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading the numbers">
          <Skeleton shape="heading" width="50%" />
          <Skeleton shape="picture" height="60vh" />
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError what="the numbers" onRetry={state.onRetry} />;
    case 'ready':
      return state.months.length === 0 ? (
        <p>The first month is not over yet. Its numbers come here then.</p>
      ) : (
        state.months.map((month) => <Month key={month.month} month={month} />)
      );
  }
}

/** What was reported and decided by month; numbers so small that they may be of one member are not told apart. */
export function TransparencyScreen({ state }: { readonly state: TransparencyScreenState }) {
  return (
    <>
      <header className={styles.header}>
        <Link className={styles.brand} href="/" aria-label={`${productName}, back to Home`}>
          <Wordmark />
        </Link>
      </header>
      <main className={styles.main}>
        <div className={styles.top}>
          <h1 className={styles.title}>
            Trans<em>parency</em>
          </h1>
          <p className={styles.lead}>
            What was reported to us, what we decided, and how long it took. Small numbers are not told apart.
          </p>
        </div>
        <div className={tables.months}>
          <Content state={state} />
        </div>
      </main>
      <PublicFooter />
    </>
  );
}
