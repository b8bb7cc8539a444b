import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let newcomer: TestMember;
beforeAll(async () => {
  server = await testServer();
  newcomer = await server.member();
});
afterAll(() => server.close());

const towns = async (query: string) =>
  (await newcomer.get(`/api/towns?${query}`)).body.towns as readonly string[];

describe('the towns of a state', () => {
  it('are found by typing before onboarding is done, twenty at most, and can be lived in', async () => {
    expect(await towns('state=NY&q=cold%20spr')).toContain('Cold Spring');
    expect(await towns('state=NY&q=e')).toHaveLength(20);
    const basic = { firstName: 'Ana', state: 'NY', city: 'Cold Spring', age: 34 };
    expect((await newcomer.put('/api/profile/basic', basic)).body).toMatchObject({ city: 'Cold Spring' });
    const { latitude } = await server.knex('users').where({ id: newcomer.id }).first();
    expect(latitude).toBeCloseTo(41.4, 0);
  });

  it('are the fixed list before anything is typed', async () => {
    const listed = await towns('state=NY');
    expect(listed).toContain('Brooklyn');
    expect(listed).not.toContain('Cold Spring');
    expect(listed.length).toBeLessThanOrEqual(50);
  });

  it('are said of a state of the list, to those who are signed in', async () => {
    expect(await newcomer.get('/api/towns?state=XX')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'state', message: 'Please choose a state from the list' }] },
    });
    expect((await newcomer.get(`/api/towns?state=NY&q=${'a'.repeat(101)}`)).status).toBe(400);
    expect((await server.visitor().get('/api/towns?state=NY')).status).toBe(401);
  });
});
