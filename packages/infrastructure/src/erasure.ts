import { features } from './features.ts';

/** What deleting an account does with the columns of each table, as the features say. */
export const erasure = features.flatMap((feature) => Object.entries(feature.erasure));
