import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** The only keys that the test server accepts, and its bucket. */
export const s3Keys = {
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  region: 'us-east-1',
  bucket: 'nest',
};

/** A server of the S3 protocol over a folder, and the options of a store that uses it. */
export async function s3Server(folder: string) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    vhostBuckets: false,
    configureBuckets: [{ name: s3Keys.bucket }],
  });
  const { port } = await server.run();
  return {
    options: { ...s3Keys, endpoint: `http://127.0.0.1:${port}` },
    close: () => server.close(),
  };
}
