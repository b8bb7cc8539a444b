import { expect, it } from 'vitest';
import { beginsWithPlace, suggestedWith, suggestPlaydatePath, withoutFirst } from './suggest-path.ts';

const queryOf = (path: string) => new URL(path, 'https://nestmates.test').searchParams;

it('opens the card for one connection, and for nobody without a number', () => {
  expect(suggestedWith(queryOf(suggestPlaydatePath({ id: 4 })))).toBe(4);
  expect(suggestedWith(queryOf('/playdates/suggest'))).toBeUndefined();
  expect(suggestedWith(queryOf('/playdates/suggest?with=x'))).toBeUndefined();
});

it('begins with the place only where it was asked for', () => {
  const byPlace = queryOf(suggestPlaydatePath({ id: 4, first: 'place' }));
  expect([suggestedWith(byPlace), beginsWithPlace(byPlace)]).toEqual([4, true]);
  expect(beginsWithPlace(queryOf(suggestPlaydatePath({ id: 4 })))).toBe(false);
  // The address of a card that stands, which a reload opens.
  expect(`/playdates/suggest?${withoutFirst(byPlace)}`).toBe(suggestPlaydatePath({ id: 4 }));
});
