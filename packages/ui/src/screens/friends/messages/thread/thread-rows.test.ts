import { describe, expect, it } from 'vitest';
import { newestOf } from './newest-entry.ts';
import { chunksOf } from './thread-chunks.ts';
import { dayLabel, type ThreadMessage, threadRows } from './thread-rows.ts';

const now = new Date(2026, 5, 4, 12, 0);
const at = (day: number, hour = 9, minute = 0) => new Date(2026, 5, day, hour, minute);

let count = 0;
const message = (when: Date, rest: Partial<ThreadMessage> = {}): ThreadMessage => {
  count += 1;
  return { key: `m${count}`, mine: false, text: 'Hello', at: when, delivery: { kind: 'sent' }, ...rest };
};

const shown = (messages: readonly ThreadMessage[]) =>
  threadRows(messages, now).map((row) => {
    if (row.kind === 'wave') return row.wave.key;
    return row.kind === 'day' ? row.label : row.note;
  });

describe('a day', () => {
  it.each([
    [at(4, 0, 1), 'Today'],
    [at(3, 23, 59), 'Yesterday'],
    [at(2), 'Tuesday'],
    [new Date(2026, 4, 29), 'Friday'],
    [new Date(2026, 4, 28), 'Thursday, May 28'],
    [new Date(2025, 11, 31), 'December 31, 2025'],
  ])('%s is %s', (date, label) => {
    expect(dayLabel(date, now)).toBe(label);
  });

  it('of a clock that runs ahead is still today', () => {
    expect(dayLabel(at(5, 0, 1), now)).toBe('Today');
  });
});

describe('a thread', () => {
  it('stands under its days', () => {
    expect(shown([message(at(2)), message(at(4))])).toEqual(['Tuesday', '9:00 AM', 'Today', '9:00 AM']);
  });

  it('has one time under what was said in one breath', () => {
    expect(shown([message(at(4, 9, 0)), message(at(4, 9, 4)), message(at(4, 9, 30))])).toEqual([
      'Today',
      null,
      '9:04 AM',
      '9:30 AM',
    ]);
  });

  it('says only of the last one seen that it was', () => {
    const seen = { mine: true, delivery: { kind: 'seen' } } as const;
    expect(shown([message(at(4, 9, 0), seen), message(at(4, 9, 30), seen)])).toEqual([
      'Today',
      '9:00 AM',
      '9:30 AM · Seen',
    ]);
  });

  it('tells of each change of speaker and of state', () => {
    expect(
      shown([
        message(at(4, 9, 0)),
        message(at(4, 9, 1), { mine: true, delivery: { kind: 'seen' } }),
        message(at(4, 9, 2), { mine: true, delivery: { kind: 'sending' } }),
        message(at(4, 9, 3), { mine: true, delivery: { kind: 'waiting' } }),
        message(at(4, 9, 4), { mine: true, delivery: { kind: 'failed', reason: 'No' } }),
      ]),
    ).toEqual(['Today', '9:00 AM', '9:01 AM · Seen', 'Sending…', 'Waiting to send', null]);
  });
});

describe('chunks', () => {
  const keys = (messages: readonly ThreadMessage[]) =>
    chunksOf(threadRows(messages, now), 3).map(({ rows }) => rows.map(({ kind }) => kind).join(' '));

  it('begin with each day and hold no more than they should', () => {
    expect(keys([message(at(2)), message(at(4)), message(at(4)), message(at(4))])).toEqual([
      'day message',
      'day message message',
      'message',
    ]);
  });

  it('of other days stay the same when a message is added', () => {
    const thread = [message(at(2)), message(at(3)), message(at(4))];
    const chunks = (messages: readonly ThreadMessage[]) => chunksOf(threadRows(messages, now), 3);
    expect(chunks([...thread, message(at(4))]).slice(0, 2)).toEqual(chunks(thread).slice(0, 2));
  });

  it('have keys of their own', () => {
    const many = Array.from({ length: 20 }, (_, index) => message(at(1 + (index % 4 > 1 ? 1 : 0))));
    const found = chunksOf(
      threadRows(
        many.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
        now,
      ),
      3,
    );
    expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
  });
});

describe('waves', () => {
  const wave = (when: Date, mine = false) => ({ key: `wave-${when.getTime()}`, mine, at: when });
  const [first, second] = [wave(at(2, 10)), wave(at(4, 9, 2), true)];
  const rowsOf = (messages: readonly ThreadMessage[], waves = [first, second]) =>
    threadRows(messages, now, waves).map((row) => {
      if (row.kind === 'message') return row.note ?? 'grouped';
      return row.kind === 'day' ? row.label : row.wave.key;
    });

  it('stand between the messages, each on its day', () => {
    expect(rowsOf([message(at(4, 9, 0)), message(at(4, 9, 3))])).toEqual([
      'Tuesday',
      first.key,
      'Today',
      '9:00 AM',
      second.key,
      '9:03 AM',
    ]);
    expect(rowsOf([])).toEqual(['Tuesday', first.key, 'Today', second.key]);
  });

  it('change the order of no message', () => {
    const [late, early] = [message(at(4, 9, 10)), message(at(4, 9, 1))];
    const keys = threadRows([late, early], now, [second]).map((row) =>
      row.kind === 'message' ? row.message.key : row.kind,
    );
    expect(keys).toEqual(['day', 'wave', late.key, early.key]);
  });

  it('are the newest where nothing was written since, and are said without a text', () => {
    expect(newestOf('Priya', [message(at(4, 9, 0))], [first])).toMatchObject({
      said: 'Priya: Hello',
      counted: true,
    });
    expect(newestOf('Priya', [message(at(2, 9, 0))], [first])).toEqual({
      key: first.key,
      mine: false,
      counted: false,
      said: 'Priya waved',
    });
    expect(newestOf('Priya', [], [])).toBeUndefined();
  });
});
