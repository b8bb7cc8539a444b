import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Lock, Plus } from 'lucide-react';
import { Link } from '../../../../components/actions/Link.tsx';
import { TextLink } from '../../../../components/actions/TextLink.tsx';
import { Skeleton } from '../../../../components/feedback/Skeleton.tsx';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { Notch } from '../../../../components/pictures/Notch.tsx';
import { ListingPicture } from '../picture/ListingPicture.tsx';
import styles from './MarketplaceCard.module.css';

interface Opened {
  /** Set where the member's plan puts nothing on sale: says why. */
  readonly onSellingLocked?: (() => void) | undefined;
}

type Thing = Pick<ListingView, PictureFields>;

interface LockedThings {
  readonly newest?: readonly Thing[] | undefined;
  onLocked(): void;
}

export type MarketplaceCardState =
  /** Not included in the member's plan: a tap on one of the newest says why. */
  | ({ readonly kind: 'locked' } & LockedThings)
  | ({ readonly kind: 'loading' } & Opened)
  /** The newest listings; none if they could not be read: the ways in are what the card is for. */
  | ({ readonly kind: 'open'; readonly newest: readonly Thing[] } & Opened);

type PictureFields = 'id' | 'title' | 'imageUrl' | 'category' | 'serviceIcon' | 'price';

const shown = 3;

function Entry({ listing }: { readonly listing: Thing }) {
  return (
    <>
      <ListingPicture listing={listing} photo={listing.imageUrl}>
        <Notch corner="left" size="small">
          {dollars(listing.price)}
        </Notch>
      </ListingPicture>
      <span className={styles.title}>{listing.title}</span>
    </>
  );
}

const railLabel = 'New in the marketplace';

/** Things come before the lock. */
function Locked({ newest = [], onLocked }: LockedThings) {
  return (
    <>
      {newest.length > 0 && (
        <ul className={styles.rail} aria-label={railLabel}>
          {newest.slice(0, shown).map((listing) => (
            <li key={listing.id}>
              <button type="button" className={styles.entry} onClick={onLocked}>
                <Entry listing={listing} />
                <span className={styles.visuallyHidden}>, comes with Pro</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.locked}>
        <Lock aria-hidden />
        <p className={styles.unlock}>Unlock Marketplace Access</p>
        <p className={styles.plans}>Browse with Pro · Create listings with Premium</p>
      </div>
    </>
  );
}

function Pictures({ state }: { readonly state: Exclude<MarketplaceCardState, { kind: 'locked' }> }) {
  return (
    <ul className={styles.rail} aria-label={railLabel}>
      <li>
        {state.onSellingLocked ? (
          <button
            type="button"
            className={styles.create}
            data-locked
            aria-label="Create Listing, comes with Premium"
            onClick={state.onSellingLocked}
          >
            <Lock aria-hidden />
            Create Listing
          </button>
        ) : (
          <Link className={styles.create} href="/marketplace/new">
            <Plus aria-hidden />
            Create Listing
          </Link>
        )}
      </li>
      {state.kind === 'loading'
        ? ['a', 'b', 'c'].map((key) => (
            <li key={key} className={styles.placeholder} aria-hidden="true">
              <Skeleton shape="picture" width="100%" height="100%" />
            </li>
          ))
        : state.newest.slice(0, shown).map((listing) => (
            <li key={listing.id}>
              <Link className={styles.entry} href={`/marketplace/${listing.id}`}>
                <Entry listing={listing} />
              </Link>
            </li>
          ))}
    </ul>
  );
}

/** The ways into the marketplace, on the dashboard. */
export function MarketplaceCard({ state }: { readonly state: MarketplaceCardState }) {
  const locked = state.kind === 'locked';
  return (
    <section aria-label="Marketplace">
      <SectionHeading
        action={
          <TextLink href={locked ? '/subscribe' : '/marketplace'}>
            {locked ? 'View Plans' : 'Browse Items'}
          </TextLink>
        }
      >
        Marketplace
      </SectionHeading>
      {state.kind === 'locked' ? (
        <Locked newest={state.newest} onLocked={state.onLocked} />
      ) : (
        <Pictures state={state} />
      )}
    </section>
  );
}
