import { anOrder } from '@nestmates/domain/testing/orders/an-order.ts';
import { describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { OrderPhotos } from './order-photos.ts';

const order = anOrder('problem');
const url = (name: string) => `/photos/${name}/card.webp`;

/** Photos of which the buyer has uploaded these. */
function photosOf(uploaded: readonly string[]) {
  const asked: unknown[] = [];
  const photos = new OrderPhotos({
    clock: new StoppedClock(),
    photos: stub({ store: async () => 'unused' }),
    listingPhotoRecords: stub({
      keep: async () => undefined,
      async use(ownerId, names, usedAs) {
        asked.push([ownerId, names, usedAs]);
        return names.filter((name) => uploaded.includes(name));
      },
    }),
    orderQueries: stub({ find: async () => undefined, partiesOf: async () => order }),
  });
  return { photos, asked };
}

describe('the photos of a problem', () => {
  it('are taken over once each, as photos of an order', async () => {
    const { photos, asked } = photosOf(['order-7.a', 'order-7.b']);
    await photos.use(1, 7, [url('order-7.a'), url('order-7.b'), url('order-7.a')]);
    expect(asked).toEqual([[1, ['order-7.a', 'order-7.b'], 'order']]);
  });

  it('need none', async () => {
    const { photos, asked } = photosOf([]);
    await photos.use(1, 7, []);
    expect(asked).toEqual([]);
  });

  it.each([
    ['of another member', url('order-7.c')],
    ['of another order', url('order-8.a')],
    ['of no order', url('a')],
    ['in another size', '/photos/order-7.a/full.webp'],
    ['of somebody’s server', 'https://example.com/a.jpg'],
  ])('are refused when one is %s', async (_, foreign) => {
    const { photos } = photosOf(['order-7.a']);
    await expect(photos.use(1, 7, [url('order-7.a'), foreign])).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('are open to the two of the order and to administrators', async () => {
    const { photos } = photosOf([]);
    const open = (id: number, isAdmin = false) => photos.areOpenTo(aCaller({ id, isAdmin }), 7);
    expect(await Promise.all([open(1), open(2), open(3), open(3, true)])).toEqual([true, true, false, true]);
    expect(await photos.areOpenTo(undefined, 7)).toBe(false);
  });
});
