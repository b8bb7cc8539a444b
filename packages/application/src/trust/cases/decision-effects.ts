import type { Member } from '@nestmates/domain/members/accounts/member.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { type Decision, removesThings, restrictionOf } from '@nestmates/domain/trust/cases/decision.ts';
import type { BannedEmails, RestrictionStore } from '../../members/restrictions/ports.ts';
import type { Restrictions } from '../../members/restrictions/restrictions.ts';
import type { Clock, KeyedDigests } from '../../platform/shared/ports.ts';
import { isHideable } from './case-record.ts';

export interface DecisionEffectsDeps {
  readonly restrictions: Pick<Restrictions, 'impose' | 'lift' | 'hide' | 'show'>;
  readonly hidden: Pick<RestrictionStore, 'hiddenOf'>;
  readonly bannedEmails: Pick<BannedEmails, 'add' | 'remove'>;
  readonly members: { find(id: MemberId): Promise<Pick<Member, 'email'> | undefined> };
  readonly digests: KeyedDigests;
  readonly clock: Clock;
}

const bannedFor = days(365);

/** Does what a decision says, at once and everywhere, and takes it back when it no longer stands. */
export class DecisionEffects {
  readonly #deps: DecisionEffectsDeps;
  constructor(deps: DecisionEffectsDeps) {
    this.#deps = deps;
  }

  /** What was done because of the weight of reports ends, since somebody has looked. */
  async apply(memberId: MemberId, { id, decision, until, things }: Decision): Promise<void> {
    const { restrictions, hidden } = this.#deps;
    const by = { decisionId: id };
    if (removesThings(decision)) {
      const removed = things.filter(isHideable);
      await restrictions.hide(
        removed.map(({ kind, id: thingId }) => ({ kind, id: String(thingId), memberId })),
        by,
      );
    }
    const byWeight = (await hidden.hiddenOf(memberId)).filter(({ why }) => why === 'by-weight');
    await restrictions.show(byWeight, 'weight');
    await restrictions.lift(memberId, 'weight');
    const kind = restrictionOf(decision);
    if (kind) await restrictions.impose(memberId, { kind, until }, by);
    if (kind === 'banned') await this.#banEmail(memberId);
  }

  async revert(memberId: MemberId, { id, decision, things }: Decision): Promise<void> {
    const { restrictions, bannedEmails } = this.#deps;
    const by = { decisionId: id };
    await restrictions.show(
      things.map(({ kind, id: thingId }) => ({ kind, id: String(thingId) })),
      by,
    );
    if (restrictionOf(decision)) await restrictions.lift(memberId, by);
    if (restrictionOf(decision) !== 'banned') return;
    const digest = await this.#digestOf(memberId);
    if (digest) await bannedEmails.remove(digest);
  }

  async #banEmail(memberId: MemberId): Promise<void> {
    const { bannedEmails, clock } = this.#deps;
    const digest = await this.#digestOf(memberId);
    if (digest) await bannedEmails.add(digest, later(clock.now(), bannedFor));
  }

  async #digestOf(memberId: MemberId): Promise<string | undefined> {
    const { members, digests } = this.#deps;
    const member = await members.find(memberId);
    return member && digests.digest('email', member.email);
  }
}
