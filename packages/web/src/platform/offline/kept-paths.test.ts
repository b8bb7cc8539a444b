import { expect, it } from 'vitest';
import { isKeptPath } from './kept-paths.ts';

it.each(['/api/matches', '/api/conversations', '/api/me', '/api/children', '/api/swaps/confirmed'])(
  'keeps what a member was shown: %s',
  (path) => {
    expect(isKeptPath(path)).toBe(true);
  },
);

it.each([
  '/api/admin/members',
  '/api/admin/members/7',
  '/api/admin/audit',
  '/api/account/sessions',
  '/api/password-reset/:token',
  '/api/calendar-link',
  '/api/children/cards',
  '/api/children/:id/card',
  '/api/swaps/:swapId/cards',
  '/photos/1',
])('keeps no settings, no secrets, no sitter cards and nothing of administrators: %s', (path) => {
  expect(isKeptPath(path)).toBe(false);
});
