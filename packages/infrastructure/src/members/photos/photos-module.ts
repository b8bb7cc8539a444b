import { join } from 'node:path';
import { EmailPortraits } from '@nestmates/application/members/photos/email-portraits.ts';
import { PhotoAccess } from '@nestmates/application/members/photos/photo-access.ts';
import { Photos, removePhotos } from '@nestmates/application/members/photos/photos.ts';
import type {
  ImageProcessor,
  PhotoSheets,
  PhotoStore,
  StoredFiles,
} from '@nestmates/application/members/photos/ports.ts';
import { ProfilePhotos } from '@nestmates/application/members/photos/profile-photos.ts';
import type { Config } from '../../platform/config/config.ts';
import { repository } from '../../platform/database/bindings.ts';
import { cronJob, jobHandler } from '../../platform/jobs/bindings.ts';
import type { Check } from '../../platform/wiring/finding.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { onAccountErasure } from '../accounts/bindings.ts';
import { FilePhotoStore } from './file-photo-store.ts';
import { checkFolder } from './folder-check.ts';
import { FolderFiles } from './folder-files.ts';
import { PhotoModel } from './photo-model.ts';
import { hasPhotos, PhotoRepository } from './photo-repository.ts';
import { PhotosWithDrawings } from './photos-with-drawings.ts';
import { checkBucket } from './s3-check.ts';
import { S3Files } from './s3-files.ts';
import { s3OptionsIn } from './s3-options.ts';
import { S3PhotoStore } from './s3-photo-store.ts';
import { ShownMemberReader } from './shown-member-reader.ts';

const folderOf = ({ DATA_DIR }: Config): string => join(DATA_DIR, 'photos');

export const checkPhotoStore: Check = async (config) => {
  const options = s3OptionsIn(config);
  return options ? checkBucket(options) : checkFolder(folderOf(config));
};

function storesFor(config: Config): { readonly photos: PhotoStore; readonly exports: StoredFiles } {
  const options = s3OptionsIn(config);
  if (!options) {
    return {
      photos: new FilePhotoStore(folderOf(config)),
      exports: new FolderFiles(join(config.DATA_DIR, 'exports')),
    };
  }
  return { photos: new S3PhotoStore(options), exports: new S3Files(options) };
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

/** Loaded with the first sheet, for the same reason. */
const lazyPhotoSheets: PhotoSheets = {
  join: async (photos) => (await import('./sharp-photo-sheets.ts')).joinPhotos(photos),
};

export const photosFeature = feature({
  capabilities: ({ S3_BUCKET, DATA_DIR_LASTS }) =>
    S3_BUCKET ? S3PhotoStore.capabilities : FilePhotoStore.capabilities({ folderLasts: DATA_DIR_LASTS }),
  bind(bind, config) {
    const stores = storesFor(config);
    bind(port('photoStore')).toResolvedValue(
      (drawn) => new PhotosWithDrawings(stores.photos, drawn),
      [port('drawnPhotos')],
    );
    bind(port('exportFiles')).toConstantValue(stores.exports);
    bind(port('imageProcessor')).toConstantValue(lazyImageProcessor());
    bind(port('photoSheets')).toConstantValue(lazyPhotoSheets);
    repository(bind, 'photoRecords', PhotoRepository);

    service(bind, Photos, 'photos');
    service(bind, PhotoAccess);
    service(bind, ProfilePhotos, 'profilePhotos');

    repository(bind, 'shownMembers', ShownMemberReader);
    service(bind, EmailPortraits);
    bind(port('emailFaces')).toService(EmailPortraits);

    onAccountErasure(bind, Photos, hasPhotos, (photos, memberId) => photos.scheduleRemovalOf(memberId));
    jobHandler(bind, removePhotos, Photos, (photos, { names }) => photos.remove(names));
    cronJob(bind, { name: 'photos.sweep', schedule: '47 * * * *' }, Photos, (photos) => photos.sweep());
  },
  tables: [PhotoModel],
  checks: [checkPhotoStore],
});
