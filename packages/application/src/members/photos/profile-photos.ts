import { photoUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { MemberView } from '../../platform/access/member-view.ts';
import type { Upload } from '../../platform/contract/upload.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { viewOfMember } from '../accounts/member-view.ts';
import type { UploadedPhoto } from './contract.ts';

export class ProfilePhotos extends useCase('photos', 'photoRecords', 'members', 'transaction') {
  /** Keeps the last of concurrent uploads, and removes the files of the others. */
  async upload(by: Caller, upload: Upload): Promise<UploadedPhoto> {
    const { photos, photoRecords: records, members, transaction } = this.needs;
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
    const { photos, photoRecords: records, members, transaction } = this.needs;
    return transaction.run(async () => {
      const account = await members.lock(by.id);
      await photos.scheduleRemoval(await records.clearProfilePhoto(by.id));
      const none = { profilePhotoUrl: null, profilePhotoHidden: null, photoCheckedAt: null };
      return viewOfMember({ ...account, ...none }, by);
    });
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly profilePhotos: ProfilePhotos;
  }
}
