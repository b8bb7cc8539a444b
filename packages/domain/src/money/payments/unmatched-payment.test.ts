import { describe, expect, it } from 'vitest';
import {
  isPaidBack,
  onItsWayBack,
  sentBack,
  type UnmatchedKind,
  unmatchedKinds,
  unmatchedTodo,
} from './unmatched-payment.ts';

const kinds = Object.keys(unmatchedKinds) as UnmatchedKind[];
const refusals = [null, onItsWayBack, sentBack, 'The charge is disputed.'] as const;
const act = /refund|take it over|end it|end and|mark it|asked for again/i;

describe.each(kinds)('what is to be done about %s', (kind) => {
  it.each(refusals)('is an act or nothing, and never both, with the refusal %j', (refusal) => {
    const says = unmatchedTodo(kind, refusal);
    const isNothing = says.includes('Nothing needs to be done.');
    expect([says, isNothing || act.test(says)]).toEqual([says, true]);
    expect(says).toMatch(/^[A-Z].*\.$/);
    expect(says).not.toContain('..');
    // Where it goes by itself there is nothing to do, until something is in the way.
    expect(isNothing).toBe(refusal === onItsWayBack || (refusal === null && isPaidBack(kind)));
  });

  it('is asked for again by itself where we pay it back, and nowhere else', () => {
    expect(unmatchedTodo(kind, sentBack).includes('asked for again every day')).toBe(isPaidBack(kind));
  });
});
