import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { dayInWords } from '@nestmates/domain/together/calendar/reminder.ts';
import { type PlanPlace, placeInSentence } from '@nestmates/domain/together/plans/plan-place.ts';
import { isOverMidnight, type PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import { clockTime, dayAndClockTime } from '../../members/emails/clock-time.ts';

/** Whoever reads an e-mail about a plan, when it is written, and the reader's clock. */
interface Reader {
  readonly otherId: MemberId;
  readonly otherName: string | null;
  readonly timeZone: string;
  readonly now: Date;
}

function endInWords(time: PlanTime, timeZone: string): string {
  const until = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  return `until ${until.format(time.until)}${isOverMidnight(time, timeZone) ? ' the next day' : ''}`;
}

/** "Saturday, November 28 at 10:00 AM EST, until 12:00 PM" */
export const timeInWords = (time: PlanTime, { timeZone }: Pick<Reader, 'timeZone'>): string =>
  `${dayAndClockTime(time.date, timeZone)}, ${endInWords(time, timeZone)}`;

/** Each time that still lies ahead, in the order in which they were offered. */
export const timesInWords = (
  times: readonly PlanTime[],
  reader: Pick<Reader, 'timeZone' | 'now'>,
): readonly string[] =>
  times.filter(({ date }) => date > reader.now).map((time) => timeInWords(time, reader));

/** "tomorrow at 10:00 AM EST and goes on until 12:00 PM" */
export const soonInWords = (time: PlanTime, { timeZone, now }: Pick<Reader, 'timeZone' | 'now'>): string =>
  `${dayInWords(time.date, now, timeZone)} at ${clockTime(time.date, timeZone)} and goes on ${endInWords(time, timeZone)}`;

/** ", at Ana’s place": the end of a sentence, or nothing where no place is told. */
export const whereInWords = (
  place: PlanPlace | null,
  { otherId, otherName }: Pick<Reader, 'otherId' | 'otherName'>,
): string => (place ? `, at ${placeInSentence(place, { id: otherId, firstName: otherName })}` : '');
