import type { SeedMember } from '../members/seed-member.ts';

/** The two administrators, who are also mothers and members. */
export const ada: SeedMember = {
  email: 'admin@nestmates.test',
  firstName: 'Ada',
  state: 'NY',
  city: 'Brooklyn',
  zipCode: '11201',
  age: 43,
  plan: 'free',
  joinedDaysAgo: 240,
  bio: 'I help look after this place, and I read every word that comes through the feedback button. At home there is one boy of twelve, who knows the subway map better than the people who drew it.',
  parentingVibe: ['structured', 'chill'],
  availability: ['wednesday', 'sunday'],
  lookingFor: ['friendship', 'family-outings'],
  lifestyleInterests: ['reading', 'movies', 'volunteering'],
  parentingValues: ['free-range'],
  supportNeeds: ['working-mom'],
  socialPreferences: ['coffee-dates', 'one-on-one'],
  children: [
    {
      gender: 'boy',
      age: 12,
      interests: ['vehicles-trains', 'collecting'],
      stemPlay: ['model-making', 'coding'],
      personalitySocial: ['shy-at-first', 'curious'],
      dailyRhythmEnv: ['school-week', 'night-owl'],
    },
  ],
};

export const sol: SeedMember = {
  email: 'support@nestmates.test',
  firstName: 'Sol',
  state: 'NJ',
  city: 'Jersey City',
  zipCode: '07302',
  age: 36,
  plan: 'free',
  joinedDaysAgo: 232,
  bio: 'I answer the letters here, usually with a cup of tea going cold beside me. My daughter is seven and wants to be a veterinarian for snails. On weekends you find us by the water, looking under things.',
  parentingVibe: ['playful', 'educational-focus'],
  availability: ['friday', 'weekend-mornings'],
  lookingFor: ['playdates', 'friendship'],
  lifestyleInterests: ['photography', 'hiking', 'environmental-conscious'],
  parentingValues: ['outdoor-play', 'child-led'],
  supportNeeds: ['working-mom', 'single-parenting'],
  socialPreferences: ['weekend-outings', 'text-first'],
  children: [
    {
      gender: 'girl',
      age: 7,
      interests: ['collecting', 'books-stories'],
      natureAnimals: ['bugs', 'pets', 'beach-lakes'],
      creativePlay: ['clay-dough'],
      personalitySocial: ['curious', 'sensitive'],
      dailyRhythmEnv: ['school-week', 'outdoors-every-day'],
    },
  ],
};
