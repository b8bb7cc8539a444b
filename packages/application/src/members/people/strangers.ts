import { dayOf, strangersADay, strangersLimitReached } from '@nestmates/domain/members/people/strangers.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { LookUpLimits } from './ports.ts';

/** Limits how many strangers a member is shown in a day, over all calls that show any. */
export class Strangers extends useCase('shownStrangers', 'clock') {
  /** The entries that may still be shown today; refused if there are entries and none may. */
  async within<Entry>(
    me: MemberId,
    entries: readonly Entry[],
    strangerIn: (entry: Entry) => MemberId | undefined,
  ): Promise<readonly Entry[]> {
    const strangers = entries.flatMap((entry) => strangerIn(entry) ?? []);
    if (strangers.length === 0) return entries;
    const now = this.needs.clock.now();
    const allowed = await this.needs.shownStrangers.note(me, strangers, {
      day: dayOf(now),
      max: strangersADay.inAll,
    });
    const left = entries.filter((entry) => {
      const stranger = strangerIn(entry);
      return stranger === undefined || allowed.has(stranger);
    });
    if (left.length === 0) throw strangersLimitReached(now);
    return left;
  }

  /**
   * Counts one who is named by their number, without that a list has shown them. It is noted in the transaction of the
   * caller.
   */
  async byNumber(me: MemberId, stranger: MemberId, max: number = strangersADay.byNumber): Promise<void> {
    const now = this.needs.clock.now();
    const limits = { ...lookUpLimits(now), maxByNumber: max };
    const allowed = await this.needs.shownStrangers.note(me, [stranger], limits);
    if (!allowed.has(stranger)) throw strangersLimitReached(now);
  }
}

export const lookUpLimits = (now: Date): LookUpLimits => ({
  day: dayOf(now),
  max: strangersADay.inAll,
  maxByNumber: strangersADay.byNumber,
});

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly strangers: Strangers;
  }
}
