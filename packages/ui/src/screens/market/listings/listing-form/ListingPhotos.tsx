import { listingRule } from '@nestmates/domain/market/listings/listing-content.ts';
import type { FieldBinding } from '../../../../forms/field-binding.ts';
import { PhotoListField } from '../../../members/photos/list/PhotoListField.tsx';
import type { PhotoUploads } from '../../../members/photos/list/use-photo-space.ts';

interface ListingPhotosProps extends FieldBinding<readonly string[]>, PhotoUploads {}

/** The photos of a listing; the first one is on the card. */
export const ListingPhotos = (props: ListingPhotosProps) => (
  <PhotoListField {...props} about="Photos of the listing" most={listingRule.maxPhotos} cover />
);
