import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Upload } from '@nestmates/application/platform/contract/upload.ts';
import { onTestFinished } from 'vitest';

/** Makes an upload like one received on disk; deleted after the test. */
export async function uploadOf(bytes: Uint8Array): Promise<Upload> {
  const folder = await mkdtemp(join(tmpdir(), 'nestmates-sample-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'photo');
  await writeFile(path, bytes);
  return { size: bytes.length, path };
}
