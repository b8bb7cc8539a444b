import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Emails } from '../../members/emails/emails.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import { endedPlanEmails } from './emails.ts';
import type { EndedPlan, EndedPlans } from './ports.ts';

export interface PartingDeps {
  readonly plans: EndedPlans;
  readonly emails: Pick<Emails, 'send'>;
  readonly clock: Clock;
}

/**
 * Swaps and playdates are deleted with the connection they were arranged in. Tells the other of the two of those that
 * are ahead, and not why.
 */
export class Parting {
  readonly #deps: PartingDeps;
  constructor(deps: PartingDeps) {
    this.#deps = deps;
  }

  /** In the transaction that ends the connection, with the pair locked and before anything is deleted. */
  async parts(me: MemberId, other: MemberId): Promise<void> {
    const { plans, clock } = this.#deps;
    await this.#tell(await plans.endBetween(me, other, clock.now()));
  }

  /** In the transaction that deletes the account. What others were told of the member goes with it. */
  async accountEnds(me: MemberId): Promise<void> {
    const { plans, clock } = this.#deps;
    await this.#tell(await plans.ofMember(me, clock.now()));
  }

  async #tell(ended: readonly EndedPlan[]): Promise<void> {
    for (const { kind, id, date, otherId, timeZone } of ended) {
      const ids = { planId: id, to: otherId, date: date.toISOString(), timeZone };
      await this.#deps.emails.send(endedPlanEmails[kind], ids);
    }
  }
}
