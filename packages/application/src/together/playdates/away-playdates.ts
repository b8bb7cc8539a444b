import type { MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import { partyOf } from '@nestmates/domain/together/playdates/playdate.ts';
import { endPlaydateOfAway } from '@nestmates/domain/together/playdates/playdate-actions.ts';
import { playdateAt } from '@nestmates/domain/together/playdates/playdate-end.ts';
import type { Transaction } from '../../platform/shared/ports.ts';
import type { CalendarStore } from '../calendar/ports.ts';
import { emailOf } from './emails.ts';
import { PlaydateChanges, type PlaydateChangesDeps } from './playdate-changes.ts';
import type { OpenPlaydates, PlaydateStore } from './ports.ts';

export interface AwayPlaydatesDeps extends PlaydateChangesDeps {
  readonly store: Pick<PlaydateStore, 'lock' | 'save'>;
  readonly open: OpenPlaydates;
  readonly calendar: Pick<CalendarStore, 'removePlaydate'>;
  readonly transaction: Transaction;
}

/** Ends what is ahead of a member who was suspended or banned. The others are told, and not why. */
export class AwayPlaydates {
  readonly #deps: AwayPlaydatesDeps;
  readonly #changes: PlaydateChanges;
  constructor(deps: AwayPlaydatesDeps) {
    this.#deps = deps;
    this.#changes = new PlaydateChanges(deps);
  }

  async endAll(memberId: MemberId): Promise<void> {
    for (const id of await this.#deps.open.openOf(memberId)) await this.#end(id, memberId);
  }

  #end(playdateId: PlaydateId, memberId: MemberId): Promise<void> {
    const { store, calendar, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      const row = await store.lock(playdateId, memberId);
      if (!row) return;
      const before = playdateAt(row.playdate, clock.now());
      const ended = endPlaydateOfAway(before, partyOf(before, memberId), clock.now());
      if (!ended) return;
      if (row.playdate.status === 'scheduled') await calendar.removePlaydate(playdateId);
      await store.save(ended.playdate, row.playdate.status);
      await this.#changes.tell(ended.playdate, memberId, emailOf[ended.action]);
    });
  }
}
