import type { ConversationListing } from '@nestmates/application/friends/messages/contract.ts';
import { perLabel, statusLabel } from '@nestmates/domain/market/listings/labels.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from '../../../../components/actions/Link.tsx';
import { Badge } from '../../../../components/labels/Badge.tsx';
import { ListingPicture } from '../picture/ListingPicture.tsx';
import styles from './ThreadListing.module.css';

interface ThreadListingProps {
  readonly listing: ConversationListing;
  /** Its page, if there is one to see. */
  readonly href?: string | undefined;
}

function Content({ listing, href }: ThreadListingProps) {
  const { title, price, type, priceType, status, imageUrl } = listing;
  return (
    <>
      <span className={styles.picture}>
        <ListingPicture listing={listing} photo={imageUrl} size="avatar" eager />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.price}>
          {dollars(price)}
          {type === 'service' && ` ${perLabel(priceType)}`}
        </span>
      </span>
      {status !== 'active' && (
        <Badge tone={status === 'reserved' ? 'ochre' : 'outline'}>{statusLabel(status)}</Badge>
      )}
      {href && <ChevronRight className={styles.chevron} aria-hidden />}
    </>
  );
}

/** A listing in one row, which leads to its page or to a chat about it. */
export function ListingRow(props: ThreadListingProps) {
  const { href } = props;
  return href ? (
    <Link className={styles.listing} href={href}>
      <Content {...props} />
    </Link>
  ) : (
    <p className={styles.listing}>
      <Content {...props} />
    </p>
  );
}

/** The listing that a thread is about, for both who write. */
export function ThreadListing(props: ThreadListingProps) {
  return (
    <section className={styles.frame} aria-label="About this listing">
      <ListingRow {...props} />
    </section>
  );
}
