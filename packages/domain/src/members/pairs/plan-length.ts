import { hours } from '../../platform/shared/time.ts';

/** How long a plan of two takes whose end is not said. */
export const usualLength = hours(2);
