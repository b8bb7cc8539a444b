import { describe, expect, it } from 'vitest';
import { completeStep, isOnboarded, nextStep, type OnboardingStep, type Progress } from './progress.ts';

const nothing: Progress = {
  intakeBasicCompleted: false,
  parentingInfoCompleted: false,
  childrenAdded: false,
  onboardingComplete: false,
};
const order: readonly OnboardingStep[] = ['basic', 'parenting', 'children', 'profile'];
const after = (count: number): Progress =>
  order.slice(0, count).reduce((progress, step) => completeStep(step, progress), nothing);

describe('onboarding', () => {
  it('goes through its four steps in order', () => {
    expect([0, 1, 2, 3, 4].map((count) => nextStep(after(count)))).toEqual([...order, undefined]);
    expect(isOnboarded(after(3))).toBe(false);
    expect(isOnboarded(after(4))).toBe(true);
  });

  const everyStepAtEveryPoint = [0, 1, 2, 3, 4].flatMap((done) =>
    order.map((step, index) => ({ done, step, place: index })),
  );

  it.each(everyStepAtEveryPoint.filter(({ done, place }) => place > done))(
    'refuses $step after $done steps',
    ({ done, step }) => {
      expect(() => completeStep(step, after(done))).toThrow(
        expect.objectContaining({ kind: 'forbidden', code: 'ONBOARDING_INCOMPLETE' }),
      );
    },
  );

  it.each(everyStepAtEveryPoint.filter(({ done, place }) => place < done))(
    'takes $step again after $done steps, and loses nothing',
    ({ done, step }) => {
      expect(completeStep(step, after(done))).toEqual(after(done));
    },
  );

  it('says which step is missing', () => {
    expect(() => completeStep('profile', after(1))).toThrow('Please choose your parenting style first.');
  });
});
