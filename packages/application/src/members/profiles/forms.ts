import { profileColumns } from '@nestmates/domain/members/profiles/options.ts';
import * as z from 'zod/mini';
import { age, bio, choices, city, firstName, state, zipCode } from './fields.ts';

/** Step 1 as the form holds it: the age is the text of a select. */
export const basicForm = z.object({
  firstName,
  state,
  city,
  zipCode,
  age: z.pipe(z.pipe(z.string(), z.transform(Number)), age),
});

/** Step 4 as the form holds it; the photo is uploaded separately. */
export const completionForm = z.object({ bio });

/** Only digits, because `1e2` would be read as 100. */
const typedAge = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)),
  ),
  age,
);

/** Edit Profile as the form holds it: the age is a text. */
export const editForm = z.object({
  firstName,
  age: typedAge,
  bio,
  parentingVibe: choices(profileColumns.parentingVibe),
  lifestyleInterests: choices(profileColumns.lifestyleInterests),
  lookingFor: choices(profileColumns.lookingFor),
  availability: choices(profileColumns.availability),
});
