import { childrenBody } from '@nestmates/application/members/children/contract.ts';
import {
  basicBody,
  completionBody,
  editBody,
  parentingBody,
} from '@nestmates/application/members/profiles/contract.ts';
import { type PreparedProfile, prepare } from '@nestmates/domain/friends/matching/prepared-profile.ts';
import { scorePrepared } from '@nestmates/domain/friends/matching/score.ts';
import { applyChildAnswers } from '@nestmates/domain/members/children/family.ts';
import { findCity } from '@nestmates/domain/members/places/cities.ts';
import { requireHome } from '@nestmates/domain/members/places/home.ts';
import { distanceKm } from '@nestmates/domain/members/places/point.ts';
import {
  optionsFor,
  type ProfileColumn,
  type ProfileLists,
} from '@nestmates/domain/members/profiles/options.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CensusZipCentroids } from '../members/places/zip-centroids.ts';
import { demoLogins } from './demo-logins.ts';
import { demoCities } from './generated-members/demo-cities.ts';
import { generateDemoMembers } from './generated-members/generate-demo-members.ts';
import type { SeedMember } from './members/seed-member.ts';

const everyone: readonly SeedMember[] = [...demoLogins, ...generateDemoMembers()];
const zipCentroids = new CensusZipCentroids();

const noLists = {
  parentingVibe: [],
  availability: [],
  lookingFor: [],
  lifestyleInterests: [],
  parentingValues: [],
  supportNeeds: [],
  socialPreferences: [],
} as const satisfies ProfileLists;

function prepared(member: ProfileLists & Pick<SeedMember, 'zipCode' | 'children'>): PreparedProfile {
  const point = zipCentroids.find(member.zipCode);
  if (!point) throw new Error(`${member.zipCode} is not on the map`);
  return prepare({ ...member, point, children: applyChildAnswers(member.children, []) });
}

const single = (column: ProfileColumn) => optionsFor(column, 'onboarding').map(({ slug }) => [slug]);

/** One answer to each question, and one child. */
const sparseAnswers = [0, 1, 2, 3, 4, 5].flatMap((age) =>
  single('parentingVibe').flatMap((parentingVibe) =>
    single('availability').flatMap((availability) =>
      single('lookingFor').map((lookingFor) => {
        const children = [{ gender: 'girl' as const, age }];
        return { children, parentingVibe, availability, lookingFor };
      }),
    ),
  ),
);

describe('the members of the demo', () => {
  it('have only values that the forms accept', () => {
    for (const member of everyone) {
      const { firstName, state, city, zipCode, age, bio, children } = member;
      const { parentingVibe, availability, lookingFor, lifestyleInterests } = member;
      const { parentingValues, supportNeeds, socialPreferences } = member;
      const tags = { parentingVibe, availability, lookingFor, lifestyleInterests };
      const lists = { ...tags, parentingValues, supportNeeds, socialPreferences };
      z.parse(basicBody, { firstName, state, city, zipCode, age });
      z.parse(parentingBody, lists);
      z.parse(childrenBody, { children });
      z.parse(completionBody, { bio });
      z.parse(editBody, { firstName, age, bio, ...tags });
      expect(requireHome({ state, city })).toEqual({ state, city });
    }
  });

  it('live where their zip is', () => {
    for (const { state, city, zipCode } of everyone) {
      const [zip, cityCenter] = [zipCentroids.find(zipCode), findCity(state, city)?.point];
      expect(zip && cityCenter && distanceKm(zip, cityCenter), zipCode).toBeLessThan(20);
    }
  });

  it('include two who score over 80 for a newcomer, whatever one answers to each question of onboarding', () => {
    const tooFew = demoCities.flatMap(({ city, zips }) => {
      const joined = everyone.filter((one) => one.city === city && one.joinedDaysAgo < 7).map(prepared);
      const cases = zips.flatMap((zipCode) => sparseAnswers.map((answers) => ({ zipCode, ...answers })));
      return cases.filter((one) => {
        const newcomer = prepared({ ...noLists, ...one });
        return joined.filter((other) => scorePrepared(newcomer, other) > 80).length < 2;
      });
    });
    expect(tooFew).toEqual([]);
  });

  it('are a few hundred, the same every time, each in her own words', () => {
    expect(generateDemoMembers()).toEqual(generateDemoMembers());
    expect(generateDemoMembers().length).toBeGreaterThanOrEqual(300);
    expect(new Set(everyone.map(({ email }) => email)).size).toBe(everyone.length);
    expect(new Set(everyone.map(({ bio }) => bio)).size).toBe(everyone.length);
  });

  it('are old enough for their children', () => {
    for (const { age, children } of everyone) {
      expect(age - Math.max(...children.map((child) => child.age))).toBeGreaterThanOrEqual(18);
    }
  });

  it('include every kind of plan, and fewer unlocked members than the code has places', () => {
    const plans = everyone.map(({ plan }) => plan);
    expect(new Set(plans)).toEqual(new Set(['free', 'pro', 'premium', 'unlocked']));
    expect(plans.filter((plan) => plan === 'unlocked').length).toBeLessThan(100);
  });

  it('can meet: the four named members live within five kilometres', () => {
    const points = demoLogins.slice(0, 4).map(({ zipCode }) => zipCentroids.find(zipCode));
    for (const a of points) {
      for (const b of points) expect(a && b && distanceKm(a, b)).toBeLessThan(5);
    }
  });
});
