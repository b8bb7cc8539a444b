import * as z from 'zod/mini';

/** Only where something was recalled. */
export const recallField = z.optional(z.object({ title: z.string(), url: z.string() }));
