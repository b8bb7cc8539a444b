import { photoUrl } from '@nestmates/domain/photos/photo-address.ts';
import type { Caller } from '../accounts/caller.ts';
import { type MemberView, viewOfChanged } from '../accounts/member-view.ts';
import type { Upload } from '../contract/upload.ts';
import type { ProfileStore } from '../profiles/ports.ts';
import type { Transaction } from '../shared/ports.ts';
import type { UploadedPhoto } from './contract.ts';
import type { PhotoAlbum } from './photos.ts';
import type { PhotoRegister } from './ports.ts';

export interface PortraitsDeps {
  readonly album: PhotoAlbum;
  readonly register: PhotoRegister;
  readonly profiles: Pick<ProfileStore, 'lock'>;
  readonly transaction: Transaction;
}

export class Portraits {
  readonly #deps: PortraitsDeps;
  constructor(deps: PortraitsDeps) {
    this.#deps = deps;
  }

  /** Of two uploads at once the later one stays, and the other one's files go. */
  async upload(by: Caller, upload: Upload): Promise<UploadedPhoto> {
    const { album, register, profiles, transaction } = this.#deps;
    const name = await album.takeIn(by.id, upload);
    const url = photoUrl(name);
    return transaction.run(async () => {
      const member = await profiles.lock(by.id);
      await album.letGo(await register.hang(by.id, name, url));
      const user = viewOfChanged({ ...member, profilePhotoUrl: url }, by);
      return { user, profilePhotoUrl: url, imageUrl: url };
    });
  }

  remove(by: Caller): Promise<MemberView> {
    const { album, register, profiles, transaction } = this.#deps;
    return transaction.run(async () => {
      const member = await profiles.lock(by.id);
      await album.letGo(await register.unhang(by.id));
      return viewOfChanged({ ...member, profilePhotoUrl: null }, by);
    });
  }
}
