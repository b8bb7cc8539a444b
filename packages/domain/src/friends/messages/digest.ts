import type { MemberId } from '../../platform/shared/ids.ts';
import { hours, later, minutes } from '../../platform/shared/time.ts';
import type { MessageId } from './message.ts';

/** How long a message stays unread before an e-mail is sent, and the minimum time between two e-mails. */
export const digestDelay = minutes(10);
export const digestInterval = hours(1);

/** The unread messages from one sender that no e-mail has mentioned yet. */
export interface UnreadFromSender {
  readonly senderId: MemberId;
  readonly firstName: string | null;
  readonly count: number;
  readonly newest: MessageId;
  readonly oldestAt: Date;
}

export interface LastDigest {
  readonly at: Date;
}

export type DigestPlan =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'wait'; readonly until: Date }
  | { readonly kind: 'send'; readonly waiting: readonly UnreadFromSender[]; readonly upTo: MessageId };

const latest = (dates: readonly Date[]): Date => new Date(Math.max(...dates.map(Number)));
const earliest = (dates: readonly Date[]): Date => new Date(Math.min(...dates.map(Number)));

/** One e-mail for all unread messages, once the oldest has been unread long enough. */
export function planDigest(
  waiting: readonly UnreadFromSender[],
  last: LastDigest | undefined,
  now: Date,
): DigestPlan {
  if (waiting.length === 0) return { kind: 'nothing' };
  const firstDue = later(earliest(waiting.map(({ oldestAt }) => oldestAt)), digestDelay);
  const due = last ? latest([firstDue, later(last.at, digestInterval)]) : firstDue;
  if (due > now) return { kind: 'wait', until: due };
  return { kind: 'send', waiting, upTo: Math.max(...waiting.map(({ newest }) => newest)) };
}

type SenderCount = Pick<UnreadFromSender, 'firstName' | 'count'>;

const namesOf = (waiting: readonly SenderCount[]): string[] =>
  waiting.map(({ firstName }) => firstName ?? 'another member');

/** "Ana, Bea and 2 others", so that the subject fits in one line. */
export function listNames(names: readonly string[], atMost = 3): string {
  const shown = names.length > atMost ? names.slice(0, atMost - 1) : names;
  const others = names.length - shown.length;
  const parts = others > 0 ? [...shown, `${others} others`] : shown;
  const [last = '', ...before] = [...parts].reverse();
  return before.length === 0 ? last : `${before.reverse().join(', ')} and ${last}`;
}

export function digestSubject(waiting: readonly SenderCount[]): string {
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  return `${total === 1 ? 'A new message' : `${total} new messages`} from ${listNames(namesOf(waiting))}`;
}
