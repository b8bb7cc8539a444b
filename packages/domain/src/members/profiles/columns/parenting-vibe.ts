import { type Option, onboarding, tag } from './option.ts';

/** The concepts are used in "both …" and shared with the parenting values. */
export const parentingVibe: readonly Option[] = [
  onboarding('chill', 'Chill', 'easy-going'),
  onboarding('structured', 'Structured', 'structured'),
  onboarding('gentle', 'Gentle', 'gentle'),
  onboarding('playful', 'Playful', 'playful'),
  tag('structured-organized', 'Structured & organized', 'structured'),
  tag('go-with-the-flow', 'Go with the flow', 'easy-going'),
  tag('educational-focus', 'Educational focus', 'learning-minded'),
  tag('play-based-learning', 'Play-based learning', 'playful', 'learning-minded'),
  tag('outdoor-adventures', 'Outdoor adventures', 'outdoorsy'),
  tag('creative-activities', 'Creative activities', 'creative'),
  tag('screen-time-conscious', 'Screen-time conscious', 'low-screen'),
  tag('tech-friendly', 'Tech-friendly', 'tech-friendly'),
  tag('routine-oriented', 'Routine-oriented', 'routine-loving'),
  tag('spontaneous', 'Spontaneous', 'spontaneous'),
  tag('health-wellness-focused', 'Health & wellness focused', 'health-minded'),
  tag('community-involved', 'Community involved', 'community-minded'),
];
