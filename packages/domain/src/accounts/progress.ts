/** How far a member has come between registering and her finished profile. */
export interface Progress {
  readonly intakeBasicCompleted: boolean;
  readonly parentingInfoCompleted: boolean;
  readonly childrenAdded: boolean;
  readonly onboardingComplete: boolean;
}

export type OnboardingStep = 'basic' | 'parenting' | 'children' | 'profile';

/** The order of the steps is the order of this table. */
const steps: readonly { readonly step: OnboardingStep; readonly done: keyof Progress }[] = [
  { step: 'basic', done: 'intakeBasicCompleted' },
  { step: 'parenting', done: 'parentingInfoCompleted' },
  { step: 'children', done: 'childrenAdded' },
  { step: 'profile', done: 'onboardingComplete' },
];

export const nextStep = (progress: Progress): OnboardingStep | undefined =>
  steps.find(({ done }) => !progress[done])?.step;

export const isOnboarded = (progress: Progress): boolean => nextStep(progress) === undefined;
