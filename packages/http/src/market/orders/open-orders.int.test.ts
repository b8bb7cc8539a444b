import { ordersContract } from '@nestmates/application/market/orders/contract.ts';
import { reviewsContract } from '@nestmates/application/market/reviews/contract.ts';
import type { Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordersCalls } from '../../../testing/calls-of-two/orders-calls.ts';
import { exampleRequests } from '../../../testing/requests-of.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { signedInMembers } from '../../../testing/signed-in-members.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const reviews = new Set<object>(Object.values(reviewsContract));
const names = Object.keys(ordersCalls) as (keyof typeof ordersCalls)[];
const endpointOf = (name: string) =>
  [ordersContract, reviewsContract]
    .flatMap((contract): Endpoint[] => Object.values(contract))
    .find(({ method, path }) => `${method} ${path}` === name);

/** All that can be done with an order that there is; neither buying another one nor writing about it. */
const calls = names.flatMap((name) => {
  const endpoint = endpointOf(name);
  if (!endpoint) throw new Error(`There is no ${name}`);
  return endpoint === ordersContract.checkout || reviews.has(endpoint) ? [] : [{ name, endpoint }];
});

describe('a member whose profile was reset', () => {
  it('is not asked about fewer calls than there are', () => {
    const changing = Object.values(ordersContract).filter(({ method }) => method !== 'get');
    expect(calls).toHaveLength(changing.length - 1);
  });

  it.each(calls)('can still: $name', async ({ name, endpoint }) => {
    const [caller] = await signedInMembers(server, 1, columnsOf.onboarding);
    const [other] = await signedInMembers(server, 1, columnsOf.premium);
    if (!caller || !other) throw new Error('There are two');
    const { params = {}, body } = await ordersCalls[name].arrange({ knex: server.knex, caller, other });
    const path = endpoint.path.replace(':id', String(params.id));
    const [example] = exampleRequests(endpoint);
    const { status, text } = await caller
      .at(server)
      .send(endpoint.method, path, body === undefined ? example?.options : { body });
    expect(status, text).toBe(200);
  });

  it('sees what is open, and begins nothing new', async () => {
    const [caller] = await signedInMembers(server, 1, columnsOf.onboarding);
    const [other] = await signedInMembers(server, 1, columnsOf.premium);
    if (!caller || !other) throw new Error('There are two');
    const by = caller.at(server);
    const { params } = await ordersCalls['post /api/orders/:id/confirm-delivery'].arrange({
      knex: server.knex,
      caller,
      other,
    });
    expect((await by.get(`/api/orders/${params?.id}`)).body).toMatchObject({ id: params?.id });
    expect(JSON.parse((await by.get('/api/orders/buyer')).text)).toHaveLength(1);
    const { params: wanted } = await ordersCalls['post /api/marketplace/:id/checkout'].arrange({
      knex: server.knex,
      caller,
      other,
    });
    expect(await by.post(`/api/marketplace/${wanted?.id}/checkout`, {})).toMatchObject({ status: 403 });
  });
});
