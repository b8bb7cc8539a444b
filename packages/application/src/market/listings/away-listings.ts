import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import type { ListingsOnSale } from './ports.ts';

export interface AwayListingsDeps {
  readonly listings: Pick<ListingsOnSale, 'pauseAll'>;
  readonly clock: Clock;
}

/** What a member sells who was suspended or banned. It stays paused until its seller resumes it. */
export class AwayListings {
  readonly #deps: AwayListingsDeps;
  constructor(deps: AwayListingsDeps) {
    this.#deps = deps;
  }

  pauseAll(memberId: MemberId): Promise<void> {
    const { listings, clock } = this.#deps;
    return listings.pauseAll(memberId, clock.now());
  }
}
