import { OrderPhotos } from '@nestmates/application/market/orders/order-photos.ts';
import type { MaySeeOrder } from '../../members/photos/photo-files.ts';
import { callerOf } from '../../platform/access/caller-of.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const maySeeOrderPhotos = withServices(
  [OrderPhotos],
  (photos): MaySeeOrder =>
    async (ctx, order) =>
      photos.areOpenTo(await callerOf(ctx), order),
);
