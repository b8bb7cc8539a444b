import { type Option, onboarding } from './option.ts';

/** The concepts are used in "both …". */
export const supportNeeds: readonly Option[] = [
  onboarding('postpartum-support', 'Postpartum support', 'in the postpartum months'),
  onboarding('military-spouse', 'Military spouse', 'military spouses'),
  onboarding('single-parenting', 'Single parenting', 'single parents'),
  onboarding('special-needs', 'Special needs', 'raising a child with special needs'),
  onboarding('working-mom', 'Working mom', 'working moms'),
  onboarding('stay-at-home-mom', 'Stay-at-home mom', 'stay-at-home moms'),
  onboarding('new-to-area', 'New to the area', 'new to the area'),
  onboarding('first-time-mom', 'First-time mom', 'first-time moms'),
  onboarding('multiples', 'Multiples', 'moms of multiples'),
  onboarding('blended-family', 'Blended family', 'in a blended family'),
  onboarding('grief-and-loss', 'Grief and loss', 'living with a loss'),
];

/** The concepts are used in "both like …". */
export const socialPreferences: readonly Option[] = [
  onboarding('coffee-dates', 'Coffee dates', 'coffee dates'),
  onboarding('video-calls', 'Video calls', 'video calls'),
  onboarding('park-meetups', 'Park meetups', 'park meetups'),
  onboarding('group-hangouts', 'Group hangouts', 'group hangouts'),
  onboarding('one-on-one', 'One-on-one', 'meeting one-on-one'),
  onboarding('text-first', 'Text first', 'texting first'),
  onboarding('weekend-outings', 'Weekend outings', 'weekend outings'),
  onboarding('evening-meetups', 'Evening meetups', 'evening meetups'),
];
