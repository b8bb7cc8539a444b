import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import styles from './ThreadPane.module.css';

export interface ListingUnavailableProps {
  /** A sentence. */
  readonly reason: string;
  readonly marketplaceHref: string | undefined;
}

export const ListingUnavailable = ({ reason, marketplaceHref }: ListingUnavailableProps) => (
  <div className={styles.centered}>
    <EmptyState
      scene="lost"
      level={1}
      title="No longer available"
      action={
        marketplaceHref ? (
          <LinkButton href={marketplaceHref}>Browse the marketplace</LinkButton>
        ) : (
          <LinkButton href="/messages">All messages</LinkButton>
        )
      }
    >
      {reason}
    </EmptyState>
  </div>
);
