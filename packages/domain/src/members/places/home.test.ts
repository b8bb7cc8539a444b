import { expect, it } from 'vitest';
import { requireHome } from './home.ts';

it('is a city of its state', () => {
  expect(requireHome({ state: 'NY', city: 'Brooklyn' })).toEqual({ state: 'NY', city: 'Brooklyn' });
});

it.each([
  [{ state: 'IL', city: 'Brooklyn' }, 'city', 'Please choose a city in Illinois'],
  [{ state: 'NY', city: 'toString' }, 'city', 'Please choose a city in New York'],
  [{ state: 'ZZ', city: 'Brooklyn' }, 'state', 'Please choose a state from the list'],
  [{ state: 'constructor', city: 'name' }, 'state', 'Please choose a state from the list'],
])('is not %o', (place, path, message) => {
  expect(() => requireHome(place)).toThrow(
    expect.objectContaining({ code: 'VALIDATION', details: { issues: [{ path, message }] } }),
  );
});
