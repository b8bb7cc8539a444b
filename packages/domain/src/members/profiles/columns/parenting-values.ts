import { type Option, onboarding } from './option.ts';

export const parentingValues: readonly Option[] = [
  onboarding('montessori', 'Montessori', 'Montessori-minded'),
  onboarding('co-sleeping', 'Co-sleeping', 'co-sleeping'),
  onboarding('babywearing', 'Babywearing', 'babywearing'),
  onboarding('breastfeeding', 'Breastfeeding', 'breastfeeding'),
  onboarding('gentle-discipline', 'Gentle discipline', 'gentle'),
  onboarding('attachment-parenting', 'Attachment parenting', 'attachment-minded'),
  onboarding('free-range', 'Free-range', 'free-range'),
  onboarding('homeschooling', 'Homeschooling', 'homeschooling'),
  onboarding('low-screen', 'Low-screen', 'low-screen'),
  onboarding('outdoor-play', 'Outdoor play', 'outdoorsy'),
  onboarding('faith-based', 'Faith-based', 'faith-based'),
  onboarding('bilingual', 'Bilingual', 'bilingual'),
  onboarding('plant-based', 'Plant-based', 'plant-based'),
  onboarding('routine-led', 'Routine-led', 'routine-loving'),
  onboarding('child-led', 'Child-led', 'child-led'),
];
