import { join } from 'node:path';
import { handles } from '@nestmates/application/jobs/jobs.ts';
import { PhotoAlbum, removePhotos } from '@nestmates/application/photos/photos.ts';
import type { Darkroom, PhotoStore } from '@nestmates/application/photos/ports.ts';
import { Portraits } from '@nestmates/application/photos/profile-photos.ts';
import { ContainerModule } from 'inversify';
import type { Config } from '../config/config.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { FilePhotos } from './file-photo-store.ts';
import { S3Photos } from './s3-photo-store.ts';
import { SqlPhotoRegister } from './sql-photo-records.ts';

function storeFor(config: Config): PhotoStore {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_BUCKET) return new FilePhotos(join(config.DATA_DIR, 'photos'));
  return new S3Photos({
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  });
}

/** Opened for the first photo, so that a start does not wait for it. */
function darkroom(): Darkroom {
  let opened: Promise<Darkroom> | undefined;
  const open = async () => new (await import('./sharp-image-processor.ts')).SharpDarkroom();
  const inside = () => {
    opened ??= open();
    return opened;
  };
  return {
    develop: async (upload) => (await inside()).develop(upload),
    enlarge: async (negative) => (await inside()).enlarge(negative),
  };
}

export const photosModule = new ContainerModule(({ bind }) => {
  bind(ports.photoStore).toResolvedValue(storeFor, [ports.config]);
  bind(ports.darkroom).toResolvedValue(darkroom);
  bind(ports.photoRegister).toResolvedValue(
    (transaction) => new SqlPhotoRegister(transaction),
    [KnexTransaction],
  );
  bind(PhotoAlbum).toResolvedValue(
    (darkroom, store, register, jobs, tokens, clock) =>
      new PhotoAlbum({ darkroom, store, register, jobs, tokens, clock }),
    [ports.darkroom, ports.photoStore, ports.photoRegister, ports.jobs, ports.tokens, ports.clock],
  );
  bind(Portraits).toResolvedValue(
    (album, register, profiles, transaction) => new Portraits({ album, register, profiles, transaction }),
    [PhotoAlbum, ports.photoRegister, ports.profileStore, ports.transaction],
  );

  bind(ports.farewells).toResolvedValue(
    (album) => ({ bid: (memberId) => album.letGoOf(memberId) }),
    [PhotoAlbum],
  );
  bind(ports.jobHandlers).toResolvedValue(
    (album) => handles(removePhotos, ({ names }) => album.remove(names)),
    [PhotoAlbum],
  );
  bind(ports.routines).toResolvedValue(
    (album) => ({ name: 'photos.sweep', when: '47 * * * *', run: () => album.sweep() }),
    [PhotoAlbum],
  );
});
