import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { spanText } from '../../../dates/clock-span.ts';
import { longDay, timeOfDay } from '../../../dates/date-formats.ts';
import { localFormat } from '../../../dates/local-format.ts';
import { childrenInWords } from '../../members/people/children-in-words.ts';
import { type GivenTime, timeOf } from '../plans/plan-time-text.ts';

/** "Sat, Jun 6" */
export const shortDay = localFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** "Sat, Jun 6, 10:00 AM", in the member's time zone. */
export function shortTime(instant: string): string {
  const at = new Date(instant);
  return `${shortDay.format(at)}, ${timeOfDay.format(at)}`;
}

/** "Sat, Jun 6, 10 AM to noon" */
export const dayAndSpan = (span: GivenTime): string =>
  `${shortDay.format(new Date(span.date))}, ${spanText(timeOf(span))}`;

/** The two lines of the time that both agreed on. */
export const agreedTime = (span: GivenTime): { readonly day: string; readonly time: string } => ({
  day: longDay.format(new Date(span.date)),
  time: spanText(timeOf(span)),
});

/** Undefined where no time was agreed on. */
export const agreedOn = ({ date, until }: Pick<PlaydateView, 'date' | 'until'>): GivenTime | undefined =>
  date !== null && until !== null ? { date, until } : undefined;

/** The other's children, who are known by gender and age, with whose they are. */
export const childrenText = (children: PlaydateView['children']['theirs'], whose = 'Her'): string =>
  `${whose} ${childrenInWords(children)}`;

const badges = {
  proposed: { tone: 'ochre', words: 'Proposed' },
  scheduled: { tone: 'moss', words: 'Planned' },
  // Nobody is asked whether it took place.
  done: { tone: 'plain', words: 'Over' },
  declined: { tone: 'plain', words: 'Declined' },
  cancelled: { tone: 'plain', words: 'Cancelled' },
  expired: { tone: 'plain', words: 'Not answered' },
} as const satisfies Record<PlaydateView['status'], { readonly tone: string; readonly words: string }>;

export const playdateBadge = ({ status }: Pick<PlaydateView, 'status'>) => badges[status];

/** What it is about, before a time is agreed on. */
export function playdateNote({
  status,
  proposedByMe,
  times,
  user: { firstName },
}: Pick<PlaydateView, 'status' | 'proposedByMe' | 'times' | 'user'>): string {
  const what = times.length === 1 ? 'this time' : 'these times';
  switch (status) {
    case 'proposed':
      return proposedByMe ? `You suggested ${what}` : `${firstName} suggests a playdate`;
    case 'scheduled':
      return `with ${firstName}`;
    case 'done':
      return `with ${firstName}`;
    case 'declined':
      return proposedByMe ? `${firstName} declined` : 'You declined';
    case 'cancelled':
      return 'It was cancelled';
    case 'expired':
      return 'Nobody answered in time';
  }
}
