import * as z from 'zod/mini';

/** The shape of every error response. */
export const failure = z.looseObject({
  error: z.string(),
  message: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

export type Failure = z.infer<typeof failure>;
