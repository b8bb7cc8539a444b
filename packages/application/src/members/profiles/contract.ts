import { profileColumns } from '@nestmates/domain/members/profiles/options.ts';
import { profileMessages } from '@nestmates/domain/members/profiles/rules.ts';
import { zipAudiences } from '@nestmates/domain/platform/access/zip-audience.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { memberView } from '../../platform/access/member-view.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { pathId } from '../../platform/contract/fields.ts';
import { age, atLeastOne, bio, choices, city, firstName, profilePhotoUrl, state, zipCode } from './fields.ts';
import { publicProfileView } from './public-profile-view.ts';

const optionalChoices = (column: keyof typeof profileColumns) => z.optional(choices(profileColumns[column]));

export const basicBody = z.strictObject({ firstName, state, city, zipCode, age });

export const parentingBody = z.strictObject({
  parentingVibe: atLeastOne(profileColumns.parentingVibe, profileMessages.parentingVibe),
  availability: atLeastOne(profileColumns.availability, profileMessages.availability),
  lookingFor: atLeastOne(profileColumns.lookingFor, profileMessages.lookingFor),
  lifestyleInterests: optionalChoices('lifestyleInterests'),
  parentingValues: optionalChoices('parentingValues'),
  supportNeeds: optionalChoices('supportNeeds'),
  socialPreferences: optionalChoices('socialPreferences'),
});

export const completionBody = z.strictObject({ profilePhotoUrl, bio });

/** Fields that are left out keep their values. */
export const editBody = z.strictObject({
  firstName,
  age: z.optional(age),
  bio: z.optional(bio),
  profilePhotoUrl,
  parentingVibe: optionalChoices('parentingVibe'),
  availability: optionalChoices('availability'),
  lookingFor: optionalChoices('lookingFor'),
  lifestyleInterests: optionalChoices('lifestyleInterests'),
  parentingValues: optionalChoices('parentingValues'),
  supportNeeds: optionalChoices('supportNeeds'),
  socialPreferences: optionalChoices('socialPreferences'),
});

/** Settings that are left out keep their values. */
export const privacyBody = z.strictObject({
  zipShownTo: z.optional(z.enum(zipAudiences, 'Please choose who sees your zip code')),
  planAroundCalendar: z.optional(z.boolean()),
  paused: z.optional(z.boolean()),
});

export const profilesContract = {
  saveBasic: endpoint({
    method: 'put',
    path: '/api/profile/basic',
    access: 'signed-in',
    body: basicBody,
    response: memberView,
    summary: 'Onboarding, step 1: who the member is, and the home.',
  }),
  saveParenting: endpoint({
    method: 'put',
    path: '/api/profile/parenting',
    access: 'signed-in',
    body: parentingBody,
    response: memberView,
    summary: 'Onboarding, step 2: how the member parents, when they are free and what they look for.',
  }),
  complete: endpoint({
    method: 'put',
    path: '/api/profile/completion',
    access: 'signed-in',
    body: completionBody,
    response: memberView,
    summary: 'Onboarding, step 4: the bio, and the photo if one was uploaded.',
  }),
  /** The same step by POST, under another path. */
  completeByPost: endpoint({
    method: 'post',
    path: '/api/complete-profile',
    access: 'signed-in',
    body: completionBody,
    response: memberView,
    summary: 'Onboarding, step 4, under its other name.',
  }),
  edit: endpoint({
    method: 'put',
    path: '/api/profile/edit',
    access: 'signed-in',
    body: editBody,
    response: memberView,
    summary: 'Changes what is sent of the profile, and leaves the rest.',
  }),
  privacy: endpoint({
    method: 'put',
    path: '/api/profile/privacy',
    access: 'signed-in',
    body: privacyBody,
    response: memberView,
    summary:
      'Changes what others may know: who sees the zip, whether connections plan around the calendar, and whether anybody new sees the member.',
  }),
  see: endpoint({
    method: 'get',
    path: '/api/users/:id',
    access: 'public',
    params: { id: pathId },
    response: publicProfileView,
    limit: { by: 'member', max: 120, per: minutes(1) },
    summary:
      'A member as this caller may see them; fields that are not for the caller are left out. Visitors see members who sell.',
  }),
};
