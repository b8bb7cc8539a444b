import { profileColumns } from '@nestmates/domain/profiles/options.ts';
import * as z from 'zod/mini';
import { age, bio, choices, city, firstName, state, zipCode } from './fields.ts';

/** Step 1 as the form holds it: a picker's choice is a text, and none is no age at all. */
export const basicForm = z.object({
  firstName,
  state,
  city,
  zipCode,
  age: z.pipe(z.pipe(z.string(), z.transform(Number)), age),
});

/** Step 4 as the form holds it; the photo has a way of its own. */
export const completionForm = z.object({ bio });

/** Digits and nothing else: `1e2` would be read as a hundred. */
const typedAge = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)),
  ),
  age,
);

/** Edit Profile as the form holds it: the age is typed. */
export const editForm = z.object({
  firstName,
  age: typedAge,
  bio,
  parentingVibe: choices(profileColumns.parentingVibe),
  lifestyleInterests: choices(profileColumns.lifestyleInterests),
  lookingFor: choices(profileColumns.lookingFor),
  availability: choices(profileColumns.availability),
});
