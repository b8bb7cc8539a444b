import { type PhotoAudience, photoAudience } from '@nestmates/domain/members/photos/photo-audience.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

/** Who may see a stored photo, asked for each request, so that a block or a deletion ends it. */
export class PhotoAccess extends useCase('photoAudienceQueries') {
  async audienceOf(name: string, by: Caller | undefined): Promise<PhotoAudience> {
    const photo = await this.needs.photoAudienceQueries.factsOf(name, by?.id);
    return photo ? photoAudience(photo, by) : 'everyone';
  }
}
