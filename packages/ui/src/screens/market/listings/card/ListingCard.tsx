import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { badgesOnCard } from '@nestmates/domain/market/listings/badges.ts';
import { perLabel, typeLabels } from '@nestmates/domain/market/listings/labels.ts';
import { distanceLabel } from '@nestmates/domain/members/places/distance-band.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Link } from '../../../../components/actions/Link.tsx';
import { Badge } from '../../../../components/labels/Badge.tsx';
import { Notch } from '../../../../components/pictures/Notch.tsx';
import { shortMonthDay } from '../../../../dates/calendar-formats.ts';
import { ListingPicture } from '../picture/ListingPicture.tsx';
import { CardActions, type ListingCardActions } from './CardActions.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import styles from './ListingCard.module.css';

export interface ListingCardProps {
  readonly listing: ListingView;
  readonly actions: ListingCardActions;
  /** Of its title; below a heading of the second level it is the third. */
  readonly heading?: 'h2' | 'h3' | undefined;
  /** On a page about its seller: it says what kind it is, and not who sells it. */
  readonly ofOneSeller?: boolean | undefined;
  /** Its picture is in the first viewport. */
  readonly eager?: boolean | undefined;
}

/** "within 5 km" of a product, "per session" of a service, and its day. */
function factOf({ type, priceType, distance, serviceDate }: ListingView): string | undefined {
  if (type === 'service') {
    return serviceDate === null
      ? perLabel(priceType)
      : `${perLabel(priceType)}, ${shortMonthDay(serviceDate)}`;
  }
  const band = distance && distanceLabel(distance);
  return band && band.charAt(0).toLowerCase() + band.slice(1);
}

/** Who sells it, and the store. */
function Seller({ listing }: Pick<ListingCardProps, 'listing'>) {
  const { userId, user } = listing;
  const fact = factOf(listing);
  const shop = user.storeSlug !== null && user.shopName;
  return (
    <>
      <p className={styles.seller}>
        <Link className={styles.name} href={`/seller/${userId}`}>
          {user.firstName ?? 'Seller'}
        </Link>
        {fact && ` · ${fact}`}
      </p>
      {shop && (
        <p className={styles.seller}>
          <Link className={styles.name} href={`/${user.storeSlug}`}>
            {shop}
          </Link>
        </p>
      )}
    </>
  );
}

function Kind({ listing }: Pick<ListingCardProps, 'listing'>) {
  return (
    <p className={styles.kind}>
      <Badge tone="outline">{typeLabels[listing.type].one}</Badge>
      {factOf(listing)}
    </p>
  );
}

/** A listing in a grid: its picture with the price, and who sells it. */
export function ListingCard({
  listing,
  actions,
  heading: Heading = 'h2',
  ofOneSeller = false,
  eager,
}: ListingCardProps) {
  const { id, title, price, badges, favourite, imageUrl } = listing;
  const { onKeep } = actions;
  return (
    <article className={styles.card}>
      <ListingPicture listing={listing} photo={imageUrl} eager={eager} lowered={badges.length > 1}>
        <Notch corner="left" size="small">
          {dollars(price)}
        </Notch>
        {badges.length > 0 && (
          <span className={styles.badges}>
            {badgesOnCard(badges).map((badge) => (
              <Badge key={badge} tone="surface">
                {badge}
              </Badge>
            ))}
          </span>
        )}
      </ListingPicture>
      <Heading className={styles.title}>
        <Link className={styles.link} href={`/marketplace/${id}`}>
          {title}
        </Link>
      </Heading>
      {ofOneSeller ? <Kind listing={listing} /> : <Seller listing={listing} />}
      {onKeep && (
        <span className={styles.heart}>
          <FavouriteButton onPicture about={title} kept={favourite} onKeep={onKeep} />
        </span>
      )}
      <CardActions listing={listing} actions={actions} />
    </article>
  );
}
