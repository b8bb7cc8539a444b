import { clothesAndBooks } from './neighbors-clothes-and-books.ts';
import { homeAndHandmade } from './neighbors-home-and-handmade.ts';
import { outdoors } from './neighbors-outdoors.ts';
import { toys } from './neighbors-toys.ts';
import type { PlannedListing } from './planned-listings.ts';

const rows = [...toys, ...outdoors, ...clothesAndBooks, ...homeAndHandmade];

/** What generated members sell besides, the latest first. */
export const neighborsListings: readonly PlannedListing[] = rows
  .map(([title, description, priceCents, category, condition, ages, picture, daysAgo]) => ({
    of: 'demo' as const,
    title,
    description,
    priceCents,
    category,
    condition,
    ages: ages && { from: ages[0], to: ages[1] },
    picture,
    daysAgo,
  }))
  .sort((one, other) => one.daysAgo - other.daysAgo);
