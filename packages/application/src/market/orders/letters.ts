import { deliveryLetters } from './delivery-letters.ts';
import { problemLetters } from './problem-letters.ts';

/** Each step is told to whom it concerns and who did not make it. */
export const orderLetters = { ...deliveryLetters, ...problemLetters } as const;
