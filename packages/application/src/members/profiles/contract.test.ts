import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { basicBody, completionBody, editBody, parentingBody } from './contract.ts';

const basic = { firstName: 'Ana', state: 'NY', city: 'Brooklyn', zipCode: '11215', age: 34 };
const parenting = { parentingVibe: ['chill'], availability: ['monday'], lookingFor: ['playdates'] };
const edit = { firstName: 'Ana', age: 34 };

function complaints(schema: z.core.$ZodType, value: unknown): string[] {
  const result = z.safeParse(schema, value);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('basic information', () => {
  it('is a name, a place and an age', () => {
    expect(z.parse(basicBody, { ...basic, firstName: '  Ana ' })).toEqual(basic);
  });

  it('keeps a name on one line and without direction marks', () => {
    expect(z.parse(basicBody, { ...basic, firstName: 'Ana\n\u202eMaria' }).firstName).toBe('Ana Maria');
  });

  it.each([
    ['99 Flatbush', 'zipCode: Please enter a 5-digit zip code'],
    ['1121', 'zipCode: Please enter a 5-digit zip code'],
  ])('refuses "%s" as a zip', (zipCode, complaint) => {
    expect(complaints(basicBody, { ...basic, zipCode })).toEqual([complaint]);
  });

  it.each([
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, undefined],
    [' 11215 ', '11215'],
    ['11215-3001', '11215'],
  ])('takes %o as a zip', (zipCode, kept) => {
    expect(z.parse(basicBody, { ...basic, zipCode }).zipCode).toBe(kept);
  });

  it.each([
    [{ firstName: ' ' }, 'firstName: First name is required'],
    [{ firstName: undefined }, 'firstName: First name is required'],
    [{ firstName: '\u3164\u200b' }, 'firstName: First name is required'],
    [{ firstName: 'A'.repeat(51) }, 'firstName: First name must be under 50 characters'],
    [{ state: '' }, 'state: State is required'],
    [{ state: undefined }, 'state: State is required'],
    [{ state: 'ZZ' }, 'state: Please choose a state from the list'],
    [{ city: '' }, 'city: City is required'],
    [{ age: 17 }, 'age: Must be at least 18'],
    [{ age: 101 }, 'age: Must be under 100'],
    [{ age: 30.5 }, 'age: Please enter your age'],
    [{ age: '30' }, 'age: Please enter your age'],
  ])('with %o is refused', (wrong, complaint) => {
    expect(complaints(basicBody, { ...basic, ...wrong })).toEqual([complaint]);
  });

  it.each([18, 100])('takes the age of %d', (age) => {
    expect(complaints(basicBody, { ...basic, age })).toEqual([]);
  });
});

describe('the parenting step', () => {
  it('asks for three answers, and leaves the other lists open', () => {
    expect(complaints(parentingBody, parenting)).toEqual([]);
    expect(complaints(parentingBody, {})).toEqual([
      'parentingVibe: Select at least one parenting style',
      'availability: Select at least one day',
      'lookingFor: Select at least one option',
    ]);
    expect(complaints(parentingBody, { parentingVibe: [], availability: [], lookingFor: [] })).toHaveLength(
      3,
    );
  });

  it.each([
    [{ parentingVibe: ['strict'] }, 'parentingVibe.0: This is not one of the options'],
    [{ supportNeeds: ['toString'] }, 'supportNeeds.0: This is not one of the options'],
    [{ availability: ['monday', 'monday'] }, 'availability: Please choose each option only once'],
    [{ lookingFor: 'playdates' }, 'lookingFor: Select at least one option'],
    [{ lifestyleInterests: null }, 'lifestyleInterests: Please choose from the list'],
  ])('with %o is refused', (wrong, complaint) => {
    expect(complaints(parentingBody, { ...parenting, ...wrong })).toEqual([complaint]);
  });
});

describe('the bio', () => {
  it.each([
    ['a'.repeat(9), ['bio: Bio must be at least 10 characters']],
    [`  ${'a'.repeat(9)}  `, ['bio: Bio must be at least 10 characters']],
    ['a'.repeat(10), []],
    ['a'.repeat(500), []],
    ['a'.repeat(501), ['bio: Bio must be under 500 characters']],
    ['\u200b'.repeat(20), ['bio: Bio must be at least 10 characters']],
    [undefined, ['bio: Bio must be at least 10 characters']],
  ])('has 10 to 500 characters, at the end as at every edit', (bio, expected) => {
    expect(complaints(completionBody, { bio })).toEqual(expected);
    if (bio !== undefined) expect(complaints(editBody, { ...edit, bio })).toEqual(expected);
  });
});

describe('an edit', () => {
  it('needs a name and nothing else', () => {
    expect(complaints(editBody, { firstName: 'Ana' })).toEqual([]);
    expect(complaints(editBody, { firstName: '' })).toEqual(['firstName: First name is required']);
  });

  it('takes answers of both vocabularies side by side', () => {
    const both = {
      parentingVibe: ['structured', 'go-with-the-flow'],
      lifestyleInterests: ['faith', 'arts-crafts'],
      lookingFor: ['friendship', 'workout-buddy'],
      availability: ['monday', 'flexible-schedule'],
    };
    expect(z.parse(editBody, { ...edit, ...both })).toEqual({ ...edit, ...both });
  });

  it('may empty a list, but not fill it with what is not offered', () => {
    expect(complaints(editBody, { ...edit, lookingFor: [] })).toEqual([]);
    expect(complaints(editBody, { ...edit, lookingFor: ['money'] })).toEqual([
      'lookingFor.0: This is not one of the options',
    ]);
  });

  it.each([
    [17, 'age: Must be at least 18'],
    [101, 'age: Must be under 100'],
  ])('refuses the age of %d', (age, complaint) => {
    expect(complaints(editBody, { ...edit, age })).toEqual([complaint]);
  });

  it('knows nothing of plans or admins', () => {
    expect(z.safeParse(editBody, { ...edit, isAdmin: true }).success).toBe(false);
    expect(z.safeParse(editBody, { ...edit, hasUnlocked: true }).success).toBe(false);
  });
});
