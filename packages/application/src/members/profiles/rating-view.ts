import * as z from 'zod/mini';

/** What buyers of completed orders have given a seller; null without a review. */
export const averageRatingView = z.nullable(z.object({ average: z.number(), count: z.int() }));
