import { maxId } from '@nestmates/domain/platform/shared/ids.ts';
import { thingKinds } from '@nestmates/domain/trust/reports/report.ts';
import { expect, it } from 'vitest';
import { aboutField } from './about-field.ts';

const isGiven = (kind: string, id: unknown) => aboutField.safeParse({ kind, id }).success;
const issuesOf = (kind: string, id: unknown) =>
  aboutField.safeParse({ kind, id }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

it('takes the name of a photo, and a number in the range of its table for all else', () => {
  const name = 'a-photo_of_ana';
  expect(thingKinds.filter((kind) => isGiven(kind, name))).toEqual(['photo']);
  expect(thingKinds.filter((kind) => !isGiven(kind, 1))).toEqual(['photo']);
  expect(thingKinds.filter((kind) => isGiven(kind, maxId + 1))).toEqual(['message']);
  expect(isGiven('listing', maxId)).toBe(true);
});

it('says once what is wrong with an id', () => {
  for (const kind of ['listing', 'message', 'photo']) {
    for (const id of [-1, 0, 1.5, null, 'no name/of a photo']) expect(issuesOf(kind, id)).toHaveLength(1);
  }
  expect(issuesOf('listing', -1)).toEqual(['id Please use a whole number']);
  expect(issuesOf('listing', maxId + 1)).toEqual(['id Not a valid id']);
  expect(issuesOf('photo', 3)).toEqual(['id Not a valid id']);
});
