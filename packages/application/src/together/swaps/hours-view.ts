import * as z from 'zod/mini';

/** Adds up all swaps that both said to have happened. */
export const swapHoursView = z.object({
  /** How long the caller has looked after children of others. */
  given: z.number().check(z.gte(0)),
  /** How long others have looked after the caller's. */
  got: z.number().check(z.gte(0)),
});
export type SwapHoursView = z.infer<typeof swapHoursView>;
