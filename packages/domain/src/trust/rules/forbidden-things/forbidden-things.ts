import { adultsOnly } from './adults-only.ts';
import { childHazards } from './child-hazards.ts';
import { healthAndFood } from './health-and-food.ts';
import { livingAndFake } from './living-and-fake.ts';

/** What may never be sold. The ids stay as they are: refusals name them, and links lead to them. */
export const forbiddenThings = [...childHazards, ...healthAndFood, ...adultsOnly, ...livingAndFake] as const;
