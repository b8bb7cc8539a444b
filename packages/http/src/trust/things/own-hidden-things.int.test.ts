import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type HiddenKind,
  hideThing,
  type Marked,
  markedThings,
  marks,
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

const slug = () => marked.ids.find((id) => String(id).startsWith(marks.shop.toLowerCase()));

interface Told {
  readonly kind: HiddenKind;
  readonly path: () => string;
  /** Path of the field in the answer. */
  readonly field: readonly (string | number)[];
}

/** Places where the author of each kind reads that nobody else is shown it. */
const told: readonly Told[] = [
  { kind: 'listing', path: () => `/api/marketplace/${marked.things.listing}`, field: ['hidden'] },
  { kind: 'listing', path: () => '/api/marketplace/my-listings', field: [0, 'hidden'] },
  { kind: 'check-in', path: () => '/api/checkin/today', field: ['checkIn', 'hidden'] },
  { kind: 'shop', path: () => '/api/seller/store', field: ['hidden'] },
  { kind: 'shop', path: () => `/api/storefront/${slug()}`, field: ['hidden'] },
  { kind: 'review', path: () => `/api/orders/${marked.things.review}`, field: ['review', 'hidden'] },
  {
    kind: 'review',
    path: () => `/api/marketplace/seller/${marked.friend.id}/reviews`,
    field: [0, 'hidden'],
  },
  { kind: 'photo', path: () => '/api/me', field: ['profilePhotoHidden'] },
];

const valueAt = (value: unknown, field: Told['field']): unknown =>
  field.reduce((within, key) => (within as Readonly<Record<string | number, unknown>>)[key], value);

it.each(told)(
  'a $kind says to its author why nobody else is shown it: $field',
  async ({ kind, path, field }) => {
    const read = async () => valueAt((await marked.author.get(path())).body, field);
    const thing = { kind, id: marked.things[kind], memberId: marked.author.id };
    expect(await read()).toBeUndefined();
    await hideThing(server, thing, 'weight');
    expect(await read()).toBe('being-looked-at');
    await hideThing(server, thing, { decisionId: 1 });
    expect(await read()).toBe('removed');
    await showThing(server, thing, { decisionId: 1 });
    expect(await read()).toBeUndefined();
  },
);

it('covers every kind but messages, of which the one who may read them is the one who may report them', () => {
  const kinds: readonly string[] = [...told.map(({ kind }) => kind), 'message'];
  expect([...new Set(kinds)].toSorted()).toEqual(Object.keys(marks).toSorted());
});
