import { describe, expect, it } from 'vitest';
import { later, minutes } from '../../platform/shared/time.ts';
import { digestSubject, listNames, planDigest, type UnreadFromSender } from './digest.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (span: number) => later(now, -span);
const from = (firstName: string | null, oldestAt: Date, count = 1, newest = 5): UnreadFromSender => ({
  senderId: newest,
  firstName,
  count,
  newest,
  oldestAt,
});

describe('an e-mail about unread messages', () => {
  it('is not sent without unread messages', () => {
    expect(planDigest([], undefined, now)).toEqual({ kind: 'nothing' });
  });

  it('waits until the first message has been unread for ten minutes', () => {
    const waiting = [from('Ana', ago(minutes(4))), from('Bea', ago(minutes(1)))];
    expect(planDigest(waiting, undefined, now)).toEqual({ kind: 'wait', until: later(now, minutes(6)) });
  });

  it('then covers all unread messages, and records the newest', () => {
    const waiting = [from('Ana', ago(minutes(10)), 2, 8), from('Bea', ago(minutes(1)), 1, 9)];
    expect(planDigest(waiting, undefined, now)).toEqual({ kind: 'send', waiting, upTo: 9 });
  });

  it('is not sent twice in an hour', () => {
    const waiting = [from('Ana', ago(minutes(30)))];
    const last = { at: ago(minutes(45)) };
    expect(planDigest(waiting, last, now)).toEqual({ kind: 'wait', until: later(now, minutes(15)) });
    expect(planDigest(waiting, { at: ago(minutes(60)) }, now)).toMatchObject({ kind: 'send' });
  });
});

describe("the digest's subject", () => {
  it.each([
    [['Ana'], 'Ana'],
    [['Ana', 'Bea'], 'Ana and Bea'],
    [['Ana', 'Bea', 'Cleo'], 'Ana, Bea and Cleo'],
    [['Ana', 'Bea', 'Cleo', 'Dana'], 'Ana, Bea and 2 others'],
    [[], ''],
  ])('name %j', (names, words) => {
    expect(listNames(names)).toBe(words);
  });

  it('count the messages in the subject', () => {
    expect(digestSubject([from('Ana', now)])).toBe('A new message from Ana');
    expect(digestSubject([from('Ana', now, 2), from(null, now)])).toBe(
      '3 new messages from Ana and another member',
    );
  });
});
