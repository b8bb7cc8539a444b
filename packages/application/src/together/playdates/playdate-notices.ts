import type { PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import { reminderAt } from '@nestmates/domain/together/calendar/reminder.ts';
import { endOf } from '@nestmates/domain/together/playdates/playdate-end.ts';
import * as z from 'zod/mini';
import { type NoticesDeps, sendAndPush } from '../../members/emails/notices.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { type PlaydateNotice, playdateLetters, playdateNotice } from './letters.ts';
import type { PlaydateQueries } from './ports.ts';

const notices = Object.keys(playdateLetters) as PlaydateNotice[];

/** Tells one of the two of a change of their playdate, or that its time comes. */
export const tellOfPlaydate = job('playdates.tell', z.object({ about: z.enum(notices), ...playdateNotice }));
type Notice = z.infer<typeof tellOfPlaydate.payload>;

export interface PlaydateNoticesDeps extends NoticesDeps {
  readonly queries: Pick<PlaydateQueries, 'letterDataOf'>;
}

/** What the two are told of their playdates: each notice is a letter and a push notification. */
export class PlaydateNotices {
  readonly #deps: PlaydateNoticesDeps;
  constructor(deps: PlaydateNoticesDeps) {
    this.#deps = deps;
  }

  async tell({ about, ...ids }: Notice): Promise<void> {
    const { queries, transaction, clock } = this.#deps;
    const letter = playdateLetters[about];
    const facts = await letter.facts(queries, ids, clock.now());
    if (!facts) return;
    await transaction.run(async () => {
      await sendAndPush(this.#deps, letter, { ids, facts, topic: `playdate-${ids.playdateId}` });
      if (about !== 'accepted') return;
      const { userIdOne, userIdTwo } = facts.playdate;
      for (const to of [userIdOne, userIdTwo]) await this.#planReminder(ids.playdateId, to);
    });
  }

  /** On the evening before, by the clock of each. If that has passed, there is none. */
  async #planReminder(playdateId: PlaydateId, to: number): Promise<void> {
    const { queries, jobs, clock } = this.#deps;
    const found = await queries.letterDataOf(playdateId, to);
    if (found?.playdate.status !== 'scheduled') return;
    const at = reminderAt(found.playdate.date, found.timeZone);
    if (at <= clock.now()) return;
    const endsAt = endOf(found.playdate).toISOString();
    const key = `playdate.${playdateId}.reminder.${to}`;
    await jobs.add(tellOfPlaydate, { about: 'reminder', playdateId, to, endsAt }, { at, key });
  }
}
