import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listingPhotos, picturedThings } from './listing-photos.ts';
import { drawnThings, photosOfThing } from './listings/listing-drawings.ts';

const folder = join(import.meta.dirname, 'listing-pictures');
const pictured = picturedThings.flatMap((thing) =>
  thing.picture ? [{ ...thing, picture: thing.picture }] : [],
);

describe('the photos of what the demo sells', () => {
  it.each(pictured)(
    'show what “$title” is called, and where it is sold',
    ({ title, category, picture: [name] }) => {
      const { words, soldAs } = drawnThings[name];
      expect(words.some((word) => title.toLowerCase().includes(word))).toBe(true);
      expect(soldAs).toContain(category);
    },
  );

  it('are two to four of each thing, a child stands by no baby’s thing, and only what is new comes in a box', () => {
    for (const thing of pictured) {
      const views = photosOfThing(thing).map(({ view }) => view);
      expect([thing.title, new Set(views).size]).toEqual([thing.title, views.length]);
      expect([2, 3, 4]).toContain(views.length);
      expect(views.includes('box')).toBe(thing.condition === 'new');
      if (views.includes('child')) expect(thing.ages?.to).toBeGreaterThan(1);
    }
  });

  it('are drawn for all of them, of all drawings, and no other', async () => {
    expect((await readdir(folder)).sort()).toEqual(listingPhotos.map(({ name }) => name).sort());
    expect(new Set(listingPhotos.map(({ thing }) => thing))).toEqual(new Set(Object.keys(drawnThings)));
  });

  it('are different pictures, none of them a second time', async () => {
    const digests = await Promise.all(
      listingPhotos.map(async ({ name }) =>
        createHash('sha256')
          .update(await readFile(join(folder, name, 'card.webp')))
          .digest('hex'),
      ),
    );
    expect(new Set(digests).size).toBe(listingPhotos.length);
  });
});
