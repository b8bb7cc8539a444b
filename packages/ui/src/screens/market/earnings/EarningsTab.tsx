import type { EarningsView } from '@nestmates/application/market/earnings/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Download } from 'lucide-react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { EarningsByMonth } from './EarningsByMonth.tsx';
import { EarningsNotices } from './EarningsNotices.tsx';
import styles from './EarningsTab.module.css';
import { HeldList } from './HeldList.tsx';

export type EarningsTabState = Loadable<{
  readonly earnings: EarningsView;
  readonly now: Date;
  /** The file for a spreadsheet. */
  readonly exportHref: string;
  statementHref(month: string): string;
}>;

function Figures({ earnings }: { readonly earnings: EarningsView }) {
  const { available, held, refunded, months } = earnings;
  const released = months.reduce((sum, month) => sum + month.released, 0);
  return (
    <dl className={styles.figures}>
      {(
        [
          ['Available', available, 'in your payment account'],
          ['Held', held, 'until it is released'],
          ['Released', released, 'to you altogether'],
          ['Refunded', refunded, 'to your buyers'],
        ] as const
      ).map(([name, cents, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.figure} data-zero={cents === 0}>
            {dollars(cents)}
          </dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a seller has earned, from the ledger: where the seller's money is, and how it came month by month. */
export function EarningsTab({ state }: { readonly state: EarningsTabState }) {
  if (state.kind === 'failed') return <LoadError what="your earnings" onRetry={state.onRetry} />;
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label="Loading your earnings">
        <div className={styles.shapes}>
          <Skeleton shape="heading" width="45%" />
          <Skeleton shape="picture" height="150px" />
          <Skeleton shape="picture" height="220px" />
        </div>
      </SkeletonGroup>
    );
  }
  const { earnings, now, exportHref, statementHref } = state;
  if (earnings.waiting.length === 0 && earnings.months.length === 0) {
    return (
      <div className={styles.tab}>
        <EarningsNotices earnings={earnings} />
        <EmptyState
          scene="shelf"
          title="You have earned nothing yet"
          action={<LinkButton href="/marketplace/my-listings">See Your Listings</LinkButton>}
        >
          What buyers pay is held for you here, and released once they have the thing.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.tab}>
      <section className={styles.section} aria-label="Your money">
        <div className={styles.head}>
          <SectionHeading>
            Your <em>earnings</em>
          </SectionHeading>
          <LinkButton
            look="outline"
            size="small"
            href={exportHref}
            download="earnings.csv"
            icon={<Download aria-hidden />}
          >
            Export CSV
          </LinkButton>
        </div>
        <Figures earnings={earnings} />
      </section>
      <EarningsNotices earnings={earnings} />
      <HeldList waiting={earnings.waiting} now={now} />
      {earnings.months.length > 0 && (
        <EarningsByMonth months={earnings.months} now={now} statementHref={statementHref} />
      )}
    </div>
  );
}
