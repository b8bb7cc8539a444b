import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { longDay, timeOfDay } from '../../../dates/date-formats.ts';

/** "Sat, Jun 6" */
export const shortDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** "Sat, Jun 6, 10:00 AM", in the member's time zone. */
export function shortTime(instant: string): string {
  const at = new Date(instant);
  return `${shortDay.format(at)}, ${timeOfDay.format(at)}`;
}

/** The two lines of the time that both agreed on. */
export function agreedTime(instant: string): { readonly day: string; readonly time: string } {
  const at = new Date(instant);
  return { day: longDay.format(at), time: timeOfDay.format(at) };
}

const badges = {
  proposed: { tone: 'ochre', words: 'Proposed' },
  scheduled: { tone: 'moss', words: 'Planned' },
  done: { tone: 'moss', words: 'Took place' },
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
      return proposedByMe ? `You suggested ${what}` : `${firstName} suggests ${what}`;
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
