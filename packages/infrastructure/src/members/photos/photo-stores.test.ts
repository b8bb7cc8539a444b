import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  photoStoreContract,
  photoStoreFaultContract,
} from '@nestmates/application/testing/contracts/photo-store-contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenServer } from '../../../testing/broken-server.ts';
import { s3Keys, s3Server } from '../../../testing/s3-server.ts';
import { FilePhotoStore } from './file-photo-store.ts';
import { S3PhotoStore } from './s3-photo-store.ts';

const variant = { file: 'card.webp', bytes: new Uint8Array([1, 2, 3]) } as const;
let folder: string;
let server: Awaited<ReturnType<typeof s3Server>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestmates photos '));
  server = await s3Server(folder);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

photoStoreContract('files', () => new FilePhotoStore(join(folder, 'files')));
photoStoreContract('S3', () => new S3PhotoStore(server.options));
photoStoreFaultContract(
  'S3',
  async (fault) => new S3PhotoStore({ ...s3Keys, endpoint: await brokenServer(fault), timeout: 1000 }),
);

describe('photos in files', () => {
  it('leave no other files behind, even after a failed write', async () => {
    const root = join(folder, 'broken');
    await mkdir(join(root, 'a-photo.new'), { recursive: true });
    await writeFile(join(root, 'a-photo.new', 'full.jpg'), 'half a picture');
    const files = new FilePhotoStore(root);
    await files.remove('a-photo');
    await files.save('another', [variant]);
    expect(await readdir(root)).toEqual(['another']);
  });

  it('leave nothing half-written where a file cannot be kept', async () => {
    const root = join(folder, 'full');
    const files = new FilePhotoStore(root);
    await mkdir(root);
    // Fails as a disk does that fills up at the second file: its name is taken by a folder.
    const full = { ...variant, file: 'not/there.webp' as typeof variant.file };
    await expect(files.save('a-photo', [variant, full])).rejects.toThrow();
    await files.save('another', [variant]);
    await expect(files.add('another', full)).rejects.toThrow();
    expect((await readdir(root, { recursive: true })).toSorted()).toEqual(['another', 'another/card.webp']);
  });

  it('never leave their folder', async () => {
    const files = new FilePhotoStore(join(folder, 'inside'));
    for (const name of ['..', '../files', 'a/../../b', '/etc', '']) {
      await expect(files.read(name, 'card.webp')).rejects.toThrow('not the name of a photo');
      await expect(files.save(name, [variant])).rejects.toThrow('not the name of a photo');
      await expect(files.add(name, variant)).rejects.toThrow('not the name of a photo');
      await expect(files.remove(name)).rejects.toThrow('not the name of a photo');
    }
  });
});

describe('photos in S3', () => {
  const refusal = {
    kind: 'unavailable',
    code: 'UNAVAILABLE',
    message: 'Failed to upload photo. Please try again.',
  };

  it('are refused in the words of the screen when the bucket is not there', async () => {
    const elsewhere = new S3PhotoStore({ ...server.options, bucket: 'elsewhere' });
    await expect(elsewhere.save('lost', [variant])).rejects.toMatchObject(refusal);
  });

  it('are refused when the keys are wrong', async () => {
    const stranger = new S3PhotoStore({ ...server.options, secretAccessKey: 'guessed' });
    await expect(stranger.save('lost', [variant])).rejects.toMatchObject(refusal);
    await expect(stranger.read('there-and-back', 'card.webp')).rejects.toMatchObject(refusal);
  });

  it('are refused when nobody answers', async () => {
    const silent = new S3PhotoStore({ ...s3Keys, endpoint: 'http://127.0.0.1:9' });
    await expect(silent.save('lost', [variant])).rejects.toMatchObject(refusal);
  });
});
