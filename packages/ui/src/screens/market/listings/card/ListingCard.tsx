import type { ListingRailView, ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { badgesOnCard } from '@nestmates/domain/market/listings/badges.ts';
import { perLabel, typeLabels } from '@nestmates/domain/market/listings/labels.ts';
import { distanceLabel } from '@nestmates/domain/members/places/distance-band.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import type { ReactNode } from 'react';
import { Link } from '../../../../components/actions/Link.tsx';
import { Badge } from '../../../../components/labels/Badge.tsx';
import { Notch } from '../../../../components/pictures/Notch.tsx';
import { shortMonthDay } from '../../../../dates/calendar-formats.ts';
import { ListingPicture } from '../picture/ListingPicture.tsx';
import styles from './ListingCard.module.css';

export type CardListing = ListingRailView['listings'][number];

export interface ListingCardProps {
  readonly listing: CardListing;
  /** One short line below its title. */
  readonly fact?: ReactNode;
  /** The level of its title; below a heading of the second level it is the third. */
  readonly heading?: 'h2' | 'h3' | undefined;
  /** Its picture is in the first viewport. */
  readonly eager?: boolean | undefined;
  /** The title takes one line, in a row of cards of one height. */
  readonly short?: boolean | undefined;
  /** The heart. */
  readonly children?: ReactNode;
}

/** "Within 5 km" */
const nearness = ({ distance }: Pick<CardListing, 'distance'>): string | undefined =>
  distance && distanceLabel(distance);

/** "per session, Jun 20" of a service, "within 5 km" of a product. */
export function factOf(listing: CardListing): string | undefined {
  const { type, priceType, serviceDate } = listing;
  if (type === 'service') {
    return serviceDate === null
      ? perLabel(priceType)
      : `${perLabel(priceType)}, ${shortMonthDay(serviceDate)}`;
  }
  const band = nearness(listing);
  return band && band.charAt(0).toLowerCase() + band.slice(1);
}

const notForSale = {
  active: undefined,
  reserved: 'Reserved',
  sold: 'Sold',
  paused: 'Paused',
  ended: 'Ended',
  removed: 'No longer here',
} as const;

/** Whose it is or what has become of it, before how near it is. */
export const standing = (
  listing: CardListing & Pick<ListingView, 'status'>,
  own: boolean,
): string | undefined => notForSale[listing.status] ?? (own ? 'Your listing' : factOf(listing));

/** The kind of a listing, for a page about its seller. */
export function KindOfListing({ listing }: { readonly listing: CardListing }) {
  return (
    <>
      <Badge tone="outline">{typeLabels[listing.type].one}</Badge>
      {factOf(listing)}
    </>
  );
}

/** A listing among others: its picture with the price, its title and one fact. The rest is on its page. */
export function ListingCard({
  listing,
  fact,
  heading: Heading = 'h2',
  eager,
  short,
  children,
}: ListingCardProps) {
  const { id, title, price, badges, imageUrl } = listing;
  return (
    <article className={styles.card} data-short={short || undefined}>
      <ListingPicture listing={listing} photo={imageUrl} eager={eager} lowered={badges.length > 1}>
        <Notch corner="left" size="small">
          {dollars(price)}
        </Notch>
      </ListingPicture>
      <Heading className={styles.title}>
        <Link className={styles.link} href={`/marketplace/${id}`}>
          {title}
        </Link>
      </Heading>
      {fact && <p className={styles.fact}>{fact}</p>}
      {badges.length > 0 && (
        <span className={styles.badges} data-beside-heart={children ? true : undefined}>
          {badgesOnCard(badges).map((badge) => (
            <Badge key={badge} tone="surface">
              {badge}
            </Badge>
          ))}
        </span>
      )}
      {children && <span className={styles.heart}>{children}</span>}
    </article>
  );
}
