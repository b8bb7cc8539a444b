import type { Progress } from '@nestmates/domain/platform/access/progress.ts';
import type { Caller } from '../src/platform/access/caller.ts';

export const onboarded: Progress = {
  intakeBasicCompleted: true,
  parentingInfoCompleted: true,
  childrenAdded: true,
  onboardingComplete: true,
};

/** A signed-in member who has finished their onboarding. */
export const aCaller = (given: Partial<Caller> & Pick<Caller, 'id'>): Caller => ({
  email: `member${given.id}@example.com`,
  progress: onboarded,
  plan: 'free',
  isAdmin: false,
  mustUseSecondFactor: false,
  mustVerifyEmail: false,
  selfieChecks: 'offered',
  mustCheckPhoto: false,
  hasConfirmedPassword: false,
  sessionDigest: `session of ${given.id}`,
  lastEvent: 0,
  ...given,
});
