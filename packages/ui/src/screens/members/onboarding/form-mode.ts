/** The same form is used during onboarding and later from Edit Profile. */
export type FormMode = 'onboarding' | 'editing';

export const submitLabels: Readonly<Record<FormMode, string>> = {
  onboarding: 'Continue',
  editing: 'Save Changes',
};
