import { people } from '../../../drawings/people.ts';
import type { Occasion } from '../form-mode.ts';
import { OnboardingFrame, type OnboardingFrameProps } from '../OnboardingLayout.tsx';

export interface ChildrenFrameProps
  extends Pick<OnboardingFrameProps, 'logout' | 'form' | 'actions' | 'children'> {
  readonly occasion: Occasion;
  onBack(): void;
}

const leads: Readonly<Record<Occasion, string>> = {
  onboarding: 'Who comes along to the playdates?',
  editing: 'They grow so fast. Matches follow what you say here.',
};

/** Around the children, whether they are there to be asked about or could not be read. */
export const ChildrenFrame = ({ occasion, ...frame }: ChildrenFrameProps) => (
  <OnboardingFrame
    {...frame}
    step={occasion === 'onboarding' ? 3 : undefined}
    title={
      <>
        Your <em>Children</em>
      </>
    }
    lead={leads[occasion]}
    company={people.mei}
  />
);
