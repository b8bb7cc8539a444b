import type { ReactNode } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { EmptyPage } from '../../../../components/layout/EmptyPage.tsx';
import { Page } from '../../../../components/layout/Page.tsx';
import styles from './StorePage.module.css';

interface StorePageProps {
  readonly title: string;
  /** The heart and the like. */
  readonly actions?: ReactNode;
  /** Stands beside the rest on a wide screen. */
  readonly side: ReactNode;
  /** Stands below `side` on a wide screen, and at the end on a phone. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** The page of a seller or of their store: who they are, and beside it what they offer. */
export const StorePage = ({ title, actions, side, after, children }: StorePageProps) => (
  <Page className={styles.page} title={title} actions={actions}>
    <div className={styles.side}>{side}</div>
    <div className={styles.main}>{children}</div>
    {after && <div className={styles.after}>{after}</div>}
  </Page>
);

/** The shape of what comes. */
export const StorePageSkeleton = ({ title, label }: { readonly title: string; readonly label: string }) => (
  <Page className={styles.page} title={title}>
    <SkeletonGroup label={label}>
      <div className={styles.side}>
        <Skeleton shape="picture" width="112px" height="140px" />
        <Skeleton width="60%" />
        <Skeleton width="80%" />
        <Skeleton shape="button" width="180px" />
      </div>
    </SkeletonGroup>
    <Skeleton shape="picture" height="240px" />
  </Page>
);

export const backToMarketplace = <LinkButton href="/marketplace">Back to Marketplace</LinkButton>;

interface MissingPageProps {
  readonly title: string;
  readonly children: string;
}

export const MissingPage = ({ title, children }: MissingPageProps) => (
  <EmptyPage scene="lost" title={title} action={backToMarketplace}>
    {children}
  </EmptyPage>
);

interface FailedStorePageProps {
  /** "Failed to load store" */
  readonly title: string;
  onRetry(): void;
}

export const FailedStorePage = ({ title, onRetry }: FailedStorePageProps) => (
  <EmptyPage scene="offline" title={title} action={<Button onClick={onRetry}>Try again</Button>}>
    Check your internet and try again.
  </EmptyPage>
);
