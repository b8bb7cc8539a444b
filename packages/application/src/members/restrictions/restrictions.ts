import {
  isAway,
  isAwayNow,
  nextEnd,
  nextSettling,
  type Restriction,
  restrictionNow,
  takenBackWithin,
} from '@nestmates/domain/platform/access/restriction.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import type { Events } from '../../platform/live/ports.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { AwayFollower, HiddenFollower, HiddenThing, RestrictedBy, RestrictionStore } from './ports.ts';

export const endRestriction = job('restrictions.end', z.object({ memberId: id }));
export const followAway = job('restrictions.follow-away', z.object({ memberId: id }));

/** What cannot be brought back is done once nobody takes the decision back by a tap any more. */
export const settleAway = job('restrictions.settle-away', z.object({ memberId: id }));
export const followHidden = job('restrictions.follow-hidden', z.object({ kind: z.string(), id: z.string() }));

export interface RestrictionsDeps {
  readonly store: RestrictionStore;
  readonly followers: readonly AwayFollower[];
  readonly hiddenFollowers: readonly HiddenFollower[];
  readonly events: Events;
  readonly jobs: Jobs;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** What members may not do, and what of theirs is not shown: the one place that every read and call asks. */
export class Restrictions {
  readonly #deps: RestrictionsDeps;
  constructor(deps: RestrictionsDeps) {
    this.#deps = deps;
  }

  /** Has effect with the current transaction, which has locked the member. */
  async impose(memberId: MemberId, restriction: Restriction, by: RestrictedBy): Promise<void> {
    const { store, clock } = this.#deps;
    const now = clock.now();
    await store.add(memberId, restriction, by, now);
    await this.#settle(memberId);
    if (isAway(restriction)) await this.#settleAwayAt(memberId, later(now, takenBackWithin));
  }

  /** With the member locked. */
  async lift(memberId: MemberId, by: RestrictedBy): Promise<void> {
    const { store, clock } = this.#deps;
    if (await store.lift(memberId, by, clock.now())) await this.#settle(memberId);
  }

  /** When one has ended, what holds then is what is left. A decision that is made meanwhile is waited for. */
  end(memberId: MemberId): Promise<void> {
    const { store, transaction } = this.#deps;
    return transaction.run(async () => {
      await store.lockMember(memberId);
      await this.#settle(memberId);
    });
  }

  async hide(things: readonly HiddenThing[], by: RestrictedBy): Promise<void> {
    const { store, hiddenFollowers, jobs, clock } = this.#deps;
    await store.hide(things, by, clock.now());
    for (const { kind, id: thingId } of things) {
      if (!hiddenFollowers.some((follower) => follower.kind === kind)) continue;
      await jobs.add(followHidden, { kind, id: thingId }, { key: `follow-hidden.${kind}.${thingId}` });
    }
  }

  show(things: readonly Pick<HiddenThing, 'kind' | 'id'>[], by: RestrictedBy): Promise<void> {
    return this.#deps.store.show(things, by);
  }

  /** After the decision, by a job: what others have begun with it takes locks of its own. */
  async followHidden({ kind, id: thingId }: { readonly kind: string; readonly id: string }): Promise<void> {
    for (const follower of this.#deps.hiddenFollowers) {
      if (follower.kind === kind) await follower.wasHidden(thingId);
    }
  }

  /** Whether what a decision restricts cannot be taken back by a tap any more. */
  isSettled(memberId: MemberId, by: RestrictedBy): Promise<boolean> {
    return this.#deps.store.isSettled(memberId, by);
  }

  /** After every change, by a job: features do what follows from how it stands by then. */
  followAway(memberId: MemberId): Promise<void> {
    const { store, followers, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      await store.lockMember(memberId);
      const away = isAwayNow(await store.spansOf(memberId), clock.now());
      for (const follower of followers) {
        await (away ? follower.wentAway?.(memberId) : follower.cameBack?.(memberId));
      }
    });
  }

  /** A decision that is taken back in this moment is waited for, and the other way round. */
  settleAway(memberId: MemberId): Promise<void> {
    const { store, followers, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      await store.lockMember(memberId);
      const now = clock.now();
      const at = nextSettling(await store.spansOf(memberId), now);
      if (!at) return;
      if (at > now) {
        await this.#settleAwayAt(memberId, at);
        return;
      }
      await store.settle(memberId, later(now, -takenBackWithin), now);
      for (const follower of followers) await follower.staysAway?.(memberId);
    });
  }

  #settleAwayAt(memberId: MemberId, at: Date): Promise<void> {
    return this.#deps.jobs.add(settleAway, { memberId }, { at, key: `settle-away.${memberId}` });
  }

  async #settle(memberId: MemberId): Promise<void> {
    const { store, events, jobs, clock } = this.#deps;
    const now = clock.now();
    const spans = await store.spansOf(memberId);
    const before = await store.current(memberId);
    const after = restrictionNow(spans, now);
    await store.setCurrent(memberId, after);
    if (keepsAway(before) !== keepsAway(after)) {
      await jobs.add(followAway, { memberId }, { key: `follow-away.${memberId}` });
    }
    await events.announce([memberId], { type: 'access' });
    const at = nextEnd(spans, now);
    if (at) await jobs.add(endRestriction, { memberId }, { at, key: `end-restriction.${memberId}` });
  }
}

const keepsAway = (restriction: Restriction | undefined): boolean =>
  restriction !== undefined && isAway(restriction);
