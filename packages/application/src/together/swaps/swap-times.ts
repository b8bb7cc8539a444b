import { requireOwnChildren } from '@nestmates/domain/members/children/child.ts';
import { emailUnverified } from '@nestmates/domain/platform/access/email-verification.ts';
import { selfieCheckRequired } from '@nestmates/domain/platform/access/selfie-check.ts';
import type { ChildId } from '@nestmates/domain/platform/shared/ids.ts';
import {
  type ConfirmedSwap,
  openProposal,
  otherParty,
  type SwapId,
  withTimeZone,
} from '@nestmates/domain/together/swaps/swap.ts';
import { calendarEventsOf } from '@nestmates/domain/together/swaps/swap-calendar-events.ts';
import {
  agreeToTime,
  declineTime,
  type OpenSwap,
  proposeTime,
  type TimeResponse,
  takeBackTime,
} from '@nestmates/domain/together/swaps/swap-time.ts';
import { nameOf } from '../../members/people/person-view.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { GivenTime } from '../plans/plan-fields.ts';
import type { SwapView } from './contract.ts';
import { emailOf } from './emails.ts';
import { SwapChanges } from './swap-changes.ts';
import { viewOfSwap } from './swap-view.ts';

interface TimeOfSwap extends GivenTime {
  readonly swapId: SwapId;
  readonly timeZone?: string;
}

const instantsOf = ({ date, until }: GivenTime) => ({
  date: new Date(date),
  ...(until !== undefined && { until: new Date(until) }),
});

type Locked = Awaited<ReturnType<SwapChanges['lock']>>;

/** The recipient's children, also those whom the recipient names with this change. */
function comingAlong({ party, myChildren, recipientChildren }: Locked, swap: OpenSwap) {
  if (party === 'requester') return recipientChildren;
  const ids = swap.status === 'pending' ? (swap.proposal?.childIds ?? []) : swap.recipientChildIds;
  return myChildren.filter(({ id }) => ids.includes(id));
}

/**
 * Another time for a swap that is arranged, or for one that waits for its answer: one proposes it, the other agrees or
 * declines.
 */
export class SwapTimes extends useCase(...SwapChanges.needs, 'calendarStore', 'transaction', 'clock') {
  readonly #changes = new SwapChanges(this.needs);

  propose(
    by: Caller,
    { swapId, timeZone, childIds = [], ...given }: TimeOfSwap & { readonly childIds?: readonly ChildId[] },
  ): Promise<SwapView> {
    return this.#change(by, swapId, async ({ swap, party, myChildren }, now) => {
      const changed = proposeTime(swap, party, { ...instantsOf(given), childIds }, now);
      requireOwnChildren(childIds, myChildren);
      await this.#save(withTimeZone(changed, party, timeZone));
      await this.#changes.tell(changed, {
        about: emailOf('proposeTime', swap.status),
        to: otherParty(party),
        time: changed.proposal ?? changed,
      });
      return changed;
    });
  }

  answer(
    by: Caller,
    { swapId, response, timeZone, ...given }: TimeOfSwap & { readonly response: TimeResponse },
  ): Promise<SwapView> {
    const agrees = response === 'agreed';
    return this.#change(by, swapId, async (row, now) => {
      const { swap, party } = row;
      // Saying no is always open to the member.
      if (agrees && by.mustVerifyEmail) throw emailUnverified();
      // What is arranged already moves without a check.
      if (agrees && swap.status === 'pending' && by.mustCheckPhoto) throw selfieCheckRequired();
      const answered = (agrees ? agreeToTime : declineTime)(swap, party, instantsOf(given), now);
      const changed = withTimeZone(answered, party, timeZone);
      if (swap.status === 'pending' && changed.status === 'confirmed') await this.#arrange(row, changed, now);
      else {
        await this.#save(changed);
        if (agrees) await this.needs.calendarStore.moveSwap(swapId, changed, now);
      }
      const about = emailOf(agrees ? 'agreeToTime' : 'declineTime', swap.status);
      await this.#changes.tell(changed, {
        about,
        to: otherParty(party),
        time: openProposal(swap, now) ?? changed,
      });
      return changed;
    });
  }

  takeBack(by: Caller, { swapId }: { readonly swapId: SwapId }): Promise<SwapView> {
    return this.#change(by, swapId, async ({ swap, party }, now) => {
      const changed = takeBackTime(swap, party, now);
      await this.#save(changed);
      await this.#changes.tell(changed, {
        about: emailOf('takeBackTime', swap.status),
        to: otherParty(party),
        time: openProposal(swap, now) ?? changed,
      });
      return changed;
    });
  }

  #save(swap: OpenSwap): Promise<void> {
    return this.needs.swapStore.saveTime(swap);
  }

  /** A request becomes a swap with the time that its recipient suggested. */
  async #arrange({ swap, party, other, myName }: Locked, arranged: ConfirmedSwap, now: Date): Promise<void> {
    const { swapStore, calendarStore } = this.needs;
    await swapStore.settle(arranged, swap.status);
    const me = party === 'requester' ? swap.requesterId : swap.recipientId;
    const names = new Map([
      [me, nameOf({ firstName: myName })],
      [other.id, nameOf(other)],
    ]);
    await calendarStore.addSwap(swap.id, calendarEventsOf(arranged, names), now);
  }

  #change(
    by: Caller,
    swapId: SwapId,
    change: (row: Locked, now: Date) => Promise<OpenSwap>,
  ): Promise<SwapView> {
    const { transaction, clock } = this.needs;
    return transaction.run(async () => {
      const row = await this.#changes.lock(swapId, by);
      const now = clock.now();
      const swap = await change(row, now);
      return viewOfSwap({ ...row, swap, recipientChildren: comingAlong(row, swap) }, by.id, now);
    });
  }
}
