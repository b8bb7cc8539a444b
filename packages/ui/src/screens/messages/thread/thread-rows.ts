import { longDay, timeOfDay } from '../../../dates/date-formats.ts';

/** What is known of a message on its way: from the page that wrote it to the eyes of the other. */
export type Delivery =
  | { readonly kind: 'sending' }
  /** Kept until the network or an earlier message lets it go. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'sent' }
  | { readonly kind: 'seen' };

export interface ThreadMessage {
  /** Stays the same from the first keystroke's bubble to the stored message. */
  readonly key: string;
  readonly mine: boolean;
  readonly text: string;
  readonly at: Date;
  readonly delivery: Delivery;
}

export interface DayRow {
  readonly kind: 'day';
  readonly key: string;
  readonly label: string;
}

export interface MessageRow {
  readonly kind: 'message';
  readonly message: ThreadMessage;
  /** The time stands under the last of those that belong together. */
  readonly note: string | null;
}

export type ThreadRow = DayRow | MessageRow;

const oneDay = 86_400_000;
const groupWindowMs = 5 * 60_000;

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());
/** Rounded, because a day with a change of clocks is an hour shorter or longer. */
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

function noteOf({ delivery, at }: ThreadMessage, lastSeen: boolean): string | null {
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
      return lastSeen ? `${timeOfDay.format(at)} · Seen` : timeOfDay.format(at);
  }
}

const isGroupedWith = (one: ThreadMessage, next: ThreadMessage | undefined): boolean =>
  next !== undefined &&
  next.mine === one.mine &&
  next.delivery.kind === one.delivery.kind &&
  daysBetween(one.at, next.at) === 0 &&
  next.at.getTime() - one.at.getTime() < groupWindowMs;

/** The thread as it is read: under its days, and what was said in one breath under one time. */
export function threadRows(messages: readonly ThreadMessage[], now: Date): readonly ThreadRow[] {
  const rows: ThreadRow[] = [];
  const lastSeen = messages.findLastIndex(({ delivery }) => delivery.kind === 'seen');
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
      note: isGroupedWith(message, messages[index + 1]) ? null : noteOf(message, index === lastSeen),
    });
  }
  return rows;
}

export interface Chunk {
  readonly key: string;
  readonly rows: readonly ThreadRow[];
}

/** Each day in stretches of its own, so that what is added at either end changes only the day it belongs to. */
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
