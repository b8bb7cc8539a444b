import type { ListingPageView, ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Share2 } from 'lucide-react';
import { Button } from '../../../../components/actions/Button.tsx';
import { IconButton } from '../../../../components/actions/IconButton.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import type { Unready } from '../../../../components/feedback/loadable.ts';
import { Badge } from '../../../../components/labels/Badge.tsx';
import { HeaderBar } from '../../../../components/layout/HeaderBar.tsx';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { Notch } from '../../../../components/pictures/Notch.tsx';
import { MemberMenu } from '../../../friends/blocks/MemberMenu.tsx';
import { signUpPath } from '../../../platform/sign-up-path.ts';
import type { ReportSubject } from '../../../trust/reports/report-context.ts';
import { ReviewList, type ReviewListState } from '../../reviews/ReviewList.tsx';
import { FavouriteButton } from '../card/FavouriteButton.tsx';
import { ListingGrid } from '../card/ListingGrid.tsx';
import type { ListingActions } from '../card/listing-actions.ts';
import { BuyActions } from './BuyActions.tsx';
import { Gallery } from './Gallery.tsx';
import { HeldPayment } from './HeldPayment.tsx';
import { JoinPrompt } from './JoinPrompt.tsx';
import styles from './ListingScreen.module.css';
import { ListingSkeleton } from './ListingSkeleton.tsx';
import { ListingStatus } from './ListingStatus.tsx';
import { listingFacts } from './listing-facts.ts';
import { MakeNotice } from './MakeNotice.tsx';
import { SellerRow } from './SellerRow.tsx';

export interface ShownListing {
  readonly kind: 'ready';
  readonly listing: ListingPageView;
  /** Others that are like it, once they are there. */
  readonly related: readonly ListingView[];
  /** What buyers say of its seller. */
  readonly reviews: ReviewListState;
  /** Nobody is signed in. */
  readonly visitor: boolean;
  actionsOf(listing: ListingView): ListingActions;
  onShare(): void;
}

export type ListingScreenState =
  | Unready
  | { readonly kind: 'not-found'; readonly visitor: boolean }
  | ShownListing;

function Listing({ state }: { readonly state: ShownListing }) {
  const { listing, related, reviews, visitor, actionsOf } = state;
  const { title, description, price, processingFee, type, badges, user, favourite } = listing;
  const actions = actionsOf(listing);
  return (
    <>
      <article className={styles.listing}>
        <Gallery listing={listing}>
          <Notch corner="left">{dollars(price)}</Notch>
          {actions.onKeep && (
            <span className={styles.heart}>
              <FavouriteButton onPicture about={title} kept={favourite} onKeep={actions.onKeep} />
            </span>
          )}
        </Gallery>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <ListingStatus listing={listing} own={actions.own} />
          <MakeNotice listing={listing} own={actions.own} />
          {badges.length > 0 && (
            <ul className={styles.badges} aria-label="What the seller says of herself">
              {badges.map((badge) => (
                <li key={badge}>
                  <Badge>{badge}</Badge>
                </li>
              ))}
            </ul>
          )}
        </div>
        <BuyActions
          id={listing.id}
          sellerName={user.firstName ?? 'Seller'}
          withFee={price + processingFee}
          actions={actions}
        />
        <div className={styles.about}>
          {description && <p className={styles.description}>{description}</p>}
          <dl className={styles.facts}>
            {listingFacts(listing).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <SellerRow user={user} distance={listing.distance} />
          {!actions.own && !listing.isDemo && (
            <HeldPayment fee={processingFee} type={type} localPickupOnly={listing.localPickupOnly} />
          )}
          {user.rating && <ReviewList state={reviews} any sellerName={user.firstName ?? 'Seller'} />}
          {visitor && <JoinPrompt />}
        </div>
      </article>
      {related.length > 0 && (
        <section className={styles.related} aria-label="More like this">
          <SectionHeading>
            More <em>like this</em>
          </SectionHeading>
          <ListingGrid label="More like this" listings={related} actionsOf={actionsOf} further />
        </section>
      )}
    </>
  );
}

function Content({ state }: { readonly state: ListingScreenState }) {
  if (state.kind === 'ready') return <Listing state={state} />;
  if (state.kind === 'loading') return <ListingSkeleton />;
  if (state.kind === 'failed') {
    return (
      <EmptyState
        level={1}
        scene="offline"
        title="Failed to load this listing"
        action={<Button onClick={state.onRetry}>Try again</Button>}
      >
        Check your internet and try again.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      scene="lost"
      title="Listing not found"
      action={
        <LinkButton href={state.visitor ? signUpPath : '/marketplace'}>
          {state.visitor ? 'Get Started' : 'Back to the Marketplace'}
        </LinkButton>
      }
    >
      It may have been sold or taken down.
    </EmptyState>
  );
}

const reportOf = ({ id, user }: ListingView): ReportSubject => ({
  about: { kind: 'listing', id },
  name: 'this listing',
  member: { userId: user.id, firstName: user.firstName ?? 'the seller' },
});

/** One listing, for members and for visitors. */
export function ListingScreen({ state }: { readonly state: ListingScreenState }) {
  const visitor = (state.kind === 'ready' || state.kind === 'not-found') && state.visitor;
  return (
    <div className={styles.container} data-visitor={visitor}>
      <HeaderBar
        className={styles.header}
        actions={
          state.kind === 'ready' && (
            <>
              <IconButton label="Share" icon={<Share2 aria-hidden />} onClick={state.onShare} />
              <MemberMenu name={state.listing.title} report={reportOf(state.listing)} />
            </>
          )
        }
      ></HeaderBar>
      <div className={styles.page}>
        <Content state={state} />
      </div>
    </div>
  );
}
