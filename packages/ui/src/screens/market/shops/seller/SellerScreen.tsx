import type { PublicProfileView } from '@nestmates/application/members/profiles/public-profile-view.ts';
import { labelOf } from '@nestmates/domain/members/profiles/options.ts';
import { Store, UserRound } from 'lucide-react';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import type { Unready } from '../../../../components/feedback/loadable.ts';
import { Badge } from '../../../../components/labels/Badge.tsx';
import { MemberMenu } from '../../../friends/blocks/MemberMenu.tsx';
import { reportOfMember } from '../../../trust/reports/report-context.ts';
import { PhotoCheckedBadge } from '../../../trust/selfie-checks/PhotoChecked.tsx';
import { FavouriteButton } from '../../listings/card/FavouriteButton.tsx';
import { RatingText } from '../../reviews/RatingText.tsx';
import { ReviewList, type ReviewListState } from '../../reviews/ReviewList.tsx';
import { type Contact, ContactButton } from '../parts/ContactButton.tsx';
import facts from '../parts/facts.module.css';
import { JoinPrompt } from '../parts/JoinPrompt.tsx';
import { SellerFace } from '../parts/SellerFace.tsx';
import { SellerLinks } from '../parts/SellerLinks.tsx';
import { SellerListings, type SellerListingsState } from '../parts/SellerListings.tsx';
import { FailedStorePage, MissingPage, StorePage, StorePageSkeleton } from '../parts/StorePage.tsx';
import { placeText } from '../parts/seller-text.ts';

export interface Favourite {
  readonly kept: boolean;
  onKeep(keep: boolean): void;
}

interface ReadySeller {
  readonly kind: 'ready';
  readonly seller: PublicProfileView;
  readonly listings: SellerListingsState;
  readonly reviews: ReviewListState;
  readonly isVisitor: boolean;
  /** Left out on the member's own page, and where they cannot be written to. */
  readonly contact?: Contact | undefined;
  /** Left out on the member's own page, and until it is known. */
  readonly favourite?: Favourite | undefined;
}

export type SellerScreenState = Unready | { readonly kind: 'not-found' } | ReadySeller;

function SellerSide({ seller, contact, isVisitor }: ReadySeller) {
  const name = seller.firstName ?? 'Seller';
  const { age, zipCode, shopName, storeSlug, lifestyleInterests = [] } = seller;
  const about = seller.bio ?? seller.sellerBio;
  return (
    <>
      <div className={facts.head}>
        <SellerFace name={name} photoUrl={seller.profilePhotoUrl} />
        <div className={facts.facts}>
          {shopName && (
            <Badge tone="berry" icon={<Store aria-hidden />}>
              {shopName}
            </Badge>
          )}
          {age != null && <p className={facts.strong}>{age} years old</p>}
          <p className={facts.quiet}>{placeText(seller)}</p>
          {zipCode && <p className={facts.quiet}>Zip {zipCode}</p>}
          <RatingText rating={seller.rating} />
          <PhotoCheckedBadge at={seller.photoCheckedAt} name={name} />
        </div>
      </div>
      {(contact || storeSlug || seller.met) && (
        <div className={facts.buttons}>
          {contact && <ContactButton contact={contact} label="Message Seller" />}
          {seller.met && (
            <LinkButton look="outline" href={`/people/${seller.id}`} icon={<UserRound aria-hidden />}>
              See Profile
            </LinkButton>
          )}
          {storeSlug && (
            <LinkButton look="outline" href={`/${storeSlug}`} icon={<Store aria-hidden />}>
              View Store
            </LinkButton>
          )}
        </div>
      )}
      {about && <p className={facts.words}>{about}</p>}
      {lifestyleInterests.length > 0 && (
        <ul className={facts.tags} aria-label="Interests">
          {lifestyleInterests.map((interest) => (
            <li key={interest}>
              <Badge>{labelOf('lifestyleInterests', interest)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <SellerLinks {...seller} />
      {isVisitor && <JoinPrompt sellerName={name} />}
    </>
  );
}

/** Whoever sells something, and what they have on sale. */
export function SellerScreen({ state }: { readonly state: SellerScreenState }) {
  switch (state.kind) {
    case 'loading':
      return <StorePageSkeleton title="Seller" label="Loading the seller" />;
    case 'failed':
      return <FailedStorePage title="Failed to load seller profile" onRetry={state.onRetry} />;
    case 'not-found':
      return <MissingPage title="Seller not found">She has left, or this link is wrong.</MissingPage>;
    case 'ready': {
      const { seller, listings, favourite, reviews } = state;
      const name = seller.firstName ?? 'Seller';
      return (
        <StorePage
          title={name}
          actions={
            <>
              {favourite && <FavouriteButton about={name} {...favourite} />}
              <MemberMenu name={name} report={reportOfMember({ ...seller, firstName: name })} />
            </>
          }
          side={<SellerSide {...state} />}
        >
          <SellerListings state={listings} />
          <ReviewList state={reviews} any={seller.rating !== null} sellerName={name} />
        </StorePage>
      );
    }
  }
}
