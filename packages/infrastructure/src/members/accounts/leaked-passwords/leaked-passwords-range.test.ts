import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  leakedPasswordsContract,
  leakedPasswordsFaultContract,
} from '@nestmates/application/testing/contracts/leaked-passwords-contract.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { brokenServer } from '../../../../testing/broken-server.ts';
import { CommonPasswords } from './common-passwords.ts';
import { LeakedPasswordsRange } from './leaked-passwords-range.ts';

const sha1 = (password: string) => hash('sha1', password).toUpperCase();

/** The answers of the double, as the API gives them: lines end in CRLF, and those with a count of 0 fill it up. */
const ranges = new Map<string, readonly string[]>();
const lists = (password: string, count: number) => {
  const digest = sha1(password);
  const listed = [...(ranges.get(digest.slice(0, 5)) ?? []), `${digest.slice(5)}:${count}`];
  ranges.set(digest.slice(0, 5), listed);
};
const padding = Array.from({ length: 800 }, (_, nth) => `${sha1(`padding ${nth}`).slice(5)}:0`);

const requests: { readonly url: string; readonly padded: unknown; readonly body: string }[] = [];
const double = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const { url = '', headers } = request;
    requests.push({ url, padded: headers['add-padding'], body });
    if (!/^\/range\/[0-9A-F]{5}$/.test(url)) {
      response.writeHead(400).end('The hash prefix was not in a valid format');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/plain' });
    response.end([...(ranges.get(url.slice(-5)) ?? []), ...padding].join('\r\n'));
  });
});
beforeAll(() => new Promise<void>((listening) => double.listen(0, '127.0.0.1', listening)));
afterAll(() => void double.close());
beforeEach(() => {
  requests.length = 0;
  failures.length = 0;
});

const failures: string[] = [];
const common = new CommonPasswords();
const at = (apiBase: string, timeout?: number) =>
  new LeakedPasswordsRange({
    apiBase,
    common,
    ...(timeout === undefined ? {} : { timeout }),
    failed: (reason) => void failures.push(reason),
  });
const apiBase = () => `http://127.0.0.1:${(double.address() as AddressInfo).port}`;
const range = () => at(apiBase());

leakedPasswordsContract('the range API', range);
leakedPasswordsFaultContract('the range API', async (fault) => at(await brokenServer(fault), 300));

it('includes what the API lists and our list does not', async () => {
  lists('maple-otter-Tuesday-9', 4);
  expect(await common.include('maple-otter-Tuesday-9')).toBe(false);
  expect(await range().include('maple-otter-Tuesday-9')).toBe(true);
});

it('does not include what fills the answer up', async () => {
  lists('heron-violet-Bridge-31', 0);
  expect(await range().include('heron-violet-Bridge-31')).toBe(false);
});

it('tells five characters of the digest and nothing else, and asks for an answer that is filled up', async () => {
  const password = 'copper-meadow-Friday-58';
  await range().include(password);
  expect(requests).toEqual([{ url: `/range/${sha1(password).slice(0, 5)}`, padded: 'true', body: '' }]);
});

it('asks nobody about one of the commonest', async () => {
  await range().include('Password1!');
  expect(requests).toEqual([]);
});

it('says why it could ask nobody, without the password', async () => {
  expect(await at(await brokenServer('fails with 500')).include('quiet-Barn-owl-77')).toBe(false);
  expect(failures).toEqual(['the API answers 500']);
});

it('takes an address with a slash at its end', async () => {
  await at(`${apiBase()}/`).include('linen-Harbor-drum-12');
  expect(requests.map(({ url }) => url)).toEqual([`/range/${sha1('linen-Harbor-drum-12').slice(0, 5)}`]);
});
