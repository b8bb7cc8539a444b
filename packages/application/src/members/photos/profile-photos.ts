import { photoUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { MemberView } from '../../platform/access/member-view.ts';
import type { Upload } from '../../platform/contract/upload.ts';
import type { Transaction } from '../../platform/shared/ports.ts';
import { viewOfMember } from '../accounts/member-view.ts';
import type { Members } from '../accounts/ports.ts';
import type { UploadedPhoto } from './contract.ts';
import type { Photos } from './photos.ts';
import type { PhotoRecords } from './ports.ts';

export interface ProfilePhotosDeps {
  readonly photos: Photos;
  readonly records: PhotoRecords;
  readonly members: Pick<Members, 'lock'>;
  readonly transaction: Transaction;
}

export class ProfilePhotos {
  readonly #deps: ProfilePhotosDeps;
  constructor(deps: ProfilePhotosDeps) {
    this.#deps = deps;
  }

  /** Of concurrent uploads the last one stays, and the files of the others are removed. */
  async upload(by: Caller, upload: Upload): Promise<UploadedPhoto> {
    const { photos, records, members, transaction } = this.#deps;
    const name = await photos.store(by.id, upload);
    const url = photoUrl(name);
    return transaction.run(async () => {
      const account = await members.lock(by.id);
      await photos.scheduleRemoval(await records.setProfilePhoto(by.id, name, url));
      const shown = { profilePhotoUrl: url, profilePhotoHidden: null, photoCheckedAt: null };
      const user = viewOfMember({ ...account, ...shown }, by);
      return { user, profilePhotoUrl: url, imageUrl: url };
    });
  }

  remove(by: Caller): Promise<MemberView> {
    const { photos, records, members, transaction } = this.#deps;
    return transaction.run(async () => {
      const account = await members.lock(by.id);
      await photos.scheduleRemoval(await records.clearProfilePhoto(by.id));
      const none = { profilePhotoUrl: null, profilePhotoHidden: null, photoCheckedAt: null };
      return viewOfMember({ ...account, ...none }, by);
    });
  }
}
