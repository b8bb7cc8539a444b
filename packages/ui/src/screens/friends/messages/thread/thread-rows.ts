import { longDay, timeOfDay } from '../../../../dates/date-formats.ts';

/** The state of a message between its composer and its reader. */
export type Delivery =
  | { readonly kind: 'sending' }
  /** Waits for the network or for an earlier message. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'sent' }
  | { readonly kind: 'seen' };

export interface ThreadMessage {
  /** Stays the same when the sent message is replaced by the stored one. */
  readonly key: string;
  readonly mine: boolean;
  readonly text: string;
  readonly at: Date;
  readonly delivery: Delivery;
  /** For a report; left out of the reader's own. */
  readonly reportId?: number | undefined;
  /** The playdate that it proposes times for; of several messages about one the newest has it. */
  readonly playdateId?: number | undefined;
}

export interface DayRow {
  readonly kind: 'day';
  readonly key: string;
  readonly label: string;
}

export interface MessageRow {
  readonly kind: 'message';
  readonly message: ThreadMessage;
  /** The time, under the last message of a group; null for the others. */
  readonly note: string | null;
}

export type ThreadRow = DayRow | MessageRow;

const oneDay = 86_400_000;
const groupWindowMs = 5 * 60_000;

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());
/** Rounded, because the days of a time change are 23 or 25 hours long. */
const daysBetween = (earlier: Date, later: Date) =>
  Math.round((startOfDay(later).getTime() - startOfDay(earlier).getTime()) / oneDay);

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' });
const otherYear = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

export function dayLabel(date: Date, now: Date): string {
  const ago = daysBetween(date, now);
  if (ago <= 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  if (ago < 7) return weekday.format(date);
  return (date.getFullYear() === now.getFullYear() ? longDay : otherYear).format(date);
}

function noteOf({ delivery, at }: ThreadMessage, lastRead: boolean): string | null {
  switch (delivery.kind) {
    case 'sending':
      return 'Sending…';
    case 'waiting':
      return 'Waiting to send';
    case 'failed':
      return null;
    case 'sent':
      return timeOfDay.format(at);
    case 'seen':
      return lastRead ? `${timeOfDay.format(at)} · Seen` : timeOfDay.format(at);
  }
}

const isGroupedWith = (one: ThreadMessage, next: ThreadMessage | undefined): boolean =>
  next !== undefined &&
  next.mine === one.mine &&
  next.delivery.kind === one.delivery.kind &&
  daysBetween(one.at, next.at) === 0 &&
  next.at.getTime() - one.at.getTime() < groupWindowMs;

/** The rows of a thread: a heading for each day, and one time for messages sent within a few minutes. */
export function threadRows(messages: readonly ThreadMessage[], now: Date): readonly ThreadRow[] {
  const rows: ThreadRow[] = [];
  const lastRead = messages.findLastIndex(({ delivery }) => delivery.kind === 'seen');
  for (const [index, message] of messages.entries()) {
    const before = messages[index - 1];
    if (!before || daysBetween(before.at, message.at) !== 0) {
      rows.push({
        kind: 'day',
        key: `day-${startOfDay(message.at).getTime()}`,
        label: dayLabel(message.at, now),
      });
    }
    rows.push({
      kind: 'message',
      message,
      note: isGroupedWith(message, messages[index + 1]) ? null : noteOf(message, index === lastRead),
    });
  }
  return rows;
}

export interface Chunk {
  readonly key: string;
  readonly rows: readonly ThreadRow[];
}

/** Chunks begin with each day, so that a message added at either end changes only the chunks of its day. */
export function chunksOf(rows: readonly ThreadRow[], size: number): readonly Chunk[] {
  const chunks: { key: string; rows: ThreadRow[] }[] = [];
  let day = '';
  let part = 0;
  for (const row of rows) {
    const open = chunks.at(-1);
    if (row.kind === 'day') {
      day = row.key;
      part = 0;
    }
    if (!open || row.kind === 'day' || open.rows.length >= size) {
      chunks.push({ key: `${day}-${part}`, rows: [row] });
      part += 1;
    } else open.rows.push(row);
  }
  return chunks;
}
