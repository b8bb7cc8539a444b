import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { RetryButton } from '../../components/actions/RetryButton.tsx';
import { Skeleton, Waiting } from '../../components/feedback/Skeleton.tsx';
import { SectionHeading } from '../../components/layout/SectionHeading.tsx';
import { ContentsList, ContentsRow } from '../../components/navigation/LinkList.tsx';
import styles from './SnapshotCard.module.css';

export interface SnapshotRow {
  readonly label: string;
  readonly state:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed'; onRetry(): void }
    | {
        readonly kind: 'counted';
        readonly count: number;
        /** There are more than were counted. */
        readonly orMore?: boolean;
        readonly href: string;
        readonly faces?: ReactNode;
      }
    | { readonly kind: 'event'; readonly words: string; readonly href?: string | undefined };
}

function Row({ label, state }: SnapshotRow) {
  switch (state.kind) {
    case 'loading':
      return (
        <ContentsRow lead={<Skeleton width="24px" />}>
          <Waiting label={`Counting: ${label}`}>
            <Skeleton width="50%" />
          </Waiting>
        </ContentsRow>
      );
    case 'failed':
      return (
        <ContentsRow
          lead="–"
          trailing={
            <RetryButton what={label} onRetry={state.onRetry}>
              Retry
            </RetryButton>
          }
        >
          <span className={styles.failed}>{label}: not loaded</span>
        </ContentsRow>
      );
    case 'counted':
      return (
        <ContentsRow
          lead={state.count}
          orMore={state.orMore ?? false}
          href={state.href}
          trailing={state.faces}
        >
          {label}
        </ContentsRow>
      );
    case 'event':
      return (
        <ContentsRow lead={<CalendarDays aria-hidden />} note={state.words} href={state.href}>
          {label}
        </ContentsRow>
      );
  }
}

const title = 'Today’s Snapshot';

/** The day as a page of contents; a row that cannot be read says so and leaves the others alone. */
export function SnapshotCard({ rows }: { readonly rows: readonly SnapshotRow[] }) {
  return (
    <section className={styles.place} aria-label={title} tabIndex={-1}>
      <SectionHeading>{title}</SectionHeading>
      <ContentsList>
        {rows.map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </ContentsList>
    </section>
  );
}
