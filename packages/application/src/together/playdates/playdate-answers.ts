import { requireOwnChildren } from '@nestmates/domain/members/children/child.ts';
import { emailUnverified } from '@nestmates/domain/platform/access/email-verification.ts';
import type { ChildId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import { lengthOf } from '@nestmates/domain/together/plans/plan-time.ts';
import {
  type MemberAction,
  type Playdate,
  withChildren,
  withTimeZone,
} from '@nestmates/domain/together/playdates/playdate.ts';
import {
  acceptPlaydate,
  cancelPlaydate,
  declinePlaydate,
  proposePlaydateAnew,
  withdrawPlaydate,
} from '@nestmates/domain/together/playdates/playdate-actions.ts';
import { calendarEntriesOf } from '@nestmates/domain/together/playdates/playdate-calendar.ts';
import { playdateAt } from '@nestmates/domain/together/playdates/playdate-end.ts';
import { playdateMessage } from '@nestmates/domain/together/playdates/playdate-messages.ts';
import { playdateLapsed } from '@nestmates/domain/together/playdates/playdate-rules.ts';
import { nameOf } from '../../members/people/person-view.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { timeGiven } from '../plans/plan-fields.ts';
import type { PlanForm, PlaydateView } from './contract.ts';
import { emailOf } from './emails.ts';
import { PlaydateChanges } from './playdate-changes.ts';
import { viewOfPlaydate } from './playdate-view.ts';

interface Which {
  readonly playdateId: PlaydateId;
}
interface FromBrowser {
  readonly timeZone?: string;
}
/** The length of what is proposed by now, for times whose end is not said. */
function lengthProposed(playdate: Playdate): number | undefined {
  const [first] = playdate.status === 'proposed' ? playdate.times : [];
  return first && lengthOf(first);
}

type Locked = Awaited<ReturnType<PlaydateChanges['lock']>>;

/** What the two do with a proposal and with a playdate that is planned. */
export class PlaydateAnswers extends useCase(...PlaydateChanges.needs, 'calendarStore', 'transaction') {
  readonly #changes = new PlaydateChanges(this.needs);

  accept(
    by: Caller,
    {
      time,
      timeZone,
      childIds = [],
      ...which
    }: Which & FromBrowser & { readonly time: string; readonly childIds?: readonly ChildId[] },
  ): Promise<PlaydateView> {
    // Saying no is always open to the member.
    if (by.mustVerifyEmail) throw emailUnverified();
    return this.#change(by, which, 'accept', async ({ playdate, party, myName, mine, other }, at) => {
      if (playdate.status === 'expired' && party === 'invited') throw playdateLapsed();
      requireOwnChildren(childIds, mine);
      const accepted = withChildren(acceptPlaydate(playdate, party, new Date(time), at), by.id, childIds);
      const names = new Map([
        [by.id, nameOf({ firstName: myName })],
        [other.id, nameOf(other)],
      ]);
      await this.needs.calendarStore.addPlaydate(accepted.id, calendarEntriesOf(accepted, names), at);
      return withTimeZone(accepted, by.id, timeZone);
    });
  }

  decline(by: Caller, which: Which): Promise<PlaydateView> {
    return this.#change(by, which, 'decline', async ({ playdate, party }, at) =>
      declinePlaydate(playdate, party, at),
    );
  }

  proposeAnew(
    by: Caller,
    { playdateId, times, timeZone, ...plan }: Which & FromBrowser & PlanForm,
  ): Promise<PlaydateView> {
    return this.#change(by, { playdateId }, 'proposeAnew', async ({ playdate: before, party, mine }, at) => {
      requireOwnChildren(plan.childIds ?? [], mine);
      const length = lengthProposed(before);
      const wanted = { ...plan, times: times.map((time) => timeGiven(time, length)) };
      const playdate = withTimeZone(proposePlaydateAnew(before, party, wanted, at), by.id, timeZone);
      await this.#changes.write(playdateMessage.proposedAnew, { by: by.id, playdate });
      return playdate;
    });
  }

  /** Takes a proposal back, or cancels what was agreed on. */
  cancel(by: Caller, { playdateId }: Which): Promise<PlaydateView> {
    const { calendarStore: calendar, transaction } = this.needs;
    return transaction.run(async () => {
      const row = await this.#changes.lock(playdateId, by);
      if (row.playdate.status === 'proposed') {
        return this.#settle(by, row, 'withdraw', withdrawPlaydate(row.playdate, row.party, this.#now()));
      }
      const cancelled = cancelPlaydate(row.playdate, row.party, this.#now());
      await calendar.removePlaydate(playdateId);
      return this.#settle(by, row, 'cancel', cancelled);
    });
  }

  /** Says nothing to anybody, but their open pages show it. */
  end({ playdateId }: Which): Promise<void> {
    const { playdateStore: store, transaction } = this.needs;
    return transaction.run(async () => {
      const before = await store.lockForClock(playdateId);
      const ended = before && playdateAt(before, this.#now());
      if (!before || !ended || ended.status === before.status) return;
      await store.save(ended, before.status);
      await this.#changes.announce(ended);
    });
  }

  #now(): Date {
    return this.needs.clock.now();
  }

  #change(
    by: Caller,
    { playdateId }: Which,
    action: MemberAction,
    change: (row: Locked, at: Date) => Promise<Playdate>,
  ): Promise<PlaydateView> {
    return this.needs.transaction.run(async () => {
      const row = await this.#changes.lock(playdateId, by);
      return this.#settle(by, row, action, await change(row, this.#now()));
    });
  }

  async #settle(by: Caller, row: Locked, action: MemberAction, playdate: Playdate): Promise<PlaydateView> {
    await this.needs.playdateStore.save(playdate, row.playdate.status);
    await this.#changes.tell(playdate, by.id, emailOf[action]);
    return viewOfPlaydate({ ...row, playdate }, by.id, this.#now());
  }
}
