import { describe, expect, it } from 'vitest';
import { isVisible, requireOtherMember, requireVisible } from './visibility.ts';

const finished = {
  intakeBasicCompleted: true,
  parentingInfoCompleted: true,
  childrenAdded: true,
  onboardingComplete: true,
};
const unfinished = { ...finished, onboardingComplete: false };

describe('who may see whom', () => {
  it.each([
    ['a finished member', { progress: finished, blocked: false }, true],
    ['a blocked one', { progress: finished, blocked: true }, false],
    ['an unfinished one', { progress: unfinished, blocked: false }, false],
    ['nobody', undefined, false],
  ] as const)('%s', (_, sight, seen) => {
    expect(isVisible(sight)).toBe(seen);
  });

  it('refuses everyone who may not be seen in the same words', () => {
    const refusals = [
      undefined,
      { progress: unfinished, blocked: false },
      { progress: finished, blocked: true },
    ].map((sight) => {
      try {
        return requireVisible(sight);
      } catch (error) {
        return error;
      }
    });
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ code: 'NOT_FOUND', message: 'We could not find this member.' });
    }
  });

  it('refuses an action of a member on herself', () => {
    expect(() => requireOtherMember(1, 1, 'userId', 'That is you.')).toThrow('That is you.');
    expect(() => requireOtherMember(1, 2, 'userId', 'That is you.')).not.toThrow();
  });
});
