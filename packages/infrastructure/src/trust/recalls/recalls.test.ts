import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  recallsContract,
  recallsFaultContract,
} from '@nestmates/application/testing/contracts/recalls-contract.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { brokenServer } from '../../../testing/broken-server.ts';
import { builtInRecalls } from './built-in-recalls.ts';
import { CpscRecalls } from './cpsc-recalls.ts';

/** Recall as the agency publishes it. */
const sleepers = {
  RecallID: 8557,
  RecallNumber: '19105',
  RecallDate: '2019-04-12T00:00:00',
  Description: 'This recall involves all models of the sleeper.',
  URL: 'https://www.cpsc.gov/Recalls/2019/Fisher-Price-Recalls-Rock-n-Play-Sleepers-Due-to-Reports-of-Deaths',
  Title: 'Fisher-Price Recalls Rock ‘n Play Sleepers Due to Reports of Deaths',
  ConsumerContact: 'online',
  LastPublishDate: '2023-01-09T00:00:00',
  Products: [
    {
      Name: 'All Models of Rock ‘n Play Sleeper',
      Description: '',
      Model: '',
      Type: 'Sleepers',
      CategoryID: '0',
    },
  ],
  Manufacturers: [{ Name: 'Fisher-Price, of East Aurora, N.Y.', CompanyID: '' }],
  Importers: [],
};

let answer: unknown;
const asked: URL[] = [];
const double = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://agency.example'));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});
beforeAll(() => new Promise<void>((listening) => double.listen(0, '127.0.0.1', listening)));
afterAll(() => void double.close());
beforeEach(() => {
  answer = [sleepers];
});

const agency = () =>
  new CpscRecalls({ apiBase: `http://127.0.0.1:${(double.address() as AddressInfo).port}` });

recallsContract('the built-in list', () => builtInRecalls);
recallsContract('the agency', agency);
recallsFaultContract(
  'the agency',
  async (fault) => new CpscRecalls({ apiBase: await brokenServer(fault), timeout: 300 }),
);

it('asks as the API is published, for the names of what children use', async () => {
  await agency().published();
  expect(asked.at(0)?.pathname).toBe('/RestWebServices/Recall');
  expect(asked.every(({ searchParams }) => searchParams.get('format') === 'json')).toBe(true);
  expect(asked.map(({ searchParams }) => searchParams.get('ProductName'))).toContain('stroller');
});

const namesOf = async (changes: object) => {
  answer = [{ ...sleepers, ...changes }];
  const [found] = (await agency().published()) ?? [];
  return found && { brands: found.brands, models: found.models };
};

it('reads who has made it from the headline and the firms, and its own name without what it is', async () => {
  expect(await namesOf({})).toEqual({ brands: ['Fisher-Price'], models: ['rock n play'] });
  expect(
    await namesOf({
      Title: 'Thule Recalls Strollers Due to Injury Hazard',
      Products: [{ Name: 'Thule Sleek strollers', Model: '11000017, 11000019 and 11000020' }],
      Manufacturers: [],
      Importers: [{ Name: 'Thule Inc., of Seymour, Conn.' }],
    }),
  ).toEqual({ brands: ['Thule'], models: ['sleek', '11000017', '11000019', '11000020'] });
});

it.each([
  ['it names no product of its own', { Products: [{ Name: 'High Chairs', Model: '' }] }],
  ['it names nobody', { Title: 'Cribs Sold Online', Manufacturers: [] }],
  ['its page is no address', { URL: 'javascript:alert(1)' }],
  ['its date is none', { RecallDate: 'yesterday' }],
  ['it has another shape', { Products: 'many' }],
])('leaves out a recall where %s', async (_, changes) => {
  expect(await namesOf(changes)).toBeUndefined();
});

it('has about a hundred recalls built in', async () => {
  expect((await builtInRecalls.published())?.length).toBeGreaterThan(90);
});
