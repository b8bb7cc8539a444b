/** The same form once at onboarding and whenever she comes back to it from Edit Profile. */
export type FormMode = 'onboarding' | 'editing';

export const submitLabels: Readonly<Record<FormMode, string>> = {
  onboarding: 'Continue',
  editing: 'Save Changes',
};
