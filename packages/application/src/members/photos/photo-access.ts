import { type PhotoAudience, photoAudience } from '@nestmates/domain/members/photos/photo-audience.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { PhotoAudienceQueries } from './ports.ts';

export interface PhotoAccessDeps {
  readonly queries: PhotoAudienceQueries;
}

/** Who may see a stored photo, asked for each request, so that a block or a deletion ends it. */
export class PhotoAccess {
  readonly #deps: PhotoAccessDeps;
  constructor(deps: PhotoAccessDeps) {
    this.#deps = deps;
  }

  async audienceOf(name: string, by: Caller | undefined): Promise<PhotoAudience> {
    const photo = await this.#deps.queries.factsOf(name, by?.id);
    return photo ? photoAudience(photo, by) : 'everyone';
  }
}
