import { expect, it } from 'vitest';
import type { OwnChild } from './ChildrenChoice.tsx';
import { requestSentence } from './request-sentence.ts';

const mila: OwnChild = { id: 1, name: 'Mila', gender: 'girl', age: 4 };
const boy: OwnChild = { id: 2, name: null, gender: 'boy', age: 0 };
const asked = { date: '2026-06-06T10:00', location: ' Our place ' };

it('says when, who and where', () => {
  expect(requestSentence(asked, [mila])).toBe('Saturday, Jun 6, 10:00 AM · Mila · Our place');
  expect(requestSentence(asked, [mila, boy])).toContain('· Mila and Boy, under 1 ·');
});

it.each([
  [{ date: '' }, [mila]],
  [{ location: ' ' }, [mila]],
  [{}, []],
])('says nothing as long as something is missing: %j with %j', (change, children) => {
  expect(requestSentence({ ...asked, ...change }, children)).toBeUndefined();
});
