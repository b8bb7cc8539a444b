import { photoStoreContract } from '@nestmates/application/testing/contracts/photo-store-contract.ts';
import { MemoryPhotoStore } from '@nestmates/application/testing/memory/memory-photos.ts';
import { photoFiles } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import { describe, expect, it } from 'vitest';
import { PhotosWithDrawings } from '../members/photos/photos-with-drawings.ts';
import { drawnPhotoNames, drawnPhotos } from './drawn-photos.ts';

const withDrawings = () => new PhotosWithDrawings(new MemoryPhotoStore(), drawnPhotos);

const shared = withDrawings();
photoStoreContract('a store with drawings', () => shared);

describe('a drawing of the demo', () => {
  it('is read in every size, and as JPEG, without having been stored', async () => {
    const [name = ''] = await drawnPhotoNames();
    const files = await Promise.all(photoFiles.map((file) => withDrawings().read(name, file)));
    const begin = files.map((bytes) =>
      Buffer.from(bytes ?? [])
        .subarray(0, 2)
        .toString('hex'),
    );
    // RIFF, which WebP begins with, and the mark of JPEG.
    expect(begin).toEqual(photoFiles.map((file) => (file.endsWith('webp') ? '5249' : 'ffd8')));
  });

  it('gives way to a stored photo of its name', async () => {
    const [name = ''] = await drawnPhotoNames();
    const photos = withDrawings();
    await photos.save(name, [{ file: 'card.webp', bytes: new Uint8Array([1, 2, 3]) }]);
    expect(await photos.read(name, 'card.webp')).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('is nothing else that lies beside the drawings', async () => {
    for (const name of ['demo-', 'demo-nobody', 'demo-../drawn-photos.ts', 'demo-ana/../bea', 'ana']) {
      for (const file of photoFiles) expect(await withDrawings().read(name, file)).toBeUndefined();
    }
  });
});
