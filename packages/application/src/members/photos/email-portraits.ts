import { photoNameFromUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import type { Recipient } from '../emails/email.ts';
import type { EmailFace } from '../emails/email-html.ts';
import type { EmailFaces } from '../emails/ports.ts';
import type { Photos } from './photos.ts';
import type { ShownMembers } from './ports.ts';

export interface EmailPortraitsDeps {
  readonly shownMembers: ShownMembers;
  readonly photos: Pick<Photos, 'read'>;
}

/** The photo, or the name alone, of a member for an e-mail to another one. */
export class EmailPortraits implements EmailFaces {
  readonly #deps: EmailPortraitsDeps;
  constructor(deps: EmailPortraitsDeps) {
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
