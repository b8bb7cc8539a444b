import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3Server } from '../../../testing/s3-server.ts';
import { readConfig } from '../../platform/config/config.ts';
import { checkPhotoStore } from './photos-module.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof s3Server>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-photos-'));
  s3 = await s3Server(folder);
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

async function found(change: Readonly<Record<string, string>> = {}) {
  const { bucket, endpoint, accessKeyId, secretAccessKey } = s3.options;
  const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  return checkPhotoStore(readConfig({ S3_BUCKET: bucket, S3_ENDPOINT: endpoint, ...keys, ...change }));
}

describe('the doctor at the bucket', () => {
  it('writes and reads, and leaves nothing', async () => {
    expect(await found()).toEqual([{ state: 'right', says: 'The bucket nest can be written and read.' }]);
    expect((await readdir(join(folder, 's3', 'nest'), { recursive: true })).join()).not.toContain('doctor/');
  });

  it.each([
    ['the bucket is not there', { S3_BUCKET: 'other' }],
    ['the key is wrong', { S3_SECRET_ACCESS_KEY: 'guessed' }],
    ['nobody knows the key', { S3_ACCESS_KEY_ID: 'guessed' }],
    ['nobody listens', { S3_ENDPOINT: 'http://127.0.0.1:1' }],
  ])('says that it cannot be written when %s', async (_, change) => {
    expect(await found(change)).toEqual([
      {
        state: 'wrong',
        says: expect.stringMatching(/^The bucket \w+ cannot be written \(.+\): correct S3_BUCKET/),
      },
    ]);
  });
});

describe('the doctor at the folder of photos', () => {
  it('is content with one that can be written', async () => {
    const DATA_DIR = join(folder, 'data');
    expect(await checkPhotoStore(readConfig({ DATA_DIR }))).toMatchObject([{ state: 'right' }]);
    expect(await readdir(join(DATA_DIR, 'photos'))).toEqual([]);
  });

  it('says which one cannot', async () => {
    const DATA_DIR = join(folder, 'a-file');
    await writeFile(DATA_DIR, '');
    expect(await checkPhotoStore(readConfig({ DATA_DIR }))).toMatchObject([
      { state: 'wrong', says: expect.stringContaining(`cannot be written to ${join(DATA_DIR, 'photos')} (`) },
    ]);
  });
});
