import { bandLimitsKm, distanceBand } from '@nestmates/domain/members/places/distance-band.ts';
import { distanceKm, type Point } from '@nestmates/domain/members/places/point.ts';
import type { ZipAudience } from '@nestmates/domain/platform/access/zip-audience.ts';
import { isFull } from '@nestmates/domain/testing/depth.ts';
import { CensusZipCentroids } from '@nestmates/infrastructure/members/places/zip-centroids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, listAt, mother } from '../../../testing/mothers.ts';
import { onSale, seller } from '../../../testing/shop-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

const zips = new CensusZipCentroids();
const austin = { state: 'TX', city: 'Austin' };
/** Zips on either side of the city. */
const [south, north] = ['78745', '78727'];

let server: TestServer;
let hidden: TestMember;
let listing: number;

async function livesAt(member: TestMember, zipCode?: string): Promise<void> {
  // The limit of three moves in 30 days is not what keeps the zip hidden.
  await server.knex('users').where({ id: member.id }).update({ homeMoves: [] });
  const body = { firstName: 'Ana', age: 30, ...austin, ...(zipCode ? { zipCode } : {}) };
  expect((await member.put('/api/profile/basic', body)).status).toBe(200);
  await server.runJobs();
}

async function showsZipTo(zipShownTo: ZipAudience): Promise<void> {
  const { status, body } = await hidden.put('/api/profile/privacy', { zipShownTo });
  expect([status, body.zipShownTo]).toEqual([200, zipShownTo]);
  await server.runJobs();
}

beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  hidden = await seller(server, { firstName: 'Ana', email: 'hidden@example.com' });
  await server.knex('children').insert({
    userId: hidden.id,
    position: 0,
    gender: 'girl',
    age: 4,
    createdAt: server.clock.now(),
  });
  listing = await onSale(hidden);
});
afterAll(() => server.close());
beforeEach(() => server.knex('shown_strangers').delete());

/** Every call that answers a member about others, by its contract: all that read, and the search. */
function callsAboutOthers(): readonly string[] {
  const paths = server.routes
    .filter(({ endpoint: { method, access } }) => method === 'get' && access !== 'admin')
    .map(({ endpoint }) => endpoint.path);
  const byId = paths.flatMap((path) =>
    /:\w+/.test(path) ? [hidden.id, listing].map((id) => path.replace(/:\w+/g, String(id))) : [path],
  );
  const searches = ['?sort=nearest', '?sort=nearest&limit=1', '?q=bike&sort=nearest'].concat(
    bandLimitsKm.map((km) => `?distance=within-${km}`),
  );
  return [...byId, ...searches.map((query) => `/api/marketplace${query}`)];
}

/** Removes what differs between two calls though nothing has changed. */
const withoutTimes = (text: string): string =>
  text.replace(/"(?:lastEventId|requestId|now|at|generatedAt)":"[^"]*"/g, '""');

async function allAnswersTo(attacker: TestMember): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  const found = await attacker.post('/api/match/calculate');
  answers.set('post /api/match/calculate', withoutTimes(found.text));
  for (const path of callsAboutOthers()) {
    if (path.includes('stream') || path.includes('metrics')) continue;
    const { status, text, headers } = await attacker.get(path);
    answers.set(path, `${status} ${headers.get('link')} ${withoutTimes(text)}`);
  }
  return answers;
}

/** The calls whose answers tell that the member has moved from one zip to the other. */
async function tellingCalls(attacker: TestMember): Promise<readonly string[]> {
  await livesAt(hidden, south);
  const before = await allAnswersTo(attacker);
  await livesAt(hidden, north);
  const after = await allAnswersTo(attacker);
  return [...before].flatMap(([call, answer]) => (after.get(call) === answer ? [] : [call]));
}

interface Shown {
  readonly user: { readonly id: number };
  readonly distance: { readonly band: string };
}

const bandsFor = async (attacker: TestMember): Promise<readonly string[]> => {
  const { matches = [] } = (await attacker.post('/api/match/calculate')).body as {
    matches?: readonly Shown[];
  };
  const card = matches.find(({ user }) => user.id === hidden.id);
  const sold = (await listAt(attacker, '/api/marketplace')).find(({ id }) => Number(id) === listing);
  return [card?.distance.band ?? 'none', String(sold?.distance)];
};

/** All zips of the city's surroundings. */
const around = (center: Point): ReadonlyMap<string, Point> =>
  new Map(
    Array.from({ length: 2000 }, (_, nth) => String(77_800 + nth)).flatMap((zip) => {
      const point = zips.find(zip);
      return point && distanceKm(point, center) < 60 ? [[zip, point] as const] : [];
    }),
  );

/** Asks from fifty homes, and keeps the zips that fit all answers. */
async function zipsThatFit(): Promise<readonly string[]> {
  const candidates = new Map(around(zips.find('78701') as Point));
  const homes = [...candidates].filter((_, nth) => nth % Math.ceil(candidates.size / 50) === 0);
  for (const [zip, home] of homes) {
    const attacker = await mother(server, { firstName: 'Eve', zipCode: zip, ...home });
    await server.runJobs();
    for (const band of await bandsFor(attacker)) {
      for (const [candidate, point] of candidates) {
        const fits = distanceBand(distanceKm(home, point), zip === candidate);
        if (band !== 'none' && fits !== band) candidates.delete(candidate);
      }
    }
    await server.knex('users').where({ id: attacker.id }).delete();
  }
  return [...candidates.keys()];
}

describe('a zip that is hidden from everybody', () => {
  it('changes no answer of any call to a stranger or a connection', async () => {
    const [stranger, friend] = [await mother(server), await mother(server)];
    await connect(server, friend, hidden);
    await livesAt(stranger, '78704');
    await livesAt(friend, '78704');
    await showsZipTo('nobody');
    expect(await tellingCalls(stranger)).toEqual([]);
    if (isFull) {
      expect(await tellingCalls(friend)).toEqual([]);
      await showsZipTo('connections');
      expect(await tellingCalls(stranger)).toEqual([]);
      expect(await tellingCalls(friend)).not.toEqual([]);
    }
    await showsZipTo('everyone');
    expect(await tellingCalls(stranger)).toEqual(
      expect.arrayContaining([
        'post /api/match/calculate',
        `/api/users/${hidden.id}`,
        '/api/marketplace',
        '/api/marketplace?distance=within-15',
      ]),
    );
  });

  if (isFull) {
    it('is found by fifty accounts where it is shown, and not where it is hidden', {
      timeout: 240_000,
    }, async () => {
      await livesAt(hidden, south);
      await showsZipTo('everyone');
      expect(await zipsThatFit()).toEqual([south]);
      await showsZipTo('nobody');
      const asHidden = await zipsThatFit();
      await livesAt(hidden, north);
      expect(await zipsThatFit()).toEqual(asHidden);
    });
  }
});
