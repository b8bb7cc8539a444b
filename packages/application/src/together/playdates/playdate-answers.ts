import { emailUnverified } from '@nestmates/domain/platform/access/email-verification.ts';
import type { PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import {
  type MemberAction,
  type Playdate,
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
import { nameOf } from '../../members/people/person-view.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Transaction } from '../../platform/shared/ports.ts';
import type { CalendarStore } from '../calendar/ports.ts';
import type { PlaydateView } from './contract.ts';
import { emailOf } from './emails.ts';
import { PlaydateChanges, type PlaydateChangesDeps } from './playdate-changes.ts';
import { viewOfPlaydate } from './playdate-view.ts';
import type { PlaydateStore } from './ports.ts';

export interface PlaydateAnswersDeps extends PlaydateChangesDeps {
  readonly store: Pick<PlaydateStore, 'lock' | 'lockForClock' | 'save'>;
  readonly calendar: Pick<CalendarStore, 'addPlaydate' | 'removePlaydate'>;
  readonly transaction: Transaction;
}

interface Which {
  readonly playdateId: PlaydateId;
}
interface FromBrowser {
  readonly timeZone?: string;
}
type Locked = Awaited<ReturnType<PlaydateChanges['lock']>>;

/** What the two do with a proposal and with a playdate that is planned. */
export class PlaydateAnswers {
  readonly #deps: PlaydateAnswersDeps;
  readonly #changes: PlaydateChanges;
  constructor(deps: PlaydateAnswersDeps) {
    this.#deps = deps;
    this.#changes = new PlaydateChanges(deps);
  }

  accept(
    by: Caller,
    { time, timeZone, ...which }: Which & FromBrowser & { readonly time: string },
  ): Promise<PlaydateView> {
    // To say no is always open to the member.
    if (by.mustVerifyEmail) throw emailUnverified();
    return this.#change(by, which, 'accept', async ({ playdate, party, myName, other }, at) => {
      const accepted = acceptPlaydate(playdate, party, new Date(time), at);
      const names = new Map([
        [by.id, nameOf({ firstName: myName })],
        [other.id, nameOf(other)],
      ]);
      await this.#deps.calendar.addPlaydate(accepted.id, calendarEntriesOf(accepted, names), at);
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
    { times, timeZone, ...which }: Which & FromBrowser & { readonly times: readonly string[] },
  ): Promise<PlaydateView> {
    return this.#change(by, which, 'proposeAnew', async ({ playdate: before, party }, at) => {
      const wanted = times.map((time) => new Date(time)).toSorted((a, b) => Number(a) - Number(b));
      const playdate = withTimeZone(proposePlaydateAnew(before, party, wanted, at), by.id, timeZone);
      await this.#changes.write(playdateMessage.proposedAnew, { by: by.id, playdate });
      return playdate;
    });
  }

  /** Takes a proposal back, or cancels what was agreed on. */
  cancel(by: Caller, { playdateId }: Which): Promise<PlaydateView> {
    const { calendar, transaction } = this.#deps;
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
    const { store, transaction } = this.#deps;
    return transaction.run(async () => {
      const before = await store.lockForClock(playdateId);
      const ended = before && playdateAt(before, this.#now());
      if (!before || !ended || ended.status === before.status) return;
      await store.save(ended, before.status);
      await this.#changes.announce(ended);
    });
  }

  #now(): Date {
    return this.#deps.clock.now();
  }

  #change(
    by: Caller,
    { playdateId }: Which,
    action: MemberAction,
    change: (row: Locked, at: Date) => Promise<Playdate>,
  ): Promise<PlaydateView> {
    return this.#deps.transaction.run(async () => {
      const row = await this.#changes.lock(playdateId, by);
      return this.#settle(by, row, action, await change(row, this.#now()));
    });
  }

  async #settle(by: Caller, row: Locked, action: MemberAction, playdate: Playdate): Promise<PlaydateView> {
    await this.#deps.store.save(playdate, row.playdate.status);
    await this.#changes.tell(playdate, by.id, emailOf[action]);
    return viewOfPlaydate({ ...row, playdate }, by.id, this.#now());
  }
}
