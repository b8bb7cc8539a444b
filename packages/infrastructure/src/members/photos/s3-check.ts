import { randomUUID } from 'node:crypto';
import { type Finding, reasonOf, right, wrong } from '../../platform/wiring/finding.ts';
import { S3Objects, type S3Options } from './s3-objects.ts';

/** What was written is removed again; each step says by its failure which right is missing. */
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

export async function checkBucket(options: S3Options): Promise<readonly Finding[]> {
  const fault = await stepsIn(new S3Objects(options));
  const bucket = `The bucket ${options.bucket}`;
  return [
    fault
      ? wrong(`${bucket} ${fault}: correct S3_BUCKET, S3_ENDPOINT, S3_REGION or the rights of the two keys.`)
      : right(`${bucket} can be written and read.`),
  ];
}
