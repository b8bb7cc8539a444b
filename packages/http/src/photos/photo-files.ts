import type { PhotoStore } from '@nestmates/application/photos/ports.ts';
import { isPhotoName } from '@nestmates/domain/photos/photo-address.ts';
import {
  enlargement,
  formatOf,
  isPhotoFile,
  negative,
  photoFormats,
} from '@nestmates/domain/photos/photo-sizes.ts';
import { notFound } from '@nestmates/domain/shared/errors.ts';
import type { Context, Next } from 'koa';
import { factsOf } from '../shared/requests.ts';

/** A photo never changes under its name, and its name cannot be guessed: it may be kept for good. */
const forGood = 'public, max-age=31536000, immutable';

/** An enlargement that is still being made: the negative stands in for it. */
const forNow = 'no-store';

const noSuchPhoto = () => notFound('This photo is not there any more.');

export function photoFiles(store: Pick<PhotoStore, 'read'>) {
  return async (ctx: Context, next: Next): Promise<void> => {
    const [, folder, photo = '', file = '', ...more] = ctx.path.split('/');
    if (folder !== 'photos' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    factsOf(ctx).route = '/photos/:photo/:file';
    if (more.length > 0 || !isPhotoName(photo) || !isPhotoFile(file)) throw noSuchPhoto();
    const own = await store.read(photo, file);
    const bytes = own ?? (file === enlargement ? await store.read(photo, negative) : undefined);
    if (!bytes) throw noSuchPhoto();
    ctx.set('Cache-Control', own ? forGood : forNow);
    if (own) ctx.set('ETag', `"${photo}"`);
    ctx.type = photoFormats[formatOf(own ? file : negative)];
    ctx.status = 200;
    if (ctx.fresh) ctx.status = 304;
    else ctx.body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
}
