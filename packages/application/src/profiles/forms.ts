import * as z from 'zod/mini';
import { age, city, firstName, state, zipCode } from './fields.ts';

/** Step 1 as the form holds it: a picker's choice is a text, and none is no age at all. */
export const basicForm = z.object({
  firstName,
  state,
  city,
  zipCode,
  age: z.pipe(z.pipe(z.string(), z.transform(Number)), age),
});
