import { awaySpansFor } from '@nestmates/domain/platform/access/restriction.ts';
import type { MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import { partyOf } from '@nestmates/domain/together/playdates/playdate.ts';
import { endPlaydateOfAway } from '@nestmates/domain/together/playdates/playdate-actions.ts';
import { playdateAt } from '@nestmates/domain/together/playdates/playdate-end.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { emailOf } from './emails.ts';
import { PlaydateChanges } from './playdate-changes.ts';

export const endPlaydatesOfAway = job(
  'playdates.end-of-away',
  z.object({ memberId: id, which: z.enum(['soon', 'all']) }),
);

/** Ends what is ahead of a member who was suspended or banned. The others are told, and not why. */
export class AwayPlaydates extends useCase(
  ...PlaydateChanges.needs,
  'openPlaydates',
  'restrictionStore',
  'calendarStore',
  'transaction',
) {
  readonly #changes = new PlaydateChanges(this.needs);

  /**
   * Adds at once what begins before the decision is final, as nobody takes back a playdate that has begun.
   */
  async wentAway(memberId: MemberId): Promise<void> {
    await this.#add(memberId, 'soon');
  }

  /** The decision cannot be taken back by a tap any more. */
  async staysAway(memberId: MemberId): Promise<void> {
    await this.#add(memberId, 'all');
  }

  async endAll({ memberId, which }: z.output<typeof endPlaydatesOfAway.payload>): Promise<void> {
    const open = await this.needs.openPlaydates.openOf(memberId);
    for (const playdateId of open) await this.#end(playdateId, memberId, which);
  }

  async #add(memberId: MemberId, which: 'soon' | 'all'): Promise<void> {
    const key = `end-playdates-${memberId}-${which}`;
    await this.needs.jobs.add(endPlaydatesOfAway, { memberId, which }, { key });
  }

  #end(playdateId: PlaydateId, memberId: MemberId, which: 'soon' | 'all'): Promise<void> {
    const { playdateStore: store, calendarStore: calendar, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const row = await store.lock(playdateId, memberId);
      if (!row) return;
      const now = clock.now();
      const before = playdateAt(row.playdate, now);
      const at = before.status === 'scheduled' ? before.date : undefined;
      // What keeps the member away may have been taken back since the job was written.
      const heldBy = awaySpansFor(await this.needs.restrictionStore.spansOf(memberId), { at, which }, now);
      const ended = endPlaydateOfAway(before, { party: partyOf(before, memberId), heldBy }, now);
      if (!ended) return;
      if (row.playdate.status === 'scheduled') await calendar.removePlaydate(playdateId);
      await store.save(ended.playdate, row.playdate.status);
      await this.#changes.tell(ended.playdate, memberId, emailOf[ended.action]);
    });
  }
}
