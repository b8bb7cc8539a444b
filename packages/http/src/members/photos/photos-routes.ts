import { photosContract } from '@nestmates/application/members/photos/contract.ts';
import { ProfilePhotos } from '@nestmates/application/members/photos/profile-photos.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const photosRoutes = withServices([ProfilePhotos], (profilePhotos) => [
  serve(photosContract.upload, ({ by, file }) => profilePhotos.upload(by, file)),
  serve(photosContract.remove, ({ by }) => profilePhotos.remove(by)),
]);
