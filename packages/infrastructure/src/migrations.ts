import { features } from './features.ts';
import { inOrder } from './platform/database/migration-order.ts';

/** The migrations of all features, in the order in which they run. */
export const migrations = inOrder(features.map((feature) => feature.migrations));
