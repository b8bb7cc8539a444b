import { both, type Option, onboarding, tag } from './option.ts';

/**
 * The concepts are used in "… in common". Each vocabulary has its own order; the entries of both connect the
 * two.
 */
export const lifestyleInterests: readonly Option[] = [
  onboarding('reading', 'Reading', 'books'),
  onboarding('fitness', 'Fitness', 'fitness'),
  onboarding('cooking', 'Cooking', 'cooking'),
  onboarding('baking', 'Baking', 'baking'),
  onboarding('hiking', 'Hiking', 'hiking'),
  onboarding('yoga', 'Yoga', 'yoga'),
  onboarding('crafts', 'Crafts', 'crafts'),
  tag('fitness-wellness', 'Fitness & wellness', 'fitness', 'wellness'),
  tag('cooking-nutrition', 'Cooking & nutrition', 'cooking'),
  tag('arts-crafts', 'Arts & crafts', 'crafts'),
  tag('reading-books', 'Reading & books', 'books'),
  tag('travel-adventure', 'Travel & adventure', 'travel'),
  both('photography', 'Photography', 'photography'),
  onboarding('music', 'Music', 'music'),
  tag('music-dance', 'Music & dance', 'music'),
  both('gardening', 'Gardening', 'gardening'),
  onboarding('travel', 'Travel', 'travel'),
  onboarding('faith', 'Faith', 'faith'),
  onboarding('homesteading', 'Homesteading', 'homesteading'),
  onboarding('minimalism', 'Minimalism', 'minimalism'),
  onboarding('fashion', 'Fashion', 'fashion'),
  onboarding('gaming', 'Gaming', 'gaming'),
  onboarding('movies', 'Movies', 'movies'),
  onboarding('volunteering', 'Volunteering', 'volunteering'),
  onboarding('entrepreneurship', 'Entrepreneurship', 'running a business'),
  onboarding('sports', 'Sports', 'sports'),
  onboarding('wellness', 'Wellness', 'wellness'),
  tag('diy-projects', 'DIY projects', 'DIY projects'),
  tag('fashion-style', 'Fashion & style', 'fashion'),
  tag('environmental-conscious', 'Environmental conscious', 'care for the environment'),
  tag('career-focused', 'Career focused', 'career plans'),
];
