import { photosContract } from '@nestmates/application/photos/contract.ts';
import type { Portraits } from '@nestmates/application/photos/profile-photos.ts';
import { type Route, serve } from '../shared/serve.ts';

export const photosRoutes = (portraits: Portraits): Route[] => [
  serve(photosContract.upload, ({ by, file }) => portraits.upload(by, file)),
  serve(photosContract.remove, ({ by }) => portraits.remove(by)),
];
