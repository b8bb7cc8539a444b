import { photoNameFromUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import type { Photos } from '../photos/photos.ts';
import type { Recipient } from './email.ts';
import type { EmailFace } from './email-html.ts';
import type { ShownMembers } from './ports.ts';

export interface EmailFacesDeps {
  readonly shownMembers: ShownMembers;
  readonly photos: Pick<Photos, 'read'>;
}

/** Reads the face of the member whom an e-mail is about, as its reader is shown it when it is written. */
export class EmailFaces {
  readonly #deps: EmailFacesDeps;
  constructor(deps: EmailFacesDeps) {
    this.#deps = deps;
  }

  async of({ memberId, otherId }: Pick<Recipient, 'memberId' | 'otherId'>): Promise<EmailFace | undefined> {
    if (!otherId) return undefined;
    const { shownMembers, photos } = this.#deps;
    const other = await shownMembers.shownTo(memberId, otherId);
    if (!other?.firstName) return undefined;
    const photo = photoNameFromUrl(other.profilePhotoUrl);
    const picture = photo && (await photos.read(photo, 'card.jpg'));
    return { name: other.firstName, picture: picture || null };
  }
}
