import type { ReportView } from '@nestmates/application/trust/reports/contract.ts';
import { type ReactNode, useRef } from 'react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { LoadMore, type MoreItems } from '../../../components/navigation/LoadMore.tsx';
import { type EndedConversation, EndedConversations } from './EndedConversations.tsx';
import styles from './MyReportsScreen.module.css';
import { ReportEntry } from './ReportEntry.tsx';

interface ReadyReports {
  readonly kind: 'ready';
  /** The newest first. */
  readonly reports: readonly ReportView[];
  readonly more?: MoreItems | undefined;
  readonly ended?: readonly EndedConversation[] | undefined;
  /** The member has to verify the e-mail before reports count. */
  readonly mustVerifyEmail?: boolean | undefined;
  /** The reports whose withdrawal is being sent. */
  readonly withdrawing?: readonly number[] | undefined;
  /** Open above the list. */
  readonly dialog?: ReactNode;
  onAdd(report: ReportView): void;
  onWithdraw(report: ReportView): void;
}

export type MyReportsScreenState = Unready | ReadyReports;

function Reports({
  reports,
  more,
  mustVerifyEmail = false,
  withdrawing = [],
  dialog,
  onAdd,
  onWithdraw,
}: ReadyReports) {
  const list = useRef<HTMLDivElement>(null);
  if (reports.length === 0 && !more) {
    return (
      <EmptyState
        scene="letter"
        title="You have reported nothing"
        action={<LinkButton href="/rules">Read the house rules</LinkButton>}
      >
        If something is not right, tap the dots beside a person, a message or a listing.
      </EmptyState>
    );
  }
  return (
    <div ref={list} tabIndex={-1}>
      <ul className={styles.list} aria-label="My reports">
        {reports.map((report) => (
          <li key={report.id}>
            <ReportEntry
              report={report}
              withdrawing={withdrawing.includes(report.id)}
              mustVerifyEmail={mustVerifyEmail}
              onAdd={() => onAdd(report)}
              onWithdraw={() => {
                list.current?.focus({ preventScroll: true });
                onWithdraw(report);
              }}
            />
          </li>
        ))}
      </ul>
      <LoadMore more={more} itemName="reports" />
      {dialog}
    </div>
  );
}

function Content({ state }: { readonly state: MyReportsScreenState }) {
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading your reports">
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError what="your reports" onRetry={state.onRetry} />;
    case 'ready':
      return (
        <>
          <Reports {...state} />
          <EndedConversations ended={state.ended ?? []} />
        </>
      );
  }
}

/** What the member has reported, and whether something was done. */
export function MyReportsScreen({ state }: { readonly state: MyReportsScreenState }) {
  return (
    <Page
      className={styles.page}
      title={
        <>
          My <em>Reports</em>
        </>
      }
    >
      <p className={styles.lead}>
        A person looks at every report. Whoever it is about never learns who told us.
      </p>
      <Content state={state} />
    </Page>
  );
}
