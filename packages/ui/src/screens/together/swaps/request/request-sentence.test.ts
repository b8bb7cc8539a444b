import { expect, it } from 'vitest';
import type { OwnChild } from './ChildrenChoice.tsx';
import { requestSentence } from './request-sentence.ts';

const mila: OwnChild = { id: 1, name: 'Mila', gender: 'girl', age: 4 };
const boy: OwnChild = { id: 2, name: null, gender: 'boy', age: 0 };
const asked = {
  date: '2026-06-06T10:00',
  until: '2026-06-06T12:00',
  place: 'public',
  location: ' The pond ',
} as const;

it('says when, who and where', () => {
  expect(requestSentence(asked, [mila], 'Dana')).toBe('Saturday, Jun 6, 10 AM to noon · Mila · The pond');
  expect(requestSentence(asked, [mila, boy], 'Dana')).toContain('· Mila and Boy, under 1 ·');
  expect(requestSentence({ ...asked, place: 'mine' }, [mila], 'Dana')).toMatch(/· at your place$/);
  expect(requestSentence({ ...asked, place: 'theirs' }, [mila], 'Dana')).toMatch(/· at Dana’s place$/);
});

it.each([
  [{ date: '' }, [mila]],
  [{ location: ' ' }, [mila]],
  [{ place: '' as const }, [mila]],
  [{}, []],
])('says nothing as long as something is missing: %j with %j', (change, children) => {
  expect(requestSentence({ ...asked, ...change }, children, 'Dana')).toBeUndefined();
});
