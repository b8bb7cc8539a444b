import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { spanText } from '../../../dates/clock-span.ts';
import { longDay, timeOfDay } from '../../../dates/date-formats.ts';
import { type GivenTime, timeOf } from '../plans/plan-time-text.ts';

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

const things = { girl: ['girl', 'girls'], boy: ['boy', 'boys'] } as const;
const plain = ['child', 'children'] as const;

/** The other's children, who are known by gender and age. */
export function childrenText(children: PlaydateView['children']['theirs'], whose = 'Her'): string {
  const [first] = children;
  const isOneKind = children.every(({ gender }) => gender === first?.gender);
  const words = (isOneKind && things[first?.gender as keyof typeof things]) || plain;
  const ages = children.map(({ age }) => (age < 1 ? 'under 1' : String(age)));
  const last = ages.pop();
  return `${whose} ${words[children.length === 1 ? 0 : 1]}, ${[ages.join(', '), last].filter(Boolean).join(' and ')}`;
}

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
