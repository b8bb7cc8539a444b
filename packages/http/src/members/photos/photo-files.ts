import { PhotoAccess } from '@nestmates/application/members/photos/photo-access.ts';
import { Photos } from '@nestmates/application/members/photos/photos.ts';
import type { PhotoAudience } from '@nestmates/domain/members/photos/photo-audience.ts';
import {
  isEvidencePhoto,
  isPhotoName,
  isSelfiePicture,
  orderOfPhoto,
} from '@nestmates/domain/platform/photos/photo-address.ts';
import { formatOf, isPhotoFile, photoFormats } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Context, Middleware, Next } from 'koa';
import { callerOf } from '../../platform/access/caller-of.ts';
import { factsOf } from '../../platform/shared/requests.ts';
import { type FromServices, withServices } from '../../platform/shared/with-services.ts';

/** The bytes under a photo's name never change, but a listing may be shown no more: caches ask again after an hour. */
const publicCache = 'public, max-age=3600';
/** Kept by the viewer's browser alone, which asks each time whether the viewer may still see it. */
const privateCache = 'private, no-cache';

const noSuchPhoto = () => notFound('This photo is not there any more.');

/** Whether the caller may see the photos of an order. */
export type MaySeeOrder = (ctx: Context, order: OrderId) => Promise<boolean>;

type AudienceOf = (ctx: Context, photo: string) => Promise<PhotoAudience>;

const audienceFrom =
  (maySeeOrder: MaySeeOrder, access: PhotoAccess): AudienceOf =>
  async (ctx, photo) => {
    const order = orderOfPhoto(photo);
    if (order !== undefined) return (await maySeeOrder(ctx, order)) ? 'some' : 'nobody';
    const by = await callerOf(ctx);
    if (isSelfiePicture(photo)) return 'nobody';
    if (isEvidencePhoto(photo)) return by?.isAdmin ? 'some' : 'nobody';
    return access.audienceOf(photo, by);
  };

const filesOf =
  (photos: Photos, audienceOf: AudienceOf) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const [, folder, photo = '', file = '', ...more] = ctx.path.split('/');
    if (folder !== 'photos' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    factsOf(ctx).route = '/photos/:photo/:file';
    if (more.length > 0 || !isPhotoName(photo) || !isPhotoFile(file)) throw noSuchPhoto();
    const audience = await audienceOf(ctx, photo);
    if (audience === 'nobody') throw noSuchPhoto();
    const bytes = await photos.read(photo, file);
    if (!bytes) throw noSuchPhoto();
    ctx.set('Cache-Control', audience === 'everyone' ? publicCache : privateCache);
    ctx.set('ETag', `"${photo}"`);
    ctx.type = photoFormats[formatOf(file)];
    ctx.status = 200;
    if (ctx.fresh) ctx.status = 304;
    else ctx.body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };

/** Who may see the photos of an order says the feature of orders. */
export const photoFiles =
  (maySeeOrder: FromServices<MaySeeOrder>): FromServices<Middleware> =>
  (container) =>
    withServices([Photos, PhotoAccess], (photos, access) =>
      filesOf(photos, audienceFrom(maySeeOrder(container), access)),
    )(container);
