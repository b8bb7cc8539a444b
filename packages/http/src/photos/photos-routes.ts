import { photosContract } from '@nestmates/application/photos/contract.ts';
import type { ProfilePhotos } from '@nestmates/application/photos/profile-photos.ts';
import { type Route, serve } from '../shared/serve.ts';

export const photosRoutes = (profilePhotos: ProfilePhotos): Route[] => [
  serve(photosContract.upload, ({ by, file }) => profilePhotos.upload(by, file)),
  serve(photosContract.remove, ({ by }) => profilePhotos.remove(by)),
];
