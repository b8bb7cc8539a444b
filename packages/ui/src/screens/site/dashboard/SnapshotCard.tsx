import { CalendarDays, Lock } from 'lucide-react';
import { Link } from '../../../components/actions/Link.tsx';
import { RetryButton } from '../../../components/actions/RetryButton.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import styles from './SnapshotCard.module.css';

export interface SnapshotFigure {
  readonly label: string;
  /** Undefined while it is counted. */
  readonly count?: number | undefined;
  readonly href: string;
  /** Where the member's plan does not count it: says why. */
  readonly onLocked?: (() => void) | undefined;
}

export type NextEvent =
  | Unready
  | { readonly kind: 'locked'; onLocked(): void }
  | { readonly kind: 'event'; readonly text: string; readonly href: string };

export interface SnapshotCardProps {
  readonly figures: readonly SnapshotFigure[];
  /** The counting has failed. */
  readonly onRetry?: (() => void) | undefined;
  /** Left out where the page opens with it. */
  readonly next?: NextEvent | undefined;
}

function Figure({ label, count, href, onLocked }: SnapshotFigure) {
  return (
    <li className={styles.figure}>
      {onLocked ? (
        <button
          type="button"
          className={styles.link}
          aria-label={`${label}, comes with Pro`}
          onClick={onLocked}
        >
          <span className={styles.number}>
            <Lock aria-hidden />
          </span>{' '}
          <span className={styles.label}>{label}</span>
        </button>
      ) : (
        <Link className={styles.link} href={href}>
          <span className={styles.number}>{count ?? <Skeleton width="1.5rem" />}</span>{' '}
          <span className={styles.label}>{label}</span>
        </Link>
      )}
    </li>
  );
}

function NextRow({ next }: { readonly next: NextEvent }) {
  const label = 'Next event';
  switch (next.kind) {
    case 'loading':
      return (
        <LinkRow lead={<CalendarDays aria-hidden />}>
          <SkeletonGroup label="Loading your next event">
            <Skeleton width="60%" />
          </SkeletonGroup>
        </LinkRow>
      );
    case 'failed':
      return (
        <LinkRow
          lead={<CalendarDays aria-hidden />}
          trailing={
            <RetryButton what={label} onRetry={next.onRetry}>
              Retry
            </RetryButton>
          }
        >
          {label}: not loaded
        </LinkRow>
      );
    case 'locked':
      return (
        <LinkRow lead={<CalendarDays aria-hidden />} locked="Pro" onClick={next.onLocked}>
          {label}
        </LinkRow>
      );
    case 'event':
      return (
        <LinkRow lead={<CalendarDays aria-hidden />} note={next.text} href={next.href}>
          {label}
        </LinkRow>
      );
  }
}

const title = 'Today’s Snapshot';

/** The numbers of the day, each with a link, and what comes next. */
export function SnapshotCard({ figures, onRetry, next }: SnapshotCardProps) {
  return (
    <section className={styles.section} aria-label={title} tabIndex={-1}>
      <SectionHeading>{title}</SectionHeading>
      {onRetry ? (
        <LinkList>
          <LinkRow
            trailing={
              <RetryButton what="today’s numbers" onRetry={onRetry}>
                Retry
              </RetryButton>
            }
          >
            Today’s numbers were not loaded
          </LinkRow>
        </LinkList>
      ) : (
        <ul className={styles.figures} data-of={figures.length}>
          {figures.map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
        </ul>
      )}
      {next && (
        <LinkList>
          <NextRow next={next} />
        </LinkList>
      )}
    </section>
  );
}
