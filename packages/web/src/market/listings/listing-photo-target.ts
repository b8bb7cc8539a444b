import { listingRule } from '@nestmates/domain/market/listings/listing-content.ts';
import { uploadPhoto } from '../../members/photos/upload-photo.ts';
import type { UploadTarget } from '../../members/photos/use-photo-uploads.ts';

/** The photos of a listing that is being written. */
export const listingPhotos: UploadTarget = {
  send: (photo, sending) => uploadPhoto('post /api/marketplace/upload-photo', photo, sending),
  tooMany: listingRule.manyPhotos,
};
