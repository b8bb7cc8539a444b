import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import type { ListingsOnSale } from './ports.ts';
import { lookAtSeller } from './selling-plans.ts';

export interface AwayListingsDeps {
  readonly listings: Pick<ListingsOnSale, 'pauseAllOfAway' | 'resumeAllOfAway'>;
  readonly jobs: Jobs;
  readonly clock: Clock;
}

/** What a member sells who is suspended or banned: paused until that ends, and only what that has paused. */
export class AwayListings {
  readonly #deps: AwayListingsDeps;
  constructor(deps: AwayListingsDeps) {
    this.#deps = deps;
  }

  wentAway(memberId: MemberId): Promise<void> {
    const { listings, clock } = this.#deps;
    return listings.pauseAllOfAway(memberId, clock.now());
  }

  /** The plan may have ended meanwhile, or begun. */
  async cameBack(memberId: MemberId): Promise<void> {
    const { listings, jobs, clock } = this.#deps;
    await listings.resumeAllOfAway(memberId, clock.now());
    await jobs.add(lookAtSeller, { memberId }, { key: `look-at-seller-${memberId}` });
  }
}
