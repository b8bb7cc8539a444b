import { longDay, timeOfDay } from '../../../../dates/date-formats.ts';
import { localFormat } from '../../../../dates/local-format.ts';
import type { ThreadWave } from '../../waves/thread-waves.ts';

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
  /** Id for a report; left out of the reader's own. */
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

export interface WaveRow {
  readonly kind: 'wave';
  readonly wave: ThreadWave;
}

export type ThreadRow = DayRow | MessageRow | WaveRow;

export function keyOf(row: ThreadRow): string {
  if (row.kind === 'day') return row.key;
  return row.kind === 'wave' ? row.wave.key : row.message.key;
}

const oneDay = 86_400_000;
const groupWindowMs = 5 * 60_000;

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());
/** Rounded, because the days of a time change are 23 or 25 hours long. */
export const daysBetween = (earlier: Date, later: Date) =>
  Math.round((startOfDay(later).getTime() - startOfDay(earlier).getTime()) / oneDay);

const weekday = localFormat({ weekday: 'long' });
const otherYear = localFormat({ month: 'long', day: 'numeric', year: 'numeric' });

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

const isGroupedWith = (one: ThreadMessage, next: ThreadMessage): boolean =>
  next.mine === one.mine &&
  next.delivery.kind === one.delivery.kind &&
  daysBetween(one.at, next.at) === 0 &&
  next.at.getTime() - one.at.getTime() < groupWindowMs;

type Entry = ThreadMessage | ThreadWave;
const isMessage = (entry: Entry | undefined): entry is ThreadMessage =>
  entry !== undefined && 'delivery' in entry;

/** Waves between messages, which keep their order, by the time. */
function merged(messages: readonly ThreadMessage[], waves: readonly ThreadWave[]): readonly Entry[] {
  const entries: Entry[] = [];
  let next = 0;
  for (const message of messages) {
    for (let wave = waves[next]; wave && wave.at < message.at; wave = waves[next]) {
      entries.push(wave);
      next += 1;
    }
    entries.push(message);
  }
  return [...entries, ...waves.slice(next)];
}

/**
 * The rows of a thread: a heading for each day, one time for messages sent within a few minutes, and the waves between
 * them.
 */
export function threadRows(
  messages: readonly ThreadMessage[],
  now: Date,
  waves: readonly ThreadWave[] = [],
): readonly ThreadRow[] {
  const rows: ThreadRow[] = [];
  const entries = merged(messages, waves);
  const lastRead = messages.findLast(({ delivery }) => delivery.kind === 'seen');
  for (const [index, entry] of entries.entries()) {
    const [before, after] = [entries[index - 1], entries[index + 1]];
    if (!before || daysBetween(before.at, entry.at) !== 0) {
      rows.push({
        kind: 'day',
        key: `day-${startOfDay(entry.at).getTime()}`,
        label: dayLabel(entry.at, now),
      });
    }
    if (!isMessage(entry)) rows.push({ kind: 'wave', wave: entry });
    else {
      const isGrouped = isMessage(after) && isGroupedWith(entry, after);
      rows.push({
        kind: 'message',
        message: entry,
        note: isGrouped ? null : noteOf(entry, entry === lastRead),
      });
    }
  }
  return rows;
}
