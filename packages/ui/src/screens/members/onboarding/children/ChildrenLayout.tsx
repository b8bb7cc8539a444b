import { people } from '../../../../drawings/people.ts';
import type { FormMode } from '../form-mode.ts';
import { OnboardingLayout, type OnboardingLayoutProps } from '../OnboardingLayout.tsx';

export interface ChildrenLayoutProps
  extends Pick<OnboardingLayoutProps, 'logout' | 'form' | 'actions' | 'card' | 'children'> {
  readonly mode: FormMode;
  onBack(): void;
}

const leads: Readonly<Record<FormMode, string>> = {
  onboarding: 'Who comes along to the playdates?',
  editing: 'They grow so fast. Matches follow what you say here.',
};

/** The layout of the children step, for the form and for its load error. */
export const ChildrenLayout = ({ mode, ...frame }: ChildrenLayoutProps) => (
  <OnboardingLayout
    {...frame}
    step={mode === 'onboarding' ? 3 : undefined}
    title={
      <>
        Your <em>Children</em>
      </>
    }
    lead={leads[mode]}
    portraitOf={people.mei}
    footer={mode === 'onboarding' ? 'sticky' : 'end'}
  />
);
