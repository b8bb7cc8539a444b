import { childRule, genders } from '@nestmates/domain/members/children/child.ts';
import { childGroups } from '@nestmates/domain/members/children/preferences.ts';
import * as z from 'zod/mini';
import { memberView } from '../../platform/access/member-view.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id } from '../../platform/contract/fields.ts';
import { optionalName } from '../../platform/contract/text.ts';
import { choices } from '../profiles/fields.ts';

const gender = z.enum(
  genders.map(({ slug }) => slug),
  childRule.noGender,
);
const age = z
  .int(childRule.noAge)
  .check(z.gte(childRule.minAge, childRule.tooYoung), z.lte(childRule.maxAge, childRule.tooOld));
const name = optionalName({ max: 50, tooLong: 'Name must be under 50 characters' });
const answers = (column: keyof typeof childGroups) => z.optional(choices(childGroups[column].options));

/** A child with an id is updated and keeps it; one without is new. */
const childAnswerBody = z.strictObject({
  id: z.optional(id),
  name,
  gender,
  age,
  interests: answers('interests'),
  creativePlay: answers('creativePlay'),
  stemPlay: answers('stemPlay'),
  physicalPlay: answers('physicalPlay'),
  sensoryPlay: answers('sensoryPlay'),
  natureAnimals: answers('natureAnimals'),
  digitalMedia: answers('digitalMedia'),
  personalitySocial: answers('personalitySocial'),
  developmentalSupport: answers('developmentalSupport'),
  dailyRhythmEnv: answers('dailyRhythmEnv'),
});

export const childrenBody = z.strictObject({
  children: z
    .array(childAnswerBody, childRule.none)
    .check(z.minLength(1, childRule.none), z.maxLength(childRule.maxChildren, childRule.tooMany)),
  /** The ids that the form started from; if left out, the family is replaced without that check. */
  were: z.optional(z.readonly(z.array(id))),
});

const list = z.readonly(z.array(z.string()));

export const childView = z.object({
  id,
  name: z.nullable(z.string()),
  gender,
  age: z.int(),
  interests: list,
  creativePlay: list,
  stemPlay: list,
  physicalPlay: list,
  sensoryPlay: list,
  natureAnimals: list,
  digitalMedia: list,
  personalitySocial: list,
  developmentalSupport: list,
  dailyRhythmEnv: list,
});

export type ChildView = z.infer<typeof childView>;

export const childrenContract = {
  list: endpoint({
    method: 'get',
    path: '/api/children',
    access: 'signed-in',
    response: z.readonly(z.array(childView)),
    summary: "The caller's own children, in the order in which they were entered.",
  }),
  save: endpoint({
    method: 'put',
    path: '/api/profile/children',
    access: 'signed-in',
    body: childrenBody,
    response: memberView,
    summary: 'Onboarding, step 3, and later changes: the member has these children and no others.',
  }),
};
