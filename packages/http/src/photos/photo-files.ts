import { Photos } from '@nestmates/application/photos/photos.ts';
import { isPhotoName } from '@nestmates/domain/photos/photo-address.ts';
import { formatOf, isPhotoFile, photoFormats } from '@nestmates/domain/photos/photo-sizes.ts';
import { notFound } from '@nestmates/domain/shared/errors.ts';
import type { Context, Next } from 'koa';
import { factsOf } from '../shared/requests.ts';
import { withServices } from '../shared/with-services.ts';

/**
 * The bytes under a photo's name never change, and the name cannot be guessed, so clients may cache it
 * forever.
 */
const immutableCache = 'public, max-age=31536000, immutable';

const noSuchPhoto = () => notFound('This photo is not there any more.');

export const photoFiles = withServices(
  [Photos],
  (photos) =>
    async (ctx: Context, next: Next): Promise<void> => {
      const [, folder, photo = '', file = '', ...more] = ctx.path.split('/');
      if (folder !== 'photos' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
      factsOf(ctx).route = '/photos/:photo/:file';
      if (more.length > 0 || !isPhotoName(photo) || !isPhotoFile(file)) throw noSuchPhoto();
      const bytes = await photos.read(photo, file);
      if (!bytes) throw noSuchPhoto();
      ctx.set('Cache-Control', immutableCache);
      ctx.set('ETag', `"${photo}"`);
      ctx.type = photoFormats[formatOf(file)];
      ctx.status = 200;
      if (ctx.fresh) ctx.status = 304;
      else ctx.body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
);
