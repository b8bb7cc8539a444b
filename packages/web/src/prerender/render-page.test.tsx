import type { SignedInView } from '@nestmates/application/platform/access/member-view.ts';
import { storeFrontEnding } from '@nestmates/domain/market/shops/store-slug.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, expect, it, vi } from 'vitest';
import { renderedPages } from '../platform/page-data/rendered-pages.ts';
import { queryClient } from '../platform/queries/query-client.ts';
import { currentSession } from '../platform/session/session.ts';
import { routes } from '../routes.ts';
import { codeLoaded, type PageFacts, renderedPage, renderPage } from './render-page.tsx';

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
    parentingVibe: [],
    availability: [],
    lookingFor: [],
    lifestyleInterests: [],
    parentingValues: [],
    supportNeeds: [],
    socialPreferences: [],
    lastEventId: '0-0',
  }) as unknown as SignedInView;

/** What a member's page begins with: a request from somebody whom nobody else knows. */
const facts = (id: number): PageFacts => ({
  path: '/me',
  now: new Date('2026-06-04T12:00:00Z'),
  zone: 'America/New_York',
  dismissed: [],
  me: me(id),
  reads: {
    '/api/children': { body: [] },
    '/api/counts': { body: { connections: 0, requests: 0, unread: 10 + id, swaps: 0, nearby: 0 } },
  },
});

const html = (page: PageFacts): string => renderPage(page)?.html ?? '';

const membersIn = (page: string): readonly string[] => [
  ...new Set([...page.matchAll(/Member(\d+)x/g)].map(([, id = '']) => id)),
];
const countsIn = (page: string): readonly string[] => [
  ...new Set([...page.matchAll(/class="_count[^"]*">(\d+)/g)].map(([, count = '']) => count)),
];

let loaded: readonly string[];
beforeAll(async () => {
  await codeLoaded();
  loaded = routes.filter(({ page }) => page.loaded() !== undefined).map(({ path }) => path);
});

it('shows a member what was read for them', () => {
  const page = html(facts(7));
  expect(membersIn(page)).toEqual(['7']);
  expect(countsIn(page)).toEqual(['17']);
});

it('keeps the place of a card on Browse: only the browser knows whom it remembers', () => {
  const page = html({ ...facts(7), path: '/browse' });
  expect(page).not.toContain('Ready to find your mom tribe?');
  expect(page).toContain('data-deck-actions');
});

const addressOf = (path: string): string =>
  path.replace(':storefront', `shop${storeFrontEnding}`).replaceAll(/:\w+/g, '12');

it.each([...renderedPages])(
  'shows none of ten members after each other what is of another, and keeps nothing of them: %s',
  (route) => {
    const path = addressOf(route);
    for (let id = 1; id <= 10; id += 1) {
      const page = html({ ...facts(id), path });
      expect(membersIn(page)).toEqual([String(id)]);
      expect(countsIn(page)).toEqual([String(10 + id)]);
    }
    // Whoever comes next and has nothing read for them sees nothing of those before.
    const bare = html({ ...facts(11), path, reads: {} });
    expect([membersIn(bare), countsIn(bare)]).toEqual([['11'], []]);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(currentSession()).toEqual({ kind: 'loading' });
  },
);

it.each(routes.map(({ path }) => path))(
  'renders what is in the list alone, and keeps no query: %s',
  (path) => {
    const page = renderPage({ ...facts(7), path: `${addressOf(path)}?token=secret` });
    expect(page !== undefined).toBe(renderedPages.has(path));
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  },
);

it('loads no page that it does not render, in a process that answers calls', () => {
  const ofRendered = routes.filter(({ path }) => renderedPages.has(path)).map(({ page }) => page);
  const expected = routes.filter(({ path, page }) => path === '/terms' || ofRendered.includes(page));
  expect(loaded).toEqual(expected.map(({ path }) => path));
});

it('gives the pages around no shell the queries of the request too', async () => {
  await Promise.all(routes.map(({ page }) => page.preload()));
  const { me: member, now } = facts(7);
  const session = { kind: 'member', member } as const;
  const own = new QueryClient();
  for (const path of ['/transparency', '/reset-password?token=secret', '/plan/secret']) {
    renderedPage(path, { session, dismissed: [], now, queryClient: own });
  }
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(own.getQueryCache().getAll()).toHaveLength(3);
  own.clear();
});

it('keeps nothing of a member whose page could not be rendered', () => {
  const broken = { ...facts(7), reads: { '/api/counts': { body: { swaps: { toString: 7 } } } } };
  expect(() => renderPage(broken)).toThrow(/not a function|primitive/);
  const page = html({ ...facts(8), reads: {} });
  expect([membersIn(page), countsIn(page)]).toEqual([['8'], []]);
});

it('shows days and times by the clock of the browser', () => {
  // Late in the evening of New York it is the next day in Tokyo.
  const now = new Date('2026-06-05T03:00:00Z');
  const inZone = (zone: string) => {
    vi.stubEnv('TZ', zone);
    return html({ ...facts(7), path: '/calendar', now, zone });
  };
  expect(inZone('America/New_York')).toContain('data-date="2026-06-04" tabindex="0" aria-current="date"');
  expect(inZone('Asia/Tokyo')).toContain('data-date="2026-06-05" tabindex="0" aria-current="date"');
  vi.unstubAllEnvs();
});

it('is none where the address leads elsewhere, and for a member who is away', () => {
  expect(
    renderPage({ ...facts(7), me: { ...me(7), childrenAdded: false, onboardingComplete: false } }),
  ).toBeUndefined();
  expect(renderPage({ ...facts(7), path: '/auth' })).toBeUndefined();
  for (const path of ['/nothing', '/nothing/here', '/marketplace/elsewhere', '/messages'])
    expect(renderPage({ ...facts(7), path })).toBeUndefined();
  expect(renderPage({ ...facts(7), me: { ...me(7), away: true } })).toBeUndefined();
});

it('has the title of what it shows', () => {
  expect(renderPage(facts(7))?.title).toBe('Me · Nestmates');
  expect(renderPage({ ...facts(7), path: '/calendar' })?.title).toBe('Calendar · Nestmates');
});

const aiSettings = { parentingStyleOverride: null, challenges: null, childrenNotes: null, enabled: true };

/** What is filled in or submitted there, outside of what is disabled. */
function usableControls(page: string): readonly string[] {
  const controls = /<(\/?)(fieldset|input|textarea|select|button)\b([^>]*)>/g;
  const disabled: boolean[] = [];
  return [...page.matchAll(controls)].flatMap(([tag, end, name, attributes = '']) => {
    if (name === 'fieldset' && end) disabled.pop();
    else if (name === 'fieldset') disabled.push(/\bdisabled=/.test(attributes));
    else if (!end && !disabled.includes(true) && !/\b(disabled=|type="button")/.test(attributes))
      return [tag];
    return [];
  });
}

it.each([...renderedPages])('has nothing to fill in or submit before its code is there: %s', (route) => {
  const reads = { ...facts(7).reads, '/api/mommy-ai': { body: aiSettings } };
  const page = html({ ...facts(7), path: addressOf(route), reads });
  expect(page).toContain('<main');
  expect(usableControls(page)).toEqual([]);
});

it('has the form of a page whose reads are there', () => {
  const reads = { '/api/mommy-ai': { body: aiSettings } };
  expect(html({ ...facts(7), path: '/dashboard/mommy-ai', reads })).toContain('<textarea');
});

it('has no script in it, which the policy would refuse', () => {
  expect(html(facts(7))).not.toContain('<script');
});
