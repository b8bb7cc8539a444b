import {
  isAway,
  isAwayNow,
  isNoticed,
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
import { job } from '../../platform/jobs/jobs.ts';
import { every, useCase } from '../../platform/wiring/use-case.ts';
import type { HiddenBy, HiddenThing, RestrictedBy } from './ports.ts';

export const endRestriction = job('restrictions.end', z.object({ memberId: id }));
export const followAway = job('restrictions.follow-away', z.object({ memberId: id }));

/** What cannot be brought back is done once nobody takes the decision back by a tap any more. */
export const settleAway = job('restrictions.settle-away', z.object({ memberId: id }));
export const followHidden = job('restrictions.follow-hidden', z.object({ kind: z.string(), id: z.string() }));

/** What members may not do, and what of theirs is not shown: the one place that every read and call asks. */
export class Restrictions extends useCase(
  'restrictionStore',
  every('awayFollowers'),
  every('hiddenFollowers'),
  'events',
  'jobs',
  'transaction',
  'clock',
) {
  /** Has effect with the current transaction, which has locked the member. Without `toldAt` the member is told at once. */
  async impose(memberId: MemberId, restriction: Restriction, by: RestrictedBy, toldAt?: Date): Promise<void> {
    const { restrictionStore: store, clock } = this.needs;
    const now = clock.now();
    // What is there already was settled, and is announced no second time.
    if (!(await store.add(memberId, restriction, by, now, toldAt))) return;
    await this.#settle(memberId, now);
    if (isAway(restriction)) await this.#settleAwayAt(memberId, later(now, takenBackWithin));
  }

  /** Needs the member locked. */
  async lift(memberId: MemberId, by: RestrictedBy): Promise<void> {
    const { restrictionStore: store, clock } = this.needs;
    const now = clock.now();
    if (await store.lift(memberId, by, now)) await this.#settle(memberId, now);
  }

  /** When one has ended, what holds then is what is left. A decision that is made meanwhile is waited for. */
  end(memberId: MemberId): Promise<void> {
    const { restrictionStore: store, transaction, clock } = this.needs;
    return transaction.run(async () => {
      await store.lockMember(memberId);
      await this.#settle(memberId, clock.now());
    });
  }

  async hide(things: readonly HiddenThing[], by: HiddenBy, toldAt?: Date): Promise<void> {
    const { restrictionStore: store, hiddenFollowers, jobs, clock } = this.needs;
    await store.hide(things, by, clock.now(), toldAt);
    for (const { kind, id: thingId } of things) {
      if (!hiddenFollowers.some((follower) => follower.kind === kind)) continue;
      await jobs.add(followHidden, { kind, id: thingId }, { key: `follow-hidden.${kind}.${thingId}` });
    }
  }

  show(things: readonly Pick<HiddenThing, 'kind' | 'id'>[], by: HiddenBy): Promise<void> {
    return this.needs.restrictionStore.show(things, by);
  }

  /** Runs after the decision, by a job: what others have begun with it takes locks of its own. */
  async followHidden({ kind, id: thingId }: { readonly kind: string; readonly id: string }): Promise<void> {
    for (const follower of this.needs.hiddenFollowers) {
      if (follower.kind === kind) await follower.wasHidden(thingId);
    }
  }

  /** Whether what a decision restricts cannot be taken back by a tap any more. */
  isSettled(memberId: MemberId, by: RestrictedBy): Promise<boolean> {
    return this.needs.restrictionStore.isSettled(memberId, by);
  }

  /** Runs after every change, by a job: features do what follows from how it stands by then. */
  followAway(memberId: MemberId): Promise<void> {
    const { restrictionStore: store, awayFollowers: followers, transaction, clock } = this.needs;
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
    const { restrictionStore: store, awayFollowers: followers, transaction, clock } = this.needs;
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
    return this.needs.jobs.add(settleAway, { memberId }, { at, key: `settle-away.${memberId}` });
  }

  async #settle(memberId: MemberId, now: Date): Promise<void> {
    const { restrictionStore: store, events, jobs } = this.needs;
    const spans = await store.spansOf(memberId);
    const before = await store.current(memberId);
    const after = restrictionNow(spans, now);
    await store.setCurrent(memberId, after);
    const isBannedNow = after?.kind === 'banned' && before?.kind !== 'banned';
    if (keepsAway(before) !== keepsAway(after) || isBannedNow) {
      await jobs.add(followAway, { memberId }, { key: `follow-away.${memberId}` });
    }
    if (isNoticed(spans, now)) await events.announce([memberId], { type: 'access' });
    const at = nextEnd(spans, now);
    if (at) await jobs.add(endRestriction, { memberId }, { at, key: `end-restriction.${memberId}` });
  }
}

const keepsAway = (restriction: Restriction | undefined): boolean =>
  restriction !== undefined && isAway(restriction);

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly restrictions: Restrictions;
  }
}
