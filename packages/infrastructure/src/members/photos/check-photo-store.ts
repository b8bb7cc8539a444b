import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { type Check, reasonOf, right, wrong } from '../../platform/doctor/finding.ts';
import { S3Objects } from './s3-objects.ts';
import { s3OptionsIn } from './s3-options.ts';

/** What was written is removed again; each step says by its failure which right is missing. */
async function checkFolder({ DATA_DIR }: Config) {
  const folder = join(DATA_DIR, 'photos');
  const file = join(folder, `doctor-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, 'written by npm run doctor');
    await rm(file);
    return [right(`Photos can be written to ${folder}.`)];
  } catch (error) {
    return [wrong(`Photos cannot be written to ${folder} (${reasonOf(error)}): let this user write there.`)];
  }
}

async function stepsIn(objects: S3Objects): Promise<string | undefined> {
  const path = `doctor/${randomUUID()}`;
  const bytes = new TextEncoder().encode(path);
  const steps = {
    'cannot be written': async () => void (await objects.request('PUT', path, { body: bytes })),
    'cannot be read': async () => {
      const read = await objects.read(path);
      if (!read || Buffer.compare(read, bytes) !== 0) throw new Error('what was written is not there');
    },
    'lets nothing be deleted': async () => void (await objects.request('DELETE', path)),
  };
  for (const [fault, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (error) {
      return `${fault} (${reasonOf(error)})`;
    }
  }
  return undefined;
}

export const checkPhotoStore: Check = async (config) => {
  const options = s3OptionsIn(config);
  if (!options) return checkFolder(config);
  const fault = await stepsIn(new S3Objects(options));
  const bucket = `The bucket ${options.bucket}`;
  return [
    fault
      ? wrong(`${bucket} ${fault}: correct S3_BUCKET, S3_ENDPOINT, S3_REGION or the rights of the two keys.`)
      : right(`${bucket} can be written and read.`),
  ];
};
