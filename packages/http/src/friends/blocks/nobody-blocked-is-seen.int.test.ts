import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { answerSwap, askForSwap, childOf, matchBetween, swapRequestOf } from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

interface Named extends TestMember {
  readonly name: string;
}

/** The list of members whom a member has blocked names them on purpose, by first name. */
const ownBlockList = 'get /api/blocks';

/** What the other has written stays readable for a while, so that it can be reported. */
const forReports = ['get /api/ended-conversations', 'get /api/ended-conversations/:userId'];

/**
 * Every call that only reads. The event stream is left out: its events carry ids and no names, and it does
 * not end.
 */
const isReadOnly = ({ method, body, params, streams }: Endpoint): boolean =>
  !streams &&
  (method === 'get' || (method === 'post' && !body && Object.keys(params.def.shape).length === 0));

/**
 * Calls every read of the API, with the other member's id wherever it takes one, and returns the calls whose
 * response shows them.
 */
async function whereSeen(by: TestMember, whom: Named): Promise<string[]> {
  const seen: string[] = [];
  for (const { endpoint } of server.routes.filter((route) => isReadOnly(route.endpoint))) {
    if (endpoint.path === '/api/logout') continue;
    for (const path of [endpoint.path, ...endpoint.aliases]) {
      const { text } = await by.send(endpoint.method, path.replace(/:\w+/g, String(whom.id)));
      if (text.includes(whom.name)) seen.push(`${endpoint.method} ${path}`);
    }
  }
  return seen;
}

const ask = (by: TestMember, whom: TestMember) =>
  by.post('/api/connections/request', { recipientId: whom.id });

const connectBoth = async (ana: Named, bea: Named): Promise<void> => {
  await ask(ana, bea);
  await ask(bea, ana);
};

/** Every relation two members can have; a feature that shows members to each other adds its own. */
const relations: Readonly<Record<string, (ana: Named, bea: Named) => Promise<unknown>>> = {
  neighbors: async () => undefined,
  'one asks the other': ask,
  'connected, and have written to each other': async (ana, bea) => {
    await connectBoth(ana, bea);
    await ana.post('/api/messages', { receiverId: bea.id, message: `I am ${ana.name}` });
    await bea.post('/api/messages', { receiverId: ana.id, message: `I am ${bea.name}` });
  },
  'connected, with one swap arranged and one asked for': async (ana, bea) => {
    await connectBoth(ana, bea);
    const matchId = await matchBetween(server, ana, bea);
    const request = swapRequestOf({ bea, matchId, childId: await childOf(server, ana) });
    const { body } = await askForSwap(ana, request);
    await answerSwap(bea, body.id, 'confirmed');
    await askForSwap(ana, request);
  },
};

/** With a unique name, so that searching a response for the name tells whether it shows the member. */
async function named(): Promise<Named> {
  const name = `N${randomUUID()}`;
  return Object.assign(await mother(server, { firstName: name, bio: `I am ${name}.` }, 'unlocked'), { name });
}

async function related(relation: string): Promise<[Named, Named]> {
  const [ana, bea] = [await named(), await named()];
  await relations[relation]?.(ana, bea);
  await server.runJobs();
  // Whom the deck has shown is found by number, too.
  for (const member of [ana, bea]) await member.post('/api/match/calculate');
  return [ana, bea];
}

describe('two of whom one has blocked the other', () => {
  it.each(Object.keys(relations))('are nowhere shown to each other: %s', async (tie) => {
    const [ana, bea] = await related(tie);
    // Inserts only the block and deletes nothing else, so that each read has to hide the member by itself.
    const createdAt = server.clock.now();
    await server.knex('blocks').insert({ blockerId: ana.id, blockedId: bea.id, createdAt });
    const written = tie.includes('written') ? forReports : [];
    expect(await whereSeen(ana, bea)).toEqual([ownBlockList, ...written]);
    expect(await whereSeen(bea, ana)).toEqual(written);
  });

  it('would be found by this search if they were', async () => {
    const [ana, bea] = await related('neighbors');
    const nearby = ['post /api/match/calculate', 'get /api/users/:id'];
    expect(await whereSeen(ana, bea)).toEqual(expect.arrayContaining(nearby));
    await relations['one asks the other']?.(ana, bea);
    expect(await whereSeen(bea, ana)).toContain('get /api/connections/pending');
    await ask(bea, ana);
    const connected = ['get /api/matches', 'get /api/conversations', 'get /api/conversations/:userId'];
    expect(await whereSeen(bea, ana)).toEqual(expect.arrayContaining(connected));
    const [cleo, dana] = await related('connected, with one swap arranged and one asked for');
    const swaps = ['get /api/swaps/pending', 'get /api/swaps/confirmed', 'get /api/calendar'];
    expect(await whereSeen(cleo, dana)).toEqual(expect.arrayContaining(swaps));
    expect(await whereSeen(dana, cleo)).toEqual(expect.arrayContaining(swaps));
  });
});
