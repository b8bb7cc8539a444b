import type { ListingRailView } from '@nestmates/application/market/listings/listing-view.ts';
import { type RailKind, railTitle, searchOfRail } from '@nestmates/domain/market/listings/listing-rails.ts';
import { searchTexts } from '@nestmates/domain/market/listings/search.ts';
import { useId } from 'react';
import { Link } from '../../../../components/actions/Link.tsx';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { weekdayOf } from '../../../../dates/short-clock.ts';
import { type CardListing, factOf, ListingCard } from '../card/ListingCard.tsx';
import styles from './ListingRails.module.css';

export type ListingRailsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly rails: readonly ListingRailView[] };

const allOf = (rail: ListingRailView): string =>
  `/marketplace?${new URLSearchParams(searchTexts(searchOfRail(rail)))}`;

const saidOf: Readonly<Record<RailKind, (listing: CardListing) => string | undefined>> = {
  age: factOf,
  near: factOf,
  new: ({ createdAt }) => `since ${weekdayOf.format(new Date(createdAt))}`,
  known: () => 'connected',
};

/** "Lena · within 5 km" */
const factIn = (kind: RailKind, listing: CardListing): string =>
  [listing.user.firstName ?? 'Seller', saidOf[kind](listing)].filter(Boolean).join(' · ');

function ListingRail({ rail, eager }: { readonly rail: ListingRailView; readonly eager: boolean }) {
  const id = useId();
  const title = railTitle(rail);
  return (
    <section aria-labelledby={id} className={styles.rail}>
      <SectionHeading
        id={id}
        action={
          <Link className={styles.all} href={allOf(rail)} aria-label={`View All: ${title}`}>
            View All
          </Link>
        }
      >
        {title}
      </SectionHeading>
      <ul className={styles.cards} aria-labelledby={id}>
        {rail.listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard
              short
              heading="h3"
              listing={listing}
              fact={factIn(rail.kind, listing)}
              eager={eager}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** So many fill a phone, so that the grid below does not move when they come. */
const placeholders = ['a', 'b', 'c'];

/** What a member may look for, in rows that are swiped. */
export function ListingRails({ state }: { readonly state: ListingRailsState }) {
  if (state.kind === 'ready') {
    return state.rails.map((rail, at) => (
      <ListingRail key={`${rail.kind} ${rail.age}`} rail={rail} eager={at === 0} />
    ));
  }
  return (
    <SkeletonGroup label="Loading what fits you">
      {placeholders.map((rail) => (
        <div key={rail} className={styles.rail}>
          <div className={styles.title}>
            <Skeleton shape="text" width="45%" />
          </div>
          <div className={styles.cards}>
            {placeholders.map((card) => (
              <div key={card} className={styles.placeholder}>
                <Skeleton shape="picture" />
                <Skeleton shape="text" width="80%" />
                <Skeleton shape="text" width="55%" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
