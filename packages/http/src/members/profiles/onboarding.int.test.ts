import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const basic = { firstName: 'Ana', state: 'NY', city: 'Brooklyn', zipCode: '11215', age: 34 };
const parenting = { parentingVibe: ['gentle'], availability: ['monday'], lookingFor: ['playdates'] };
const children = { children: [{ gender: 'girl', age: 3, creativePlay: ['painting'] }] };
const bio = { bio: 'Two boys, one balcony, many tomatoes.' };

const calls = [
  { path: '/api/profile/basic', body: basic, flag: 'intakeBasicCompleted' },
  { path: '/api/profile/parenting', body: parenting, flag: 'parentingInfoCompleted' },
  { path: '/api/profile/children', body: children, flag: 'childrenAdded' },
  { path: '/api/profile/completion', body: bio, flag: 'onboardingComplete' },
] as const;

async function after(steps: number): Promise<TestMember> {
  const member = await server.member();
  for (const { path, body } of calls.slice(0, steps)) {
    const { status } = await member.put(path, body);
    expect(status).toBe(200);
  }
  return member;
}

const stored = (id: number) => server.knex('users').where({ id }).first();

describe('onboarding', () => {
  it('leads in four calls from an empty account to a finished profile', async () => {
    const member = await server.member();
    for (const { path, body, flag } of calls) {
      const reply = await member.put(path, body);
      expect(reply.body).toMatchObject({ id: member.id, [flag]: true });
      const { lastEventId: _, away: __, ...me } = (await member.get('/api/me')).body;
      expect(reply.body).toEqual(me);
    }
    const me = (await member.get('/api/me')).body;
    expect(me).toMatchObject({ ...basic, ...parenting, ...bio });
    expect(me).not.toHaveProperty('latitude');
  });

  it('can also end under its other name', async () => {
    const member = await after(3);
    const reply = await member.post('/api/complete-profile', bio);
    expect(reply.body).toMatchObject({ ...bio, onboardingComplete: true });
  });

  const skippedSteps = calls.flatMap(({ path, body }, index) =>
    Array.from({ length: index }, (_, done) => ({ path, body, done })),
  );

  it.each(skippedSteps)(
    'refuses $path after $done steps and keeps nothing of it',
    async ({ path, body, done }) => {
      const member = await after(done);
      const before = await stored(member.id);
      const reply = await member.put(path, body);
      expect(reply.status).toBe(403);
      expect(reply.body).toMatchObject({ error: 'ONBOARDING_INCOMPLETE' });
      expect(await stored(member.id)).toEqual(before);
      expect((await member.get('/api/children')).text).toBe('[]');
    },
  );

  it.each(calls)('takes $path again when all is done', async ({ path, body }) => {
    const member = await after(4);
    const reply = await member.put(path, body);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ onboardingComplete: true });
  });

  it('keeps all else of a finished member who says anew where she lives, then how she parents', async () => {
    const member = await after(4);
    await member.put('/api/profile/edit', { firstName: 'Ana', lifestyleInterests: ['arts-crafts'] });
    const before = (await member.get('/api/me')).body;
    const home = { firstName: 'Anna', state: 'IL', city: 'Chicago', zipCode: '60614', age: 35 };
    expect((await member.put('/api/profile/basic', home)).body).toMatchObject({ ...home, ...parenting });
    const answers = {
      ...parenting,
      parentingValues: ['montessori'],
      lookingFor: ['playdates', 'workout-buddy'],
    };
    expect((await member.put('/api/profile/parenting', answers)).status).toBe(200);
    expect((await member.get('/api/me')).body).toEqual({
      ...before,
      ...home,
      ...answers,
      homeSince: expect.any(String),
      homeMoves: [expect.any(String)],
    });
  });

  it.each(calls)('asks who is calling before $path', async ({ path, body }) => {
    expect((await server.visitor().put(path, body)).status).toBe(401);
  });

  it('refuses a city of another state with its sentence', async () => {
    const member = await after(0);
    const reply = await member.put('/api/profile/basic', { ...basic, state: 'IL' });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({
      error: 'VALIDATION',
      message: 'Please choose a city in Illinois',
      issues: [{ path: 'city', message: 'Please choose a city in Illinois' }],
    });
    expect(await stored(member.id)).toMatchObject({ intakeBasicCompleted: false, city: null });
  });

  it('places her at the center of her zip, or of her city without a known one', async () => {
    const member = await after(1);
    expect(await stored(member.id)).toMatchObject({
      latitude: expect.closeTo(40.66, 1),
      longitude: expect.closeTo(-73.99, 1),
    });
    await member.put('/api/profile/basic', { ...basic, state: 'IL', city: 'Chicago', zipCode: '00000' });
    expect(await stored(member.id)).toMatchObject({
      zipCode: '00000',
      latitude: expect.closeTo(41.85, 1),
      longitude: expect.closeTo(-87.65, 1),
    });
  });

  it('shows no picture that was not uploaded', async () => {
    const member = await after(3);
    const reply = await member.put('/api/profile/completion', {
      ...bio,
      profilePhotoUrl: 'https://elsewhere.test/a.jpg',
    });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ issues: [{ path: 'profilePhotoUrl' }] });
    await server.knex('users').where({ id: member.id }).update({ profilePhotoUrl: '/photos/own.webp' });
    const own = await member.put('/api/profile/completion', { ...bio, profilePhotoUrl: '/photos/own.webp' });
    expect(own.body).toMatchObject({ profilePhotoUrl: '/photos/own.webp', onboardingComplete: true });
  });

  it.each(calls)('needs at most eight statements for $path', async ({ path, body }) => {
    const member = await after(4);
    expect(await server.statements.during(() => member.put(path, body))).toHaveProperty(
      'length',
      expect.toSatisfy((count: number) => count <= 8),
    );
  });
});

describe('an edit', () => {
  it('changes what is sent and leaves the rest', async () => {
    const member = await after(4);
    const reply = await member.put('/api/profile/edit', {
      firstName: 'Anna',
      parentingVibe: ['gentle', 'go-with-the-flow'],
    });
    expect(reply.body).toMatchObject({
      ...basic,
      ...parenting,
      ...bio,
      firstName: 'Anna',
      parentingVibe: ['gentle', 'go-with-the-flow'],
      onboardingComplete: true,
    });
  });

  it('takes 25 for an age that nobody told, and never replaces one that was', async () => {
    const unknown = await server.member();
    expect((await unknown.put('/api/profile/edit', { firstName: 'Ana' })).body).toMatchObject({ age: 25 });
    const known = await after(1);
    expect((await known.put('/api/profile/edit', { firstName: 'Ana' })).body).toMatchObject({ age: 34 });
  });

  it('finishes no step of onboarding', async () => {
    const member = await server.member();
    const reply = await member.put('/api/profile/edit', { firstName: 'Ana', age: 30, ...parenting, ...bio });
    expect(reply.body).toMatchObject({
      intakeBasicCompleted: false,
      parentingInfoCompleted: false,
      onboardingComplete: false,
    });
  });

  it('leaves an admin by e-mail an admin', async () => {
    const admin = await server.member({
      email: 'admin@nestmates.test',
      emailVerifiedAt: server.clock.now(),
    });
    expect((await admin.put('/api/profile/edit', { firstName: 'Ada' })).body).toMatchObject({
      isAdmin: true,
    });
  });
});
