import type { Access, Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import { isFull } from '@nestmates/domain/testing/depth.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleRequests } from '../../../testing/requests-of.ts';
import { type Role, roles } from '../../../testing/roles.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off', VERIFIED_EMAIL: 'required' } });
});
afterAll(() => server.close());

type Refusal = readonly [status: number, code: string];
const unknown: Refusal = [401, 'UNAUTHENTICATED'];
const unfinished: Refusal = [403, 'ONBOARDING_INCOMPLETE'];
const notPro: Refusal = [403, 'PRO_REQUIRED'];
const notPremium: Refusal = [403, 'PREMIUM_REQUIRED'];
const unverified: Refusal = [403, 'EMAIL_UNVERIFIED'];
const forbidden: Refusal = [403, 'FORBIDDEN'];

/**
 * Written by hand and not derived from the gates, so that it can find their mistakes. Roles that are not
 * listed may call.
 */
const refusals: Readonly<Record<Access, Readonly<Partial<Record<Role, Refusal>>>>> = {
  public: {},
  'signed-in': { visitor: unknown },
  member: { visitor: unknown, onboarding: unfinished },
  pro: { visitor: unknown, onboarding: unfinished, free: notPro, admin: notPro },
  premium: {
    visitor: unknown,
    onboarding: unfinished,
    unverified: notPremium,
    free: notPremium,
    admin: notPremium,
    pro: notPremium,
  },
  admin: {
    visitor: unknown,
    onboarding: forbidden,
    unverified: forbidden,
    free: forbidden,
    pro: forbidden,
    premium: forbidden,
    unlocked: forbidden,
  },
};

/** What a member whose e-mail is not verified may not do, where that is required. */
const closedToUnverified: ReadonlySet<string> = new Set([
  'post /api/connections/request',
  'post /api/marketplace',
  'post /api/marketplace/:id/checkout',
  'post /api/connections/:userId/wave',
  'post /api/messages',
  'post /api/checkin',
  'get /api/checkin/recent',
  'get /api/checkin/places',
  'post /api/match/calculate',
  'post /api/swaps/request',
  // Only to accept, which is what the example asks; the member may decline.
  'post /api/swaps/respond',
  'post /api/swaps/:swapId/time',
  'post /api/playdates/:playdateId/accept',
  'post /api/playdates/:playdateId/propose',
]);

const refusalOf = ({ method, path, access }: Endpoint, role: Role): Refusal | undefined =>
  role === 'unverified' && closedToUnverified.has(`${method} ${path}`) ? unverified : refusals[access][role];

/**
 * A call that passed the gates may still be refused by its handler, but not with one of these codes, which
 * only the gates use.
 */
const gateWords: Readonly<Record<Access, readonly string[]>> = {
  public: [],
  'signed-in': ['UNAUTHENTICATED'],
  member: ['UNAUTHENTICATED', 'ONBOARDING_INCOMPLETE'],
  pro: ['UNAUTHENTICATED', 'ONBOARDING_INCOMPLETE', 'PRO_REQUIRED'],
  premium: ['UNAUTHENTICATED', 'ONBOARDING_INCOMPLETE', 'PRO_REQUIRED', 'PREMIUM_REQUIRED'],
  admin: ['UNAUTHENTICATED'],
};

const gateWordsOf = ({ access }: Endpoint) => [...gateWords[access], 'EMAIL_UNVERIFIED', 'PASSWORD_REQUIRED'];

describe('who may call what', () => {
  // A few hundred calls, one after the other, on a machine that may be busy.
  const timeout = 120_000;
  it.each(roles)('is enforced for every call and each of its paths: %s', { timeout }, async (role) => {
    const surprises: string[] = [];
    // Each call is tried in a short run by every third role, and each role tries every third call.
    const nthRole = roles.indexOf(role);
    const tried = server.routes.filter((_, nth) => isFull || (nth + nthRole) % 3 === 0);
    let caller = await server.signedInAs(role);
    for (const { endpoint } of tried) {
      for (const { path, options } of exampleRequests(endpoint)) {
        const { status, body } = await caller.send(endpoint.method, path, options);
        const refusal = refusalOf(endpoint, role);
        const asExpected = refusal
          ? status === refusal[0] && body.error === refusal[1]
          : status < 500 && !gateWordsOf(endpoint).includes(String(body.error));
        if (!asExpected)
          surprises.push(`${endpoint.method} ${path} (${endpoint.access}): ${status} ${body.error}`);
        // What was done may have changed the caller or ended their session.
        if (status < 400) caller = await server.signedInAs(role);
      }
    }
    expect(surprises).toEqual([]);
  });

  it('covers the whole API', () => {
    expect(server.routes.length).toBeGreaterThanOrEqual(8);
    expect(new Set(server.routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).size).toBe(
      server.routes.length,
    );
  });

  it('treats a session that has ended, never was, or is only half sent as none', async () => {
    const member = await server.signedInAs('free');
    const [name = '', token = ''] = [...member.cookies][0] ?? [];
    for (const value of [token.slice(1), `${token}x`, 'nonsense', "' or 1=1 --", 'x'.repeat(4000)]) {
      member.cookies.set(name, value);
      expect((await member.get('/api/me')).status, value).toBe(401);
    }
  });
});
