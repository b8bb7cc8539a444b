import type { SignedInView } from '@nestmates/application/platform/access/member-view.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { queryClient } from '../platform/queries/query-client.ts';
import { currentSession } from '../platform/session/session.ts';
import { codeLoaded, type PageFacts, renderPage } from './render-page.tsx';

const me = (id: number): SignedInView =>
  ({
    id,
    email: `member-${id}@mail.test`,
    firstName: `Member${id}x`,
    plan: 'pro',
    subscriptionStatus: 'active',
    subscriptionTier: 'pro',
    intakeBasicCompleted: true,
    parentingInfoCompleted: true,
    childrenAdded: true,
    onboardingComplete: true,
    emailVerified: false,
    mustVerifyEmail: false,
    mustUseSecondFactor: false,
    isAdmin: false,
    paused: false,
    away: false,
    profilePhotoUrl: null,
    lastEventId: '0-0',
  }) as unknown as SignedInView;

/** What a member's Home begins with: a request from somebody whom nobody else knows. */
const facts = (id: number): PageFacts => ({
  path: '/dashboard',
  now: new Date('2026-06-04T12:00:00Z'),
  zone: 'America/New_York',
  dismissed: [],
  me: me(id),
  reads: {
    '/api/children': { body: [] },
    '/api/counts': { body: { connections: 1000 + id, requests: 0, unread: 0, swaps: 0, nearby: 0 } },
  },
});

const html = (page: PageFacts): string => renderPage(page)?.html ?? '';

const membersIn = (page: string): readonly string[] => [
  ...new Set([...page.matchAll(/Member(\d+)x/g)].map(([, id = '']) => id)),
];
const countsIn = (page: string): readonly string[] => [
  ...new Set([...page.matchAll(/\b1\d{3}\b/g)].map(([count]) => count)),
];

beforeAll(codeLoaded);

it('shows a member what was read for them', () => {
  const page = html(facts(7));
  expect(membersIn(page)).toEqual(['7']);
  expect(countsIn(page)).toEqual(['1007']);
});

it('shows none of a hundred members at once what is of another, and keeps nothing of them', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => index + 1);
  const pages = await Promise.all(ids.map(async (id) => html(facts(id))));
  expect(pages.map(membersIn)).toEqual(ids.map((id) => [String(id)]));
  expect(pages.map(countsIn)).toEqual(ids.map((id) => [String(1000 + id)]));
  // Whoever comes next and has nothing read for them sees nothing of those before.
  const bare = html({ ...facts(101), reads: {} });
  expect([membersIn(bare), countsIn(bare)]).toEqual([['101'], []]);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(currentSession()).toEqual({ kind: 'loading' });
});

it('keeps nothing of a member whose page could not be rendered', () => {
  const broken = { ...facts(7), reads: { '/api/counts': { body: { swaps: { toString: 7 } } } } };
  expect(() => renderPage(broken)).toThrow();
  const page = html({ ...facts(8), reads: {} });
  expect([membersIn(page), countsIn(page)]).toEqual([['8'], []]);
});

it('shows days and times by the clock of the browser', () => {
  // Late in the evening of New York it is the next day in Tokyo.
  const now = new Date('2026-06-05T03:00:00Z');
  const inZone = (zone: string) => {
    vi.stubEnv('TZ', zone);
    return html({ ...facts(7), now, zone });
  };
  expect(inZone('America/New_York')).toContain('Thursday, June 4');
  expect(inZone('Asia/Tokyo')).toContain('Friday, June 5');
  vi.unstubAllEnvs();
});

it('is none where the address leads elsewhere, and for a member who is away', () => {
  expect(
    renderPage({ ...facts(7), me: { ...me(7), childrenAdded: false, onboardingComplete: false } }),
  ).toBeUndefined();
  expect(renderPage({ ...facts(7), path: '/auth' })).toBeUndefined();
  expect(renderPage({ ...facts(7), me: { ...me(7), away: true } })).toBeUndefined();
});

it('has no script in it, which the policy would refuse', () => {
  expect(html(facts(7))).not.toContain('<script');
});
