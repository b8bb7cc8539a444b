import { states } from '@nestmates/domain/members/places/states.ts';
import { normalizeZip, zipMessage } from '@nestmates/domain/members/places/zip.ts';
import { bioRule, parentAge, profileMessages } from '@nestmates/domain/members/profiles/rules.ts';
import { hasVisibleText } from '@nestmates/domain/platform/shared/text.ts';
import * as z from 'zod/mini';
import { requiredLine, requiredName } from '../../platform/contract/text.ts';

const maxNameLength = 50;

/** Slugs from a table, each at most once. */
export const choices = (
  options: readonly { readonly slug: string }[],
  none = 'Please choose from the list',
) =>
  z
    .array(
      z.enum(
        options.map(({ slug }) => slug),
        'This is not one of the options',
      ),
      none,
    )
    .check(z.refine((slugs) => new Set(slugs).size === slugs.length, 'Please choose each option only once'));

export const atLeastOne = (options: readonly { readonly slug: string }[], none: string) =>
  choices(options, none).check(z.minLength(1, none));

export const firstName = requiredName({
  missing: profileMessages.firstName,
  max: maxNameLength,
  tooLong: `First name must be under ${maxNameLength} characters`,
});

export const state = z.enum(
  states.map(({ code }) => code),
  {
    error: ({ input }) => (input ? 'Please choose a state from the list' : profileMessages.state),
  },
);
export const city = requiredLine({
  missing: profileMessages.city,
  max: 100,
  tooLong: 'Please choose a city from the list',
});

/** Empty means none; anything else must be a zip. */
export const zipCode = z.optional(
  z.nullable(
    z.pipe(
      z.string().check(
        z.trim(),
        z.refine((text) => text === '' || normalizeZip(text) !== undefined, zipMessage),
      ),
      z.transform((text) => normalizeZip(text) ?? null),
    ),
  ),
);

export const age = z
  .int('Please enter your age')
  .check(z.gte(parentAge.min, parentAge.tooYoung), z.lte(parentAge.max, parentAge.tooOld));

export const bio = z
  .string(bioRule.tooShort)
  .check(
    z.trim(),
    z.minLength(bioRule.min, { error: bioRule.tooShort, abort: true }),
    z.refine(hasVisibleText, bioRule.tooShort),
    z.maxLength(bioRule.max, bioRule.tooLong),
  );

/** Accepted only if it is the stored photo; the upload endpoint alone can change it. */
export const profilePhotoUrl = z.optional(z.nullable(z.string().check(z.maxLength(500))));
