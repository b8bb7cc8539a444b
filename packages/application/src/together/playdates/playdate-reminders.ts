import type { PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import { reminderAt } from '@nestmates/domain/together/calendar/reminder.ts';
import { endOf } from '@nestmates/domain/together/playdates/playdate-end.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { playdateEmails } from './emails.ts';

/** Plans the reminder of one of the two, once a time is agreed on. */
export const planPlaydateReminder = job('playdates.plan-reminder', z.object({ playdateId: id, to: id }));

export class PlaydateReminders extends useCase('playdateQueries', 'emails', 'transaction', 'clock') {
  /**
   * Plans one on the evening before, by the clock of the one who is reminded. If that has passed, there is
   * none.
   */
  async plan({ playdateId, to }: { readonly playdateId: PlaydateId; readonly to: number }): Promise<void> {
    const { playdateQueries: queries, emails, transaction, clock } = this.needs;
    const found = await queries.emailDataOf(playdateId, to);
    if (found?.playdate.status !== 'scheduled') return;
    const at = reminderAt(found.playdate.date, found.timeZone);
    if (at <= clock.now()) return;
    const ids = { playdateId, to, endsAt: endOf(found.playdate).toISOString() };
    const key = `playdate.${playdateId}.reminder.${to}`;
    await transaction.run(() => emails.send(playdateEmails.reminder, ids, { at, key }));
  }
}
