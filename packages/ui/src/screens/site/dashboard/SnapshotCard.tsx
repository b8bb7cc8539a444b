import { CalendarDays, Lock, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { RetryButton } from '../../../components/actions/RetryButton.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import styles from './SnapshotCard.module.css';

export interface SnapshotRow {
  readonly label: string;
  readonly state:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed'; onRetry(): void }
    | {
        readonly kind: 'counted';
        readonly count: number;
        readonly href: string;
        readonly faces?: ReactNode;
      }
    /** Nothing to count yet, which is said in words. */
    | { readonly kind: 'none'; readonly text: string; readonly href: string }
    /** What opens it leads to the plans. */
    | { readonly kind: 'locked'; readonly text: string; readonly href: string }
    | { readonly kind: 'event'; readonly text: string; readonly href?: string | undefined };
}

function Row({ label, state }: SnapshotRow) {
  switch (state.kind) {
    case 'loading':
      return (
        <LinkRow lead={<Skeleton width="24px" />}>
          <SkeletonGroup label={`Counting: ${label}`}>
            <Skeleton width="50%" />
          </SkeletonGroup>
        </LinkRow>
      );
    case 'failed':
      return (
        <LinkRow
          lead="–"
          trailing={
            <RetryButton what={label} onRetry={state.onRetry}>
              Retry
            </RetryButton>
          }
        >
          <span className={styles.failed}>{label}: not loaded</span>
        </LinkRow>
      );
    case 'none':
      return (
        <LinkRow lead={<Sprout aria-hidden />} note={state.text} href={state.href}>
          {label}
        </LinkRow>
      );
    case 'locked':
      return (
        <LinkRow lead={<Lock aria-hidden />} note={state.text} href={state.href}>
          {label}
        </LinkRow>
      );
    case 'counted':
      return (
        <LinkRow lead={state.count} href={state.href} trailing={state.faces}>
          {label}
        </LinkRow>
      );
    case 'event':
      return (
        <LinkRow lead={<CalendarDays aria-hidden />} note={state.text} href={state.href}>
          {label}
        </LinkRow>
      );
  }
}

const title = 'Today’s Snapshot';

/** The numbers of the day, each with a link; each row loads and fails on its own. */
export function SnapshotCard({ rows }: { readonly rows: readonly SnapshotRow[] }) {
  return (
    <section className={styles.section} aria-label={title} tabIndex={-1}>
      <SectionHeading>{title}</SectionHeading>
      <LinkList>
        {rows.map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </LinkList>
    </section>
  );
}
