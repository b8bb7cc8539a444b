import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

interface Card {
  readonly user: { readonly id: number };
  readonly compatibilityScore: number;
}
const deckOf = async (member: TestMember) =>
  (await member.post('/api/match/calculate')).body.matches as readonly Card[];
const idsIn = async (member: TestMember) => (await deckOf(member)).map(({ user }) => user.id);
const skip = (by: TestMember, userId: unknown) => by.post('/api/match/skip', { userId });

/** Each test has a city of its own, so that it finds no members of another test. */
let locationCount = 0;
function newLocation() {
  locationCount += 1;
  return { latitude: 30 + locationCount * 2, longitude: -100, zipCode: String(70_000 + locationCount) };
}

describe('how many mothers are near, for a visitor', () => {
  const near = (zip: string) => server.visitor().get(`/api/near?zip=${zip}`);

  it('is told in steps, and counts nobody by a zip that she hides', async () => {
    const here = { latitude: 45.78, longitude: -108.57, zipCode: '59102' };
    const hidden = { ...here, zipShownTo: 'nobody', cityLatitude: 46.87, cityLongitude: -114.0 } as const;
    await Promise.all(
      [...Array.from({ length: 20 }, () => here), hidden].map((shown) => mother(server, shown)),
    );
    await server.runJobs();
    expect((await near('59102')).body).toEqual({ moreThan: 0 });
    await mother(server, here);
    await server.runJobs();
    expect((await near('59102')).body).toEqual({ moreThan: 20 });
    expect((await near('59801')).body).toEqual({ moreThan: 0 });
  });

  it('refuses what is no zip', async () => {
    expect(await near('00000')).toMatchObject({
      status: 404,
      body: { message: 'We do not know this zip code.' },
    });
    expect(await near('5910')).toMatchObject({ status: 400 });
  });
});

describe('the deck', () => {
  it('shows who lives near, how well she fits and why', async () => {
    const here = newLocation();
    const ana = await mother(server, { ...here, lookingFor: ['playdates'] });
    const bea = await mother(server, {
      ...here,
      firstName: 'Bea',
      bio: 'Swings at nine.',
      lookingFor: ['playdates'],
    });
    await server.runJobs();
    expect((await ana.post('/api/match/calculate')).body).toEqual({
      matches: [
        {
          user: expect.objectContaining({
            id: bea.id,
            firstName: 'Bea',
            bio: 'Swings at nine.',
            lookingFor: ['Playdates'],
          }),
          children: [{ gender: 'girl', age: 4 }],
          compatibilityScore: 100,
          scoreLabel: 'Excellent Match',
          breakdown: {
            nearness: 'much',
            childAges: 'much',
            childInterests: 'much',
            parenting: 'much',
            lifestyle: 'much',
            availability: 'much',
            lookingFor: 'much',
            community: 'much',
          },
          why: expect.arrayContaining([
            { part: 'childAges', words: 'You each have a 4-year-old', share: 100 },
            { part: 'lookingFor', words: 'Both want playdates', share: 100 },
          ]),
          differs: null,
          distance: { band: 'same-zip', label: 'Same zip code' },
        },
      ],
    });
  });

  it('is searched at her new home, before any job has run', async () => {
    const [before, now] = [newLocation(), newLocation()];
    const ana = await mother(server, before);
    await mother(server, before);
    const bea = await mother(server, now);
    await server.runJobs();
    const { latitude, longitude, zipCode } = now;
    await server.knex('users').where({ id: ana.id }).update({ latitude, longitude, zipCode });
    expect(await idsIn(ana)).toEqual([bea.id]);
  });

  it('never reveals where anyone lives', async () => {
    const here = newLocation();
    const ana = await mother(server, here);
    await mother(server, { ...here, latitude: here.latitude + 0.123456, zipCode: '70999' });
    await server.runJobs();
    const { text } = await ana.post('/api/match/calculate');
    expect(text).toContain('within-15');
    expect(text).not.toMatch(/latitude|longitude|\.1234|13\.7/);
  });

  it('reaches 100 km, across state lines and no farther', async () => {
    const here = newLocation();
    const ana = await mother(server, here);
    const [near] = [
      await mother(server, { ...here, latitude: here.latitude + 0.89, state: 'OK' }),
      await mother(server, { ...here, latitude: here.latitude + 0.91 }),
    ];
    await server.runJobs();
    expect(await idsIn(ana)).toEqual([near?.id]);
  });

  it('leaves out members she has asked or passed, and unfinished ones', async () => {
    const here = newLocation();
    const ana = await mother(server, here);
    const [connection, requested, passed, declined, stranger] = await Promise.all(
      Array.from({ length: 5 }, () => mother(server, here)),
    );
    await server.member({ ...columnsOf.onboarding, ...here });
    await server.runJobs();
    if (!connection || !requested || !passed || !declined || !stranger) throw new Error('Nobody came');
    for (const [by, whom] of [
      [ana, connection],
      [connection, ana],
      [ana, requested],
      [declined, ana],
    ] as const) {
      await by.post('/api/connections/request', { recipientId: whom.id });
    }
    await skip(ana, passed.id);
    expect(new Set(await idsIn(ana))).toEqual(new Set([declined.id, stranger.id]));
    const [request] = JSON.parse((await ana.get('/api/connections/pending')).text);
    await ana.post('/api/connections/respond', { requestId: request.id, action: 'decline' });
    expect(await idsIn(ana)).toEqual([stranger.id]);
  });

  it('has twenty cards at most, the best first, and Pro first among equals', async () => {
    const here = newLocation();
    const ana = await mother(server, here);
    await Promise.all(Array.from({ length: 22 }, () => mother(server, here, 'free')));
    const pro = await mother(server, here, 'unlocked');
    await mother(server, { ...here, lookingFor: ['playdates'] }, 'premium');
    await server.runJobs();
    const deck = await deckOf(ana);
    expect(deck).toHaveLength(20);
    expect(deck[0]?.user.id).toBe(pro.id);
    const scores = deck.map(({ compatibilityScore }) => compatibilityScore);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('knows a change of her answers, her children and her plan as soon as the job is done', async () => {
    const here = newLocation();
    const ana = await mother(server, here);
    const bea = await mother(server, here);
    const dana = await mother(server, here);
    await server.runJobs();
    await bea.put('/api/profile/edit', { firstName: 'Bea', lifestyleInterests: ['hiking'] });
    await server.runJobs();
    expect(await idsIn(ana)).toEqual([dana.id, bea.id]);
    await server.knex('children').where({ userId: dana.id }).update({ age: 12 });
    await server.runJobs();
    expect(await idsIn(ana)).toEqual([bea.id, dana.id]);
    await server.knex('users').where({ id: dana.id }).update({ onboardingComplete: false });
    await server.runJobs();
    expect(await idsIn(ana)).toEqual([bea.id]);
  });

  it('is there for a member whose own profile is not packed yet', async () => {
    const here = newLocation();
    const bea = await mother(server, here);
    await server.runJobs();
    const ana = await mother(server, here);
    expect(await idsIn(ana)).toEqual([bea.id]);
  });

  it('takes eight statements, with session, limits and turn, however many live near', async () => {
    const here = newLocation();
    const ana = await mother(server, here);
    const counts: number[] = [];
    for (const more of [1, 30]) {
      await Promise.all(Array.from({ length: more }, () => mother(server, here)));
      await server.runJobs();
      counts.push((await server.statements.during(() => deckOf(ana))).length);
    }
    expect(counts[1]).toBe(counts[0]);
    // Session, count, turn, search, neighborhoods that are not kept, members, strangers of the day, end of the turn.
    expect(counts[0]).toBeLessThanOrEqual(8);
  });
});
