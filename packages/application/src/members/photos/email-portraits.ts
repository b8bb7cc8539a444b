import { photoNameFromUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Recipient } from '../emails/email.ts';
import type { EmailFace } from '../emails/email-html.ts';
import type { EmailFaces } from '../emails/ports.ts';

/** The photo, or the name alone, of a member for an e-mail to another one. */
export class EmailPortraits extends useCase('shownMembers', 'photos') implements EmailFaces {
  async of({ memberId, otherId }: Pick<Recipient, 'memberId' | 'otherId'>): Promise<EmailFace | undefined> {
    if (!otherId) return undefined;
    const { shownMembers, photos } = this.needs;
    const other = await shownMembers.shownTo(memberId, otherId);
    if (!other?.firstName) return undefined;
    const photo = photoNameFromUrl(other.profilePhotoUrl);
    const picture = photo && (await photos.read(photo, 'card.jpg'));
    return { name: other.firstName, picture: picture || null };
  }
}
