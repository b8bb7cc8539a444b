import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentMoment, dropMoments } from '../../platform/moments/moments.ts';
import { isDueOn } from './show-at-pause.ts';
import { showToldMoments } from './told-moments.ts';

const dana = { id: 4, firstName: 'Dana', profilePhotoUrl: null };
/** Each test has notifications of its own: what was shown once in a page is not shown there again. */
const told = (id: number) => ({
  id,
  kind: 'connection',
  who: dana,
  sentence: 'You and Dana are connected',
  href: '/messages?user=4',
  at: '2026-11-22T09:04:00.000Z',
  read: false,
  moment: { kind: 'match', aboutId: dana.id },
});
const connection = {
  user: dana,
  compatibilityScore: 80,
  matchingFactors: [],
  matchedAt: '2026-11-22T09:04:00.000Z',
};

let notifications: readonly object[];
let matches: () => Response;
let markedRead: unknown[];
beforeEach(() => {
  markedRead = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address.startsWith('/api/matches')) return matches();
    if (address.startsWith('/api/notifications/read')) {
      markedRead.push(JSON.parse(String(body)));
      return Response.json({ message: 'You have seen these.' });
    }
    return Response.json(notifications);
  });
});
afterEach(() => {
  dropMoments();
  vi.unstubAllGlobals();
});

it('shows what the member was told of, and keeps it unread until she closes it', async () => {
  [notifications, matches] = [[told(1)], () => Response.json([connection])];
  await showToldMoments();
  expect([currentMoment()?.topic, markedRead]).toEqual(['match-4', []]);
});

it('marks as read what is no moment any more, so that it is not counted', async () => {
  [notifications, matches] = [[told(2)], () => Response.json([])];
  await showToldMoments();
  expect([currentMoment(), markedRead]).toEqual([undefined, [{ upTo: 2, only: true }]]);
});

it('tries again what could not be read', async () => {
  [notifications, matches] = [[told(3)], () => new Response('', { status: 503 })];
  await showToldMoments();
  expect([currentMoment(), markedRead]).toEqual([undefined, []]);
  matches = () => Response.json([connection]);
  await showToldMoments();
  expect(currentMoment()?.topic).toBe('match-4');
});

it.each([
  ['/dashboard', 'swap', true],
  ['/matches', 'match', true],
  ['/matches', 'swap', false],
] as const)('on %s a %s is due: %s', (path, kind, due) => {
  expect(isDueOn(path)(kind)).toBe(due);
});

it('keeps unread what does not come on this page', async () => {
  [notifications, matches] = [[told(6)], () => Response.json([connection])];
  await showToldMoments((kind) => kind !== 'match');
  expect([currentMoment(), markedRead]).toEqual([undefined, []]);
});

it('closes what another tab has shown meanwhile', async () => {
  [notifications, matches] = [[told(5)], () => Response.json([connection])];
  await showToldMoments();
  expect(currentMoment()?.topic).toBe('match-4');
  notifications = [];
  await showToldMoments();
  expect(currentMoment()).toBeUndefined();
});
