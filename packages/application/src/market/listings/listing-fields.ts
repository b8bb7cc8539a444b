import { professionalBadges } from '@nestmates/domain/market/listings/badges.ts';
import { listingCategories } from '@nestmates/domain/market/listings/categories.ts';
import {
  type ListingDetails,
  listingConditions,
  listingRule,
} from '@nestmates/domain/market/listings/listing-content.ts';
import { priceProblem, priceRule } from '@nestmates/domain/market/listings/price.ts';
import { makeRule } from '@nestmates/domain/market/listings/product-make.ts';
import { serviceIcons } from '@nestmates/domain/market/listings/service-icons.ts';
import { isCalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { photoNameFromUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import { listingTypes, priceTypes } from '@nestmates/domain/platform/shared/listing-words.ts';
import { characterCount, hasVisibleText, toOneLine } from '@nestmates/domain/platform/shared/text.ts';
import * as z from 'zod/mini';

/** A call that may also be sent as a form has only texts there: "true", "4800", '["Insured"]'. */
export const flag = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
]);

const wholeNumber = (wrong: string, missing = wrong) =>
  z.union(
    [
      z.int(),
      z.pipe(
        z.string().check(z.regex(/^\d{1,9}$/)),
        z.transform((text) => Number(text)),
      ),
    ],
    { error: ({ input }) => (input === undefined || input === null || input === '' ? missing : wrong) },
  );

/** Empty without anything visible. */
const visible = z.string().check(z.overwrite((text) => (hasVisibleText(text) ? text : '')));

const textList = z.union([
  z.array(visible),
  z.pipe(
    visible,
    z.transform((text, context) => {
      try {
        const list: unknown = JSON.parse(text);
        if (Array.isArray(list) && list.every((entry) => typeof entry === 'string')) return list;
      } catch {
        // Said below.
      }
      context.issues.push({ code: 'custom', message: 'Please send a list', input: text });
      return z.NEVER;
    }),
  ),
]);

const atMost = (most: number, tooLong: string) =>
  z.string().check(
    z.trim(),
    z.overwrite((text) => (hasVisibleText(text) ? text : '')),
    z.refine((text) => characterCount(text) <= most, tooLong),
  );

export const title = z.string(listingRule.noTitle).check(
  z.trim(),
  z.refine(hasVisibleText, listingRule.noTitle),
  z.refine((text) => characterCount(text) <= listingRule.maxTitle, listingRule.longTitle),
);
export const description = atMost(listingRule.maxDescription, listingRule.longDescription);
export const type = z.enum(listingTypes, listingRule.noType);
/** Whole cents. */
export const price = wholeNumber(priceRule.wrong, priceRule.missing).check(
  z.superRefine((cents, context) => {
    const problem = priceProblem(cents);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
);
export const category = z.enum(listingCategories, 'Please choose a category from the list');
export const condition = z.enum(listingConditions, 'Please choose a condition from the list');
const serviceIcon = z.enum(serviceIcons, listingRule.noIcon);
export const availability = atMost(listingRule.maxAvailability, listingRule.longAvailability);
const serviceDate = z.string().check(z.refine(isCalendarDate, 'Please choose a day'));
export const age = wholeNumber(listingRule.wrongAges).check(
  z.refine((years) => years >= 0 && years <= listingRule.maxAge, listingRule.wrongAges),
);
const lineAtMost = (tooLong: string) => atMost(makeRule.maxLength, tooLong).check(z.overwrite(toOneLine));
const brand = lineAtMost(makeRule.longBrand);
const model = lineAtMost(makeRule.longModel);
const year = wholeNumber(makeRule.wrongYear).check(
  z.refine((number) => number >= makeRule.firstYear && number < 2200, makeRule.wrongYear),
);
export const priceType = z.pipe(
  z.enum(['session', 'hour', 'per session', 'per hour'], 'Please choose per session or per hour'),
  z.transform((text) => (text.endsWith('hour') ? 'hour' : 'session')),
);
export const badges = z.pipe(
  textList,
  z.array(z.enum(professionalBadges, 'Please choose badges from the list')),
);
/** The address of a photo that was uploaded before. */
export const photoUrl = z
  .string()
  .check(z.refine((text) => photoNameFromUrl(text) !== undefined, listingRule.notHerPhoto));
export const photoUrls = z.pipe(
  textList,
  z.array(photoUrl).check(z.maxLength(listingRule.maxPhotos, listingRule.manyPhotos)),
);

/** The details that have one name in the call, in the listing and in the answer. */
type PlainDetail = Exclude<keyof ListingDetails, 'ages' | 'photoUrls'>;

/** Read from a call; what is left out stays as it is. */
export const sentDetails = {
  brand: z.optional(z.nullable(brand)),
  model: z.optional(z.nullable(model)),
  year: z.optional(z.nullable(year)),
  condition: z.optional(z.nullable(condition)),
  shippingIncluded: z.optional(flag),
  localPickupOnly: z.optional(flag),
  serviceIcon: z.optional(z.nullable(serviceIcon)),
  badges: z.optional(badges),
  availability: z.optional(z.nullable(availability)),
  serviceDate: z.optional(z.nullable(serviceDate)),
  priceType: z.optional(priceType),
} satisfies Record<PlainDetail, z.ZodMiniType>;

/** Shown in an answer. */
export const shownDetails = {
  brand: z.nullable(z.string()),
  model: z.nullable(z.string()),
  year: z.nullable(z.int()),
  condition: z.nullable(z.enum(listingConditions)),
  shippingIncluded: z.boolean(),
  localPickupOnly: z.boolean(),
  serviceIcon: z.nullable(z.string()),
  badges: z.readonly(z.array(z.enum(professionalBadges))),
  availability: z.nullable(z.string()),
  serviceDate: z.nullable(z.string()),
  priceType: z.enum(priceTypes),
} satisfies Record<PlainDetail, z.ZodMiniType>;
