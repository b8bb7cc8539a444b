import { expect, test } from 'vitest';
import { menuName, searchName } from './story-names.ts';

test.each([
  ['Screens/Browse/Screen', 'Limit Reached', 'Browse, limit reached', 'Limit reached'],
  ['Screens/Browse/Card', 'Usual', 'Browse card, usual', 'Usual'],
  ['Screens/Dashboard', 'Loading', 'Dashboard, loading', 'Loading'],
  ['Components/Actions/Button', 'Pending', 'Button, pending', 'Pending'],
])('the story of %s that is named %s is found as “%s”', (title, name, found, inMenu) => {
  expect(searchName({ title, name })).toBe(found);
  expect(menuName({ title, name: found })).toBe(inMenu);
});
