import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { lookAtSeller } from './selling-plans.ts';

/** What a member sells who is suspended or banned: paused until that ends, and only what that has paused. */
export class AwayListings extends useCase('listingsOnSale', 'jobs', 'clock') {
  wentAway(memberId: MemberId): Promise<void> {
    const { listingsOnSale: listings, clock } = this.needs;
    return listings.pauseAllOfAway(memberId, clock.now());
  }

  /** The plan may have ended meanwhile, or begun. */
  async cameBack(memberId: MemberId): Promise<void> {
    const { listingsOnSale: listings, jobs, clock } = this.needs;
    await listings.resumeAllOfAway(memberId, clock.now());
    await jobs.add(lookAtSeller, { memberId }, { key: `look-at-seller-${memberId}` });
  }
}
