import { DomainError } from '../shared/errors.ts';

/** The steps between registration and a finished profile. */
export interface Progress {
  readonly intakeBasicCompleted: boolean;
  readonly parentingInfoCompleted: boolean;
  readonly childrenAdded: boolean;
  readonly onboardingComplete: boolean;
}

/** The flags of a row that has more than these. */
export const progressOf = ({
  intakeBasicCompleted,
  parentingInfoCompleted,
  childrenAdded,
  onboardingComplete,
}: Progress): Progress => ({
  intakeBasicCompleted,
  parentingInfoCompleted,
  childrenAdded,
  onboardingComplete,
});

export type OnboardingStep = 'basic' | 'parenting' | 'children' | 'profile';

/** This table defines the order of the steps. */
const steps = [
  { step: 'basic', done: 'intakeBasicCompleted', refusal: 'Please fill in your basic information first.' },
  { step: 'parenting', done: 'parentingInfoCompleted', refusal: 'Please choose your parenting style first.' },
  { step: 'children', done: 'childrenAdded', refusal: 'Please add your children first.' },
  { step: 'profile', done: 'onboardingComplete', refusal: 'Please finish your profile first.' },
] as const satisfies readonly { step: OnboardingStep; done: keyof Progress; refusal: string }[];

const firstOpenStep = (progress: Progress) => steps.find(({ done }) => !progress[done]);

export const nextStep = (progress: Progress): OnboardingStep | undefined => firstOpenStep(progress)?.step;

export const isOnboarded = (progress: Progress): boolean => nextStep(progress) === undefined;

/** A completed step may be completed again; no step may be skipped. */
export function completeStep(step: OnboardingStep, progress: Progress): Progress {
  const index = steps.findIndex((row) => row.step === step);
  const skipped = steps.slice(0, index).find(({ done }) => !progress[done]);
  if (skipped) throw new DomainError('forbidden', 'ONBOARDING_INCOMPLETE', skipped.refusal);
  const { intakeBasicCompleted, parentingInfoCompleted, childrenAdded, onboardingComplete } = progress;
  return {
    intakeBasicCompleted: intakeBasicCompleted || step === 'basic',
    parentingInfoCompleted: parentingInfoCompleted || step === 'parenting',
    childrenAdded: childrenAdded || step === 'children',
    onboardingComplete: onboardingComplete || step === 'profile',
  };
}
