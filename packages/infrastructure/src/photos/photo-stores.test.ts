import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { photoStoreContract } from '@nestmates/application/testing/photo-store-contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FilePhotos } from './file-photo-store.ts';
import { S3Photos } from './s3-photo-store.ts';

const print = { file: 'card.webp', bytes: new Uint8Array([1, 2, 3]) } as const;
/** The server knows this one pair of keys. */
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' };

let folder: string;
let server: S3rver;
let endpoint: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestmates photos '));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    vhostBuckets: false,
    configureBuckets: [{ name: 'nest' }],
  });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

photoStoreContract('files', () => new FilePhotos(join(folder, 'files')));
photoStoreContract('S3', () => new S3Photos({ ...keys, bucket: 'nest', endpoint }));

describe('photos in files', () => {
  it('leave nothing behind but the photos, even after a try that broke off', async () => {
    const place = join(folder, 'broken');
    await mkdir(join(place, 'a-photo.new'), { recursive: true });
    await writeFile(join(place, 'a-photo.new', 'full.jpg'), 'half a picture');
    const files = new FilePhotos(place);
    await files.remove('a-photo');
    await files.keep('another', [print]);
    expect(await readdir(place)).toEqual(['another']);
  });

  it('never leave their folder', async () => {
    const files = new FilePhotos(join(folder, 'inside'));
    for (const name of ['..', '../files', 'a/../../b', '/etc', '']) {
      await expect(files.read(name, 'card.webp')).rejects.toThrow('not the name of a photo');
      await expect(files.keep(name, [print])).rejects.toThrow('not the name of a photo');
      await expect(files.add(name, print)).rejects.toThrow('not the name of a photo');
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
    const elsewhere = new S3Photos({ ...keys, bucket: 'elsewhere', endpoint });
    await expect(elsewhere.keep('lost', [print])).rejects.toMatchObject(refusal);
  });

  it('are refused when the keys are wrong', async () => {
    const stranger = new S3Photos({ ...keys, secretAccessKey: 'guessed', bucket: 'nest', endpoint });
    await expect(stranger.keep('lost', [print])).rejects.toMatchObject(refusal);
    await expect(stranger.read('there-and-back', 'card.webp')).rejects.toMatchObject(refusal);
  });

  it('are refused when nobody answers', async () => {
    const silent = new S3Photos({ ...keys, bucket: 'nest', endpoint: 'http://127.0.0.1:9' });
    await expect(silent.keep('lost', [print])).rejects.toMatchObject(refusal);
  });
});
