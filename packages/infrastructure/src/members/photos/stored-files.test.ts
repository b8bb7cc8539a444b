import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  storedFilesContract,
  storedFilesFaultContract,
} from '@nestmates/application/testing/contracts/stored-files-contract.ts';
import { MemoryFiles } from '@nestmates/application/testing/memory/memory-files.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenServer } from '../../../testing/broken-server.ts';
import { s3Keys, s3Server } from '../../../testing/s3-server.ts';
import { FolderFiles } from './folder-files.ts';
import { S3Files } from './s3-files.ts';

let folder: string;
let server: Awaited<ReturnType<typeof s3Server>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestmates files '));
  server = await s3Server(folder);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const inMemory = new MemoryFiles();
storedFilesContract('memory', () => inMemory);
storedFilesContract('a folder', () => new FolderFiles(join(folder, 'files')));
storedFilesContract('S3', () => new S3Files(server.options));
storedFilesFaultContract(
  'S3',
  async (fault) => new S3Files({ ...s3Keys, endpoint: await brokenServer(fault), timeout: 1000 }),
);

async function* half(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array([1, 2, 3]);
  throw new Error('the disk is full');
}

it('a folder has nothing half-written, is for this user alone, and loses what a killed process has left', async () => {
  const root = join(folder, 'half');
  const files = new FolderFiles(root);
  await expect(files.save('a', half())).rejects.toThrow('the disk is full');
  expect(await readdir(root)).toEqual([]);
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'b.zip.new'), 'half a file');
  await files.remove('b');
  await files.save('c', (async function* () {})());
  expect(await readdir(root)).toEqual(['c.zip']);
  expect((await stat(join(root, 'c.zip'))).mode & 0o077).toBe(0);
});
