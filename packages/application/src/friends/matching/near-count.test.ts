import { expect, it } from 'vitest';
import { stub } from '../../../testing/stub.ts';
import { NearCount } from './near-count.ts';

const austin = { latitude: 30.27, longitude: -97.74 };

const near = new NearCount({
  zipCentroids: stub({
    find: (zip) => (zip === '78701' ? austin : undefined),
    countsAs: (zip) => (zip === '78799' ? '78701' : null),
  }),
  neighborhoodCounts: { around: async (point) => (point === austin ? 23 : 0) },
});

it.each(['78701', '78799'])(
  'counts around a zip, and around the larger one that a thin one counts as: %s',
  async (zip) => {
    expect(await near.show(zip)).toEqual({ moreThan: 20 });
  },
);

it('says that it does not know a zip', async () => {
  await expect(near.show('00000')).rejects.toMatchObject({
    kind: 'not-found',
    message: 'We do not know this zip code.',
  });
});
