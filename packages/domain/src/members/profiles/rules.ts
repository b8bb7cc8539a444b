export const bioRule = {
  min: 10,
  max: 500,
  tooShort: 'Bio must be at least 10 characters',
  tooLong: 'Bio must be under 500 characters',
} as const;

export const parentAge = {
  min: 18,
  max: 100,
  /** The onboarding picker ends at a lower age than the rule. */
  pickerMax: 67,
  /** The initial value of Edit Profile when no age is stored. */
  fallback: 25,
  tooYoung: 'Must be at least 18',
  tooOld: 'Must be under 100',
} as const;

export const pickerAges: readonly number[] = Array.from(
  { length: parentAge.pickerMax - parentAge.min + 1 },
  (_, step) => parentAge.min + step,
);

export const profileMessages = {
  firstName: 'First name is required',
  state: 'State is required',
  city: 'City is required',
  noCities: 'No cities available for selected state',
  parentingVibe: 'Select at least one parenting style',
  availability: 'Select at least one day',
  lookingFor: 'Select at least one option',
} as const;
