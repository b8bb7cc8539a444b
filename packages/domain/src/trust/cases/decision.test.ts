import { describe, expect, it } from 'vitest';
import { days, later, minutes } from '../../platform/shared/time.ts';
import { appealRule, appealStateOf, requireAppealable, requireOtherJudge } from './appeal.ts';
import {
  type Decision,
  decisionKinds,
  decisionNames,
  decisionRule,
  isTold,
  noteRule,
  removesThings,
  requireCompleteDecision,
  requireUndoable,
  restrictionOf,
  toldAt,
} from './decision.ts';

const at = new Date('2026-11-23T09:00:00Z');
const thing = { kind: 'photo', id: 'a' } as const;
const decision: Decision = {
  id: 1,
  decision: 'warn',
  rule: 'kind',
  words: 'Please be kind.',
  until: null,
  things: [],
  byId: 9,
  at,
  undoneAt: null,
};

describe('a decision', () => {
  it.each([
    ['dismiss', undefined, false],
    ['warn', undefined, false],
    ['remove', undefined, true],
    ['limit', 'limited', true],
    ['suspend', 'suspended', true],
    ['ban', 'banned', true],
  ] as const)('%s', (kind, restricts, removes) => {
    expect([restrictionOf(kind), removesThings(kind)]).toEqual([restricts, removes]);
  });

  const complete = (given: Partial<Decision>) => () => requireCompleteDecision({ ...decision, ...given }, at);
  const tomorrow = later(at, days(1));

  it('has an end where it can, and must have one where it has to', () => {
    for (const kind of decisionNames) {
      const [without, within] = [
        complete({ decision: kind, things: [thing] }),
        complete({ decision: kind, until: tomorrow, things: [thing] }),
      ];
      if (kind === 'suspend') expect(without).toThrow('until when');
      else expect(without).not.toThrow();
      if (kind === 'suspend' || kind === 'limit') expect(within).not.toThrow();
      else expect(within).toThrow('has no end');
    }
  });

  it('ends in the future, within a year', () => {
    const named = { decision: 'suspend', things: [thing] } as const;
    expect(complete({ ...named, until: at })).toThrow('still to come');
    expect(complete({ ...named, until: later(at, days(366)) })).not.toThrow();
    expect(complete({ ...named, until: later(at, days(366) + 1) })).toThrow('within a year');
  });

  it.each([
    ['dismiss', undefined],
    ['warn', 'what it rests on'],
    ['remove', 'what is removed'],
    ['limit', 'what it rests on'],
    ['suspend', 'what it rests on'],
    ['ban', 'what it rests on'],
  ] as const)('%s says what it rests on, where the member is told', (kind, missing) => {
    const until = kind === 'suspend' ? tomorrow : null;
    if (missing) expect(complete({ decision: kind, until })).toThrow(missing);
    else expect(complete({ decision: kind, until })).not.toThrow();
    expect(complete({ decision: kind, until, things: [thing] })).not.toThrow();
  });

  it('removes what can be taken down', () => {
    for (const kind of ['member', 'swap', 'playdate', 'order'] as const) {
      const things = [thing, { kind, id: 1 }];
      expect(complete({ decision: 'remove', things })).toThrow('cannot be taken down');
      expect(complete({ decision: 'ban', things })).not.toThrow();
    }
  });

  it('can be taken back for ten minutes, by whoever made it', () => {
    const undo = (given: Partial<Decision>, by: number, when: Date) => () =>
      requireUndoable({ ...decision, ...given }, by, when);
    expect(undo({}, 9, later(at, minutes(10) - 1))).not.toThrow();
    expect(undo({}, 9, later(at, minutes(10)))).toThrow(expect.objectContaining({ code: 'TOO_LATE' }));
    expect(undo({}, 8, at)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
    expect(undo({ undoneAt: at }, 9, at)).toThrow('no decision');
    expect(() => requireUndoable(undefined, 9, at)).toThrow('no decision');
  });

  it('is told after 10 to 60 minutes, and at once where somebody may be in danger', () => {
    const told = (random: number, isUrgent = false) =>
      toldAt(at, { isUrgent, random }).getTime() - at.getTime();
    expect([told(0), told(0.999_999_9), told(0.5, true)]).toEqual([minutes(10), minutes(60) - 1, 0]);
  });
});

describe('an appeal', () => {
  const appeal = { words: 'It was not me.', at, outcome: null, answer: null };
  const closed = expect.objectContaining({ code: 'APPEAL_CLOSED' });
  const last = later(at, days(180) - 1);

  it('is open for 180 days, once', () => {
    expect(() => requireAppealable(decision, undefined, last)).not.toThrow();
    expect(() => requireAppealable(decision, undefined, later(at, days(180)))).toThrow(closed);
    expect(() => requireAppealable(decision, appeal, at)).toThrow(closed);
    expect(() => requireAppealable({ ...decision, undoneAt: at }, undefined, at)).toThrow(closed);
    expect(() => requireAppealable({ ...decision, decision: 'dismiss' }, undefined, at)).toThrow(closed);
  });

  it('has a state', () => {
    expect(appealStateOf(decision, undefined, last)).toBe('open');
    expect(appealStateOf(decision, undefined, later(last, 1))).toBe('closed');
    expect(appealStateOf(decision, appeal, last)).toBe('waiting');
    expect(appealStateOf(decision, { ...appeal, outcome: 'upheld' }, last)).toBe('upheld');
  });

  it('is decided by somebody else, where there is somebody', () => {
    expect(() => requireOtherJudge(decision, 9, { hasOthers: true })).toThrow('Another administrator');
    expect(() => requireOtherJudge(decision, 9, { hasOthers: false })).not.toThrow();
    expect(() => requireOtherJudge(decision, 8, { hasOthers: true })).not.toThrow();
  });
});

it('is told to the member, but for one that there was nothing to do', () => {
  expect(decisionNames.filter((name) => !isTold(name))).toEqual(['dismiss']);
});

it('has a name of its own for each kind', () => {
  const labels = decisionNames.map((name) => decisionKinds[name].label);
  expect(new Set(labels).size).toBe(decisionNames.length);
});

it.each([decisionRule, noteRule, appealRule])('allows as many characters as its refusal says', (rule) => {
  expect(rule.tooLong).toContain(rule.maxWords.toLocaleString('en-US'));
});
