import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askToConnect, mother, twoMothers } from '../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('the letter about a request', () => {
  const lettersTo = (member: TestMember) => server.knex('sandbox_mail').where({ to: member.email });

  it('goes to the recipient, three times a day at most', async () => {
    const bea = await mother(server, { firstName: 'Bea' });
    for (const firstName of ['Ana', 'Cleo', 'Dana', 'Eva'])
      await askToConnect(await mother(server, { firstName }), bea);
    await server.runJobs();
    const letters = await lettersTo(bea);
    expect(letters).toHaveLength(3);
    expect(letters[0].subject).toBe('Ana would like to connect on Nestmates');
    expect(letters[0].text).toContain(`${server.origin}/connection-requests`);
  });

  it('is not sent about a request that is answered by then', async () => {
    const [ana, bea] = await twoMothers(server);
    await askToConnect(ana, bea);
    await askToConnect(bea, ana);
    await server.runJobs();
    expect(await lettersTo(bea)).toEqual([]);
  });
});
