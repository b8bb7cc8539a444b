import type { StorefrontView } from '@nestmates/application/market/shops/contract.ts';
import { sellerProfilePath } from '@nestmates/domain/market/listings/public-paths.ts';
import type { HiddenReason } from '@nestmates/domain/platform/access/hidden-reason.ts';
import { UserRound } from 'lucide-react';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { Banner } from '../../../../components/feedback/Banner.tsx';
import type { Loadable } from '../../../../components/feedback/loadable.ts';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { MemberMenu } from '../../../friends/blocks/MemberMenu.tsx';
import { HiddenNotice } from '../../../platform/access/HiddenNotice.tsx';
import { PhotoCheckedBadge } from '../../../trust/selfie-checks/PhotoChecked.tsx';
import { RatingText } from '../../reviews/RatingText.tsx';
import { ReviewList, type ReviewListState } from '../../reviews/ReviewList.tsx';
import facts from '../parts/facts.module.css';
import { JoinPrompt } from '../parts/JoinPrompt.tsx';
import { SellerFace } from '../parts/SellerFace.tsx';
import { SellerLinks } from '../parts/SellerLinks.tsx';
import { SellerListings, type SellerListingsState } from '../parts/SellerListings.tsx';
import { FailedStorePage, MissingPage, StorePage, StorePageSkeleton } from '../parts/StorePage.tsx';
import { placeText } from '../parts/seller-text.ts';

export type StorefrontScreenState = Loadable<
  {
    readonly seller: StorefrontView['seller'];
    readonly listings: Extract<SellerListingsState, { kind: 'ready' }>;
    readonly reviews: ReviewListState;
    readonly isVisitor: boolean;
    /** Why nobody else is shown it; its seller reads that. */
    readonly hidden?: HiddenReason | undefined;
  },
  { readonly kind: 'not-found' }
>;

type Ready = Extract<StorefrontScreenState, { kind: 'ready' }>;

const nameOf = ({ firstName }: Ready['seller']) => firstName ?? 'the seller';

const Lead = ({ seller, hidden }: Pick<Ready, 'seller' | 'hidden'>) => (
  <>
    {hidden && <HiddenNotice hidden={hidden} />}
    <div className={facts.facts}>
      <p className={facts.quiet}>{placeText(seller)}</p>
      <RatingText rating={seller.rating} />
      <PhotoCheckedBadge at={seller.photoCheckedAt} name={nameOf(seller)} />
    </div>
    {!seller.storeLive && (
      <Banner look="waiting" title="Not open yet">
        {nameOf(seller)} is still setting up her payments.
      </Banner>
    )}
  </>
);

function About({ seller, isVisitor }: Ready) {
  const name = nameOf(seller);
  return (
    <>
      <section className={facts.about}>
        <SectionHeading>About the Seller</SectionHeading>
        <div className={facts.head}>
          <SellerFace name={name} photoUrl={seller.profilePhotoUrl} />
          <p className={facts.strong}>{name}</p>
        </div>
        {seller.sellerBio && <p className={facts.words}>{seller.sellerBio}</p>}
        <SellerLinks {...seller} />
        <div>
          <LinkButton
            look="quiet"
            size="small"
            href={sellerProfilePath(seller.shopName)}
            icon={<UserRound aria-hidden />}
          >
            View Profile
          </LinkButton>
        </div>
      </section>
      {isVisitor && <JoinPrompt sellerName={name} />}
    </>
  );
}

/** A shop under its own address. */
export function StorefrontScreen({ state }: { readonly state: StorefrontScreenState }) {
  switch (state.kind) {
    case 'loading':
      return <StorePageSkeleton title="Store" label="Loading the store" />;
    case 'failed':
      return <FailedStorePage title="Failed to load store" onRetry={state.onRetry} />;
    case 'not-found':
      return (
        <MissingPage title="Store Not Found">It has another name now, or this link is wrong.</MissingPage>
      );
    case 'ready':
      return (
        <StorePage
          title={state.seller.shopName}
          actions={
            <MemberMenu
              name={state.seller.shopName}
              report={{
                about: { kind: 'shop', id: state.seller.id },
                name: 'this shop',
                member: { userId: state.seller.id, firstName: nameOf(state.seller) },
                photoUrl: state.seller.profilePhotoUrl,
              }}
            />
          }
          side={<Lead seller={state.seller} hidden={state.hidden} />}
          after={<About {...state} />}
        >
          <SellerListings state={state.listings} />
          <ReviewList
            state={state.reviews}
            any={state.seller.rating !== null}
            sellerName={nameOf(state.seller)}
          />
        </StorePage>
      );
  }
}
