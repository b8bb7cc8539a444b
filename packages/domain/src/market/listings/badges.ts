/** What a seller says of themselves in a service; none is ever read out of the seller's description. */
export const professionalBadges = [
  'CPR Certified',
  'Licensed',
  'Experienced',
  'Flexible Schedule',
  'Background Checked',
  'Insured',
  'Eco-Friendly',
  'Available Weekends',
] as const;
export type ProfessionalBadge = (typeof professionalBadges)[number];

/** A card has room for these; the listing's page shows them all. */
export const badgesOnCard = (badges: readonly ProfessionalBadge[]): readonly ProfessionalBadge[] =>
  badges.slice(0, 2);
