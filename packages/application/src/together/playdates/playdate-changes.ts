import type { MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import {
  otherOf,
  type Playdate,
  type PlaydateParty,
  partyOf,
  playdateNotFound,
} from '@nestmates/domain/together/playdates/playdate.ts';
import { endOf, playdateAt } from '@nestmates/domain/together/playdates/playdate-end.ts';
import * as z from 'zod/mini';
import type { Caller } from '../../platform/access/caller.ts';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { type PlaydateEmail, playdateEmails } from './emails.ts';
import { planPlaydateReminder } from './playdate-reminders.ts';
import type { LockedPlaydate } from './ports.ts';

/** Completes a playdate, or lets a proposal lapse, when its time has come. */
export const endPlaydate = job('playdates.end', z.object({ playdateId: id }));

/** What the changes of a playdate by one of the two have in common. */
export class PlaydateChanges extends useCase(
  'playdateStore',
  'messageStore',
  'events',
  'emails',
  'jobs',
  'clock',
) {
  /** Locks it as it stands by now. */
  async lock(
    playdateId: PlaydateId,
    by: Caller,
  ): Promise<LockedPlaydate & { readonly party: PlaydateParty }> {
    const { playdateStore: store, clock } = this.needs;
    const row = await store.lock(playdateId, by.id);
    if (!row) throw playdateNotFound();
    const playdate = playdateAt(row.playdate, clock.now());
    return { ...row, playdate, party: partyOf(playdate, by.id) };
  }

  /** Tells the other, both pages, and the clock when it ends. */
  async tell(playdate: Playdate, by: MemberId, about: PlaydateEmail): Promise<void> {
    const { emails, jobs } = this.needs;
    const { id: playdateId, userIdOne, userIdTwo } = playdate;
    const ids = { playdateId, to: otherOf(playdate, by), endsAt: endOf(playdate).toISOString() };
    await this.announce(playdate);
    await emails.send(playdateEmails[about], ids);
    if (about === 'accepted') {
      for (const to of [userIdOne, userIdTwo]) await jobs.add(planPlaydateReminder, { playdateId, to });
    }
    if (playdate.status !== 'proposed' && playdate.status !== 'scheduled') return;
    await jobs.add(endPlaydate, { playdateId }, { at: endOf(playdate), key: `playdate.${playdateId}.end` });
  }

  async announce({ userIdOne, userIdTwo }: Pick<Playdate, 'userIdOne' | 'userIdTwo'>): Promise<void> {
    const { events } = this.needs;
    await events.announce([userIdOne], { type: 'playdate', userId: userIdTwo });
    await events.announce([userIdTwo], { type: 'playdate', userId: userIdOne });
  }

  /** The message in their thread, below which the proposal stands. */
  async write(message: string, { by, playdate }: { by: MemberId; playdate: Playdate }): Promise<void> {
    const { messageStore: messages, events, clock } = this.needs;
    const other = otherOf(playdate, by);
    const draft = { senderId: by, receiverId: other, message, clientId: null, playdateId: playdate.id };
    const added = await messages.add(draft, clock.now());
    if (!added) throw new Error('A message without a clientId was not stored');
    await events.announce([other], { type: 'message', userId: by, messageId: added.id });
    await events.announce([by], { type: 'message', userId: other, messageId: added.id });
  }
}
