import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  trackingContract,
  trackingFaultContract,
} from '@nestmates/application/testing/contracts/tracking-contract.ts';
import type { ParcelState } from '@nestmates/domain/market/orders/parcel.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenServer } from '../../../testing/broken-server.ts';
import { ShippoTracking } from './shippo-tracking.ts';

/** What the double answers, by the path that was asked for. */
const tracks = new Map<string, object>();
const requests: { readonly path: string; readonly headers: object }[] = [];
const double = createServer((request, response) => {
  const path = request.url ?? '';
  requests.push({ path, headers: request.headers });
  if (request.headers.authorization !== 'ShippoToken shippo_test_1') {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"detail":"Invalid token"}');
    return;
  }
  const [carrier, number] = path.split('/').slice(2);
  const unknown = { carrier, tracking_number: number, tracking_status: null, tracking_history: [] };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(tracks.get(path) ?? unknown));
});
beforeAll(() => new Promise<void>((listening) => double.listen(0, '127.0.0.1', listening)));
afterAll(() => void double.close());

const refused: number[] = [];
const withKey = (apiKey: string) =>
  new ShippoTracking({
    apiKey,
    apiBase: `http://127.0.0.1:${(double.address() as AddressInfo).port}`,
    keyRefused: (status) => void refused.push(status),
  });

const words: Readonly<Record<ParcelState, string>> = {
  announced: 'PRE_TRANSIT',
  moving: 'TRANSIT',
  failed: 'RETURNED',
  delivered: 'DELIVERED',
};
const at = new Date('2026-11-03T15:04:00.250Z');
const answer = (status: string, status_date: string | null = at.toISOString()) => ({
  carrier: 'usps',
  tracking_number: '9400',
  eta: null,
  servicelevel: { token: 'usps_priority', name: null },
  tracking_status: {
    object_id: 'f0',
    object_created: '2026-11-02T00:00:00Z',
    status,
    status_details: 'As the carrier says.',
    status_date,
    substatus: null,
    location: null,
  },
  tracking_history: [],
  messages: [],
});

trackingContract('Shippo', () => ({
  tracking: withKey('shippo_test_1'),
  async carrierSays({ carrier, number }, state) {
    tracks.set(`/tracks/${carrier}/${number}`, answer(words[state]));
    return at;
  },
}));

trackingFaultContract(
  'Shippo',
  async (fault) =>
    new ShippoTracking({
      apiKey: 'shippo_test_1',
      apiBase: await brokenServer(fault),
      timeout: 300,
      keyRefused: () => undefined,
    }),
);

it('asks as the API is published, each carrier by its name there', async () => {
  await withKey('shippo_test_1').find({ carrier: 'dhl', number: '00-7' });
  expect(requests.at(-1)).toMatchObject({
    path: '/tracks/dhl_express/00-7',
    headers: { authorization: 'ShippoToken shippo_test_1', 'shippo-api-version': '2018-02-08' },
  });
});

it.each([
  ['a failure is one that could not be delivered', answer('FAILURE'), { state: 'failed', at }],
  ['UNKNOWN is nothing', answer('UNKNOWN'), undefined],
  ['a word of tomorrow is nothing', answer('TELEPORTED'), undefined],
  [
    'without a date it is from when they heard of it',
    answer('DELIVERED', null),
    { state: 'delivered', at: new Date('2026-11-02T00:00:00Z') },
  ],
  ['a date that is none is nothing', answer('TRANSIT', 'yesterday'), undefined],
  ['another shape is nothing', { tracking_status: 'DELIVERED' }, undefined],
])('%s', async (_, said, expected) => {
  tracks.set('/tracks/usps/9400-ODD', said);
  expect(await withKey('shippo_test_1').find({ carrier: 'usps', number: '9400-ODD' })).toEqual(expected);
});

it('says that its key is refused, and knows nothing then', async () => {
  expect(await withKey('shippo_test_2').find({ carrier: 'usps', number: '9400' })).toBeUndefined();
  expect(refused).toEqual([401]);
});
