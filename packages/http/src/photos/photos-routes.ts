import { photosContract } from '@nestmates/application/photos/contract.ts';
import { ProfilePhotos } from '@nestmates/application/photos/profile-photos.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

export const photosRoutes = withServices([ProfilePhotos], (profilePhotos) => [
  serve(photosContract.upload, ({ by, file }) => profilePhotos.upload(by, file)),
  serve(photosContract.remove, ({ by }) => profilePhotos.remove(by)),
]);
