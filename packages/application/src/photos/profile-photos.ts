import { photoUrl } from '@nestmates/domain/photos/photo-address.ts';
import type { Caller } from '../accounts/caller.ts';
import { type MemberView, viewOfUpdated } from '../accounts/member-view.ts';
import type { Upload } from '../contract/upload.ts';
import type { ProfileStore } from '../profiles/ports.ts';
import type { Transaction } from '../shared/ports.ts';
import type { UploadedPhoto } from './contract.ts';
import type { Photos } from './photos.ts';
import type { PhotoRecords } from './ports.ts';

export interface ProfilePhotosDeps {
  readonly photos: Photos;
  readonly records: PhotoRecords;
  readonly profiles: Pick<ProfileStore, 'lock'>;
  readonly transaction: Transaction;
}

export class ProfilePhotos {
  readonly #deps: ProfilePhotosDeps;
  constructor(deps: ProfilePhotosDeps) {
    this.#deps = deps;
  }

  /** Of concurrent uploads the last one stays, and the files of the others are removed. */
  async upload(by: Caller, upload: Upload): Promise<UploadedPhoto> {
    const { photos, records, profiles, transaction } = this.#deps;
    const name = await photos.store(by.id, upload);
    const url = photoUrl(name);
    return transaction.run(async () => {
      const member = await profiles.lock(by.id);
      await photos.scheduleRemoval(await records.setProfilePhoto(by.id, name, url));
      const user = viewOfUpdated({ ...member, profilePhotoUrl: url }, by);
      return { user, profilePhotoUrl: url, imageUrl: url };
    });
  }

  remove(by: Caller): Promise<MemberView> {
    const { photos, records, profiles, transaction } = this.#deps;
    return transaction.run(async () => {
      const member = await profiles.lock(by.id);
      await photos.scheduleRemoval(await records.clearProfilePhoto(by.id));
      return viewOfUpdated({ ...member, profilePhotoUrl: null }, by);
    });
  }
}
