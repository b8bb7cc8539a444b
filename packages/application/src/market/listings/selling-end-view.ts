import * as z from 'zod/mini';
import { instant } from '../../platform/contract/fields.ts';

/** What becomes of the listings of a seller whose plan does not open selling. */
export const sellingEndView = z.object({
  /** When they are paused, or were; null while the plan opens selling. */
  pausesAt: z.nullable(instant),
  /** How many were. */
  paused: z.int(),
});
export type SellingEndView = z.infer<typeof sellingEndView>;
