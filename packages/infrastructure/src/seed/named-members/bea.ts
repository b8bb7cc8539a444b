import type { SeedMember } from '../members/seed-member.ts';

/** The one who is new in the city. */
export const bea: SeedMember = {
  email: 'bea@nestmates.test',
  firstName: 'Bea',
  state: 'NY',
  city: 'Brooklyn',
  zipCode: '11217',
  age: 31,
  plan: 'pro',
  joinedDaysAgo: 96,
  bio: 'New to Brooklyn, with a three-year-old who tells everyone she is four. I teach yoga in the evenings and keep the mornings free, so the swings at nine are ours. I would rather have one good friend than a full group chat.',
  parentingVibe: ['go-with-the-flow', 'gentle', 'outdoor-adventures'],
  availability: ['weekday-mornings', 'school-hours', 'saturday'],
  lookingFor: ['mom-friends', 'playdates', 'coffee-dates'],
  lifestyleInterests: ['yoga', 'reading', 'travel-adventure', 'cooking-nutrition'],
  parentingValues: ['gentle-discipline', 'outdoor-play', 'low-screen'],
  supportNeeds: ['new-to-area', 'first-time-mom'],
  socialPreferences: ['one-on-one', 'park-meetups', 'coffee-dates'],
  children: [
    {
      name: 'Junie',
      gender: 'girl',
      age: 3,
      interests: ['books-stories', 'music-singing'],
      creativePlay: ['pretend-play', 'painting'],
      physicalPlay: ['playground', 'climbing'],
      sensoryPlay: ['water-play', 'sand-play'],
      natureAnimals: ['bugs', 'pets'],
      personalitySocial: ['outgoing', 'strong-willed'],
      dailyRhythmEnv: ['early-riser', 'outdoors-every-day'],
    },
  ],
};
