import { join } from 'node:path';
import { jobHandler } from '@nestmates/application/jobs/jobs.ts';
import { Photos, removePhotos } from '@nestmates/application/photos/photos.ts';
import type { ImageProcessor, PhotoStore } from '@nestmates/application/photos/ports.ts';
import { ProfilePhotos } from '@nestmates/application/photos/profile-photos.ts';
import { ContainerModule } from 'inversify';
import type { Config } from '../config/config.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { FilePhotoStore } from './file-photo-store.ts';
import { PhotoRepository } from './photo-repository.ts';
import { S3PhotoStore } from './s3-photo-store.ts';

function photoStoreFor(config: Config): PhotoStore {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_BUCKET) return new FilePhotoStore(join(config.DATA_DIR, 'photos'));
  return new S3PhotoStore({
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  });
}

/** Started with the first photo, to keep the start fast. */
function lazyImageProcessor(): ImageProcessor {
  let loading: Promise<ImageProcessor> | undefined;
  const load = async () => new (await import('./sharp-image-processor.ts')).SharpImageProcessor();
  const processor = () => {
    loading ??= load();
    return loading;
  };
  return {
    process: async (upload) => (await processor()).process(upload),
    makeDeferred: async (source) => (await processor()).makeDeferred(source),
  };
}

export const photosModule = new ContainerModule(({ bind }) => {
  bind(ports.photoStore).toResolvedValue(photoStoreFor, [ports.config]);
  bind(ports.imageProcessor).toResolvedValue(lazyImageProcessor);
  bind(ports.photoRecords).toResolvedValue(
    (transaction) => new PhotoRepository(transaction),
    [KnexTransaction],
  );
  bind(Photos).toResolvedValue(
    (imageProcessor, store, records, jobs, tokens, clock) =>
      new Photos({ imageProcessor, store, records, jobs, tokens, clock }),
    [ports.imageProcessor, ports.photoStore, ports.photoRecords, ports.jobs, ports.tokens, ports.clock],
  );
  bind(ProfilePhotos).toResolvedValue(
    (photos, records, members, transaction) => new ProfilePhotos({ photos, records, members, transaction }),
    [Photos, ports.photoRecords, ports.members, ports.transaction],
  );

  bind(ports.accountErasures).toResolvedValue(
    (photos) => ({ eraseMember: (memberId) => photos.scheduleRemovalOf(memberId) }),
    [Photos],
  );
  bind(ports.jobHandlers).toResolvedValue(
    (photos) => jobHandler(removePhotos, ({ names }) => photos.remove(names)),
    [Photos],
  );
  bind(ports.cronJobs).toResolvedValue(
    (photos) => ({ name: 'photos.sweep', schedule: '47 * * * *', run: () => photos.sweep() }),
    [Photos],
  );
});
