import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { viewOfTime } from '../plans/plan-fields.ts';
import { endedPlanEmails } from './emails.ts';
import type { EndedPlan } from './ports.ts';

/**
 * Swaps and playdates are deleted with the connection they were arranged in. Tells the other of the two of those that
 * are ahead, and of swaps that go on, as a child is with one of the two, and not why.
 */
export class Parting extends useCase('endedPlans', 'emails', 'clock') {
  /**
   * Runs in the transaction that ends the connection, with the pair locked and before anything is deleted.
   */
  async parts(me: MemberId, other: MemberId): Promise<void> {
    const { endedPlans: plans, clock } = this.needs;
    await this.#tell(await plans.endBetween(me, other, clock.now()));
  }

  /** Runs in the transaction that deletes the account. What others were told of the member goes with it. */
  async accountEnds(me: MemberId): Promise<void> {
    const { endedPlans: plans, clock } = this.needs;
    await this.#tell(await plans.ofMember(me, clock.now()));
  }

  async #tell(ended: readonly EndedPlan[]): Promise<void> {
    for (const { kind, id, otherId, timeZone, begun, isAtTheirs, ...time } of ended) {
      const ids = { planId: id, to: otherId, ...viewOfTime(time), timeZone };
      await this.needs.emails.send(endedPlanEmails[kind], { ...ids, ...(begun && { begun, isAtTheirs }) });
    }
  }
}
