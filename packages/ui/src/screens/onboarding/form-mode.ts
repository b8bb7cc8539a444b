/** The same form once at onboarding and whenever she comes back to it from Edit Profile. */
export type Occasion = 'onboarding' | 'editing';

export const submitLabels: Readonly<Record<Occasion, string>> = {
  onboarding: 'Continue',
  editing: 'Save Changes',
};
