import { inOrder } from './database/migration-order.ts';
import { features } from './features.ts';

/** The migrations of all features, in the order in which they run. */
export const migrations = inOrder(features.map((feature) => feature.migrations));
