/** The icons that onboarding offers for a service, in groups. */
export const onboardingIconGroups = [
  { group: 'childcare', label: 'Childcare', icons: ['Baby', 'GraduationCap', 'Music'] },
  { group: 'fitness', label: 'Fitness', icons: ['Activity', 'Dumbbell', 'Heart'] },
  { group: 'creative', label: 'Creative', icons: ['Camera', 'PaintBucket', 'Star'] },
  { group: 'services', label: 'Services', icons: ['Home', 'Utensils', 'Dog', 'Car', 'Wrench'] },
] as const;

export type OnboardingIcon = (typeof onboardingIconGroups)[number]['icons'][number];

/** The keys under which services are shown; the edit dialog offers them all. */
export const displayIcons = [
  'babysitting',
  'tutoring',
  'fitness',
  'music',
  'photography',
  'transportation',
  'housekeeping',
  'cooking',
  'arts',
  'beauty',
  'repair',
  'tech',
  'shopping',
  'wellness',
  'events',
  'education',
  'healthcare',
  'creative',
  'consulting',
  'other',
] as const;
export type DisplayIcon = (typeof displayIcons)[number];

const onboardingIcons: Readonly<Record<OnboardingIcon, { label: string; shownAs: DisplayIcon | 'pets' }>> = {
  Baby: { label: 'Babysitting', shownAs: 'babysitting' },
  GraduationCap: { label: 'Tutoring', shownAs: 'tutoring' },
  Music: { label: 'Music', shownAs: 'music' },
  Activity: { label: 'Sports', shownAs: 'fitness' },
  Dumbbell: { label: 'Training', shownAs: 'fitness' },
  Heart: { label: 'Wellness', shownAs: 'wellness' },
  Camera: { label: 'Photography', shownAs: 'photography' },
  PaintBucket: { label: 'Arts', shownAs: 'arts' },
  Star: { label: 'Events', shownAs: 'events' },
  Home: { label: 'Housekeeping', shownAs: 'housekeeping' },
  Utensils: { label: 'Cooking', shownAs: 'cooking' },
  Dog: { label: 'Pet care', shownAs: 'pets' },
  Car: { label: 'Transportation', shownAs: 'transportation' },
  Wrench: { label: 'Repairs', shownAs: 'repair' },
};

export type ServiceIcon = OnboardingIcon | DisplayIcon;

/** Every value that a service may be stored with. */
export const serviceIcons: readonly [ServiceIcon, ...ServiceIcon[]] = [
  ...displayIcons,
  ...onboardingIconGroups.flatMap(({ icons }) => icons),
];

const isOnboardingIcon = (icon: string): icon is OnboardingIcon => Object.hasOwn(onboardingIcons, icon);

/** The drawing of an icon of either vocabulary. */
export function drawingOf(icon: string): DisplayIcon | 'pets' {
  if (isOnboardingIcon(icon)) return onboardingIcons[icon].shownAs;
  return displayIcons.find((known) => known === icon) ?? 'other';
}

/** What the icon picker calls an icon, and what its search finds it by. */
export const iconLabel = (icon: string): string =>
  isOnboardingIcon(icon) ? onboardingIcons[icon].label : icon.charAt(0).toUpperCase() + icon.slice(1);
