import type { MemberView } from '@nestmates/application/platform/access/member-view.ts';
import type { ListingType } from '@nestmates/domain/platform/shared/listing-words.ts';
import {
  emptyListingForm,
  type ListingFormValues,
} from '@nestmates/ui/screens/market/listings/listing-form/listing-form-schema.ts';
import type { ShopFormValues } from '@nestmates/ui/screens/market/shops/shop-form-schema.ts';

/** How far the seller has come in opening their shop, and what they have typed. */
export interface OnboardingProgress {
  readonly step: 'type' | 'listing' | 'profile' | 'done';
  readonly listing: ListingFormValues;
  /** The listing that the second step has put on sale. */
  readonly listed: { readonly id: number; readonly type: ListingType } | null;
  readonly shop: ShopFormValues;
}

type ShopOwner = Pick<MemberView, 'shopName' | 'sellerBio' | 'instagram' | 'facebook' | 'website'>;

/** What is stored of the seller's shop, as the form has it. */
export const shopFormOf = (member: ShopOwner): ShopFormValues => ({
  shopName: member.shopName ?? '',
  bio: member.sellerBio ?? '',
  instagram: member.instagram ?? '',
  facebook: member.facebook ?? '',
  website: member.website ?? '',
});

export const newProgress = (member: ShopOwner): OnboardingProgress => ({
  step: 'type',
  listing: emptyListingForm,
  listed: null,
  shop: shopFormOf(member),
});

/**
 * The words that both types have stay. What is on sale already stays as it is, and the other type is a new listing.
 */
export function withType(progress: OnboardingProgress, type: ListingType): OnboardingProgress {
  const { listing, listed } = progress;
  const isOther = listed !== null && listed.type !== type;
  return {
    ...progress,
    step: 'listing',
    listed: isOther ? null : listed,
    listing: isOther
      ? { ...emptyListingForm, type }
      : { ...listing, type, category: sameType(listing, type) },
  };
}

/** The categories of products and services differ. */
const sameType = (listing: ListingFormValues, type: ListingType): string =>
  listing.type === type ? listing.category : '';
