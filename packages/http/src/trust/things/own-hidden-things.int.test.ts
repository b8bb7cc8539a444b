import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type HiddenKind,
  hideThing,
  type Marked,
  markedThings,
  showThing,
} from '../../../testing/hidden-things-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let marked: Marked;
beforeAll(async () => {
  server = await testServer();
  marked = await markedThings(server);
}, 60_000);
afterAll(() => server.close());

const body = async (path: string) => (await marked.author.get(path)).body;

const firstOf = (page: unknown): Readonly<Record<string, unknown>> => (page as [Record<string, unknown>])[0];

interface Told {
  readonly kind: HiddenKind;
  readonly place: string;
  read(): Promise<unknown>;
}

/** Where the author of each kind reads that nobody else is shown it. */
const told: readonly Told[] = [
  {
    kind: 'listing',
    place: 'the page of the listing',
    read: async () => (await body(`/api/marketplace/${marked.things.listing}`)).hidden,
  },
  {
    kind: 'listing',
    place: 'the own listings',
    read: async () => firstOf(await body('/api/marketplace/my-listings')).hidden,
  },
];

it.each(told)('$kind: $place says why nobody else is shown it', async ({ kind, read }) => {
  const thing = { kind, id: marked.things[kind], memberId: marked.author.id };
  expect(await read()).toBeUndefined();
  await hideThing(server, thing, 'weight');
  expect(await read()).toBe('being-looked-at');
  await hideThing(server, thing, { decisionId: 1 });
  expect(await read()).toBe('removed');
  await showThing(server, thing, { decisionId: 1 });
  expect(await read()).toBeUndefined();
});
