import { both, type Option, onboarding, tag } from './option.ts';

/** The concepts are used in "both want …". */
export const lookingFor: readonly Option[] = [
  both('playdates', 'Playdates', 'playdates'),
  onboarding('friendship', 'Friendship', 'friendship'),
  tag('mom-friends', 'Mom friends', 'friendship'),
  tag('activity-partners', 'Activity partners', 'activity partners'),
  both('babysitting-swaps', 'Babysitting swaps', 'babysitting swaps'),
  tag('school-events', 'School events', 'company at school events'),
  tag('weekend-activities', 'Weekend activities', 'weekend activities'),
  tag('coffee-dates', 'Coffee dates', 'coffee dates'),
  tag('support-group', 'Support group', 'a support group'),
  tag('workout-buddy', 'Workout buddy', 'a workout buddy'),
  tag('career-networking', 'Career networking', 'career contacts'),
  tag('family-outings', 'Family outings', 'family outings'),
  tag('emergency-contacts', 'Emergency contacts', 'someone to call in an emergency'),
];
