import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from '../../../testing/arbitrary-of.ts';
import {
  type HiddenKind,
  hideThing,
  insertReview,
  type Marked,
  markedThings,
} from '../../../testing/hidden-things-setup.ts';
import { fieldsOf } from '../../../testing/hostile-input.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing } from '../../../testing/order-setup.ts';
import { exampleRequests } from '../../../testing/requests-of.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

/** So that the id of a thing is that of nothing else, and a call that does something is about it. */
const firstIds = { listings: 700_000, orders: 800_000 } as const;
const noId = 900_000;

let server: TestServer;
let marked: Marked;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  for (const [table, from] of Object.entries(firstIds)) {
    await server.knex.raw('select setval(pg_get_serial_sequence(?, ?), ?)', [table, 'id', from]);
  }
  marked = await markedThings(server);
}, 60_000);
afterAll(() => server.close());

const timeout = 240_000;

const nameOf = ({ endpoint }: TestServer['routes'][number]) => `${endpoint.method} ${endpoint.path}`;

interface Subject {
  readonly kind: HiddenKind;
  /** Inserts a thing of the author's for the caller to act upon. */
  insert(two: { readonly author: TestMember; readonly caller: TestMember }): Promise<number>;
}

const subjects: readonly Subject[] = [
  { kind: 'listing', insert: ({ author }) => insertListing(server.knex, author) },
  {
    kind: 'review',
    insert: ({ author, caller }) => insertReview(server, { author, seller: caller, text: 'It wobbles.' }),
  },
];

const bodyOf = ({ body }: TestServer['routes'][number]['endpoint']) => fieldsOf(body ? exampleOf(body) : {});

/** What a call says to whoever is shown the thing, to whom it is hidden, and where there is none. */
async function answersTo(route: TestServer['routes'][number], { kind, insert }: Subject) {
  const { endpoint } = route;
  const { author } = marked;
  const [example] = exampleRequests(endpoint);
  const call = async (state: 'shown' | 'hidden' | 'missing') => {
    const caller = await mother(server, { firstName: 'Cleo' }, 'premium');
    const id = state === 'missing' ? noId : await insert({ author, caller });
    if (state === 'hidden') await hideThing(server, { kind, id, memberId: author.id }, 'weight');
    const given = Object.entries(bodyOf(endpoint)).map(([name, value]) => {
      if (name === 'listingId' || name === 'orderId') return [name, id];
      if (name === 'price') return [name, 4800];
      if (value === '') return [name, 'Hello'];
      return [name, /^(seller|receiver|recipient|user)Id$/.test(name) ? author.id : value];
    });
    const options = example?.options.body ? { body: Object.fromEntries(given) } : (example?.options ?? {});
    const { status, body } = await caller.send(
      endpoint.method,
      endpoint.path.replaceAll(/:\w+/g, String(id)),
      options,
    );
    return [status, body.error];
  };
  const [shown, missing] = [await call('shown'), await call('missing')];
  return shown[0] === 200 && missing[0] !== 200 ? { hidden: await call('hidden'), missing } : undefined;
}

describe('what is hidden', () => {
  const byHand: Readonly<Partial<Record<HiddenKind, readonly string[]>>> = {
    listing: [
      'post /api/cart',
      'post /api/marketplace/:id/checkout',
      'post /api/messages',
      'put /api/favourites/listings/:listingId',
    ],
    review: ['post /api/orders/:id/review/answer'],
  };

  it.each(subjects)('cannot be acted upon: $kind', { timeout }, async (subject) => {
    const acting: string[] = [];
    for (const route of server.routes) {
      const { method, path, streams } = route.endpoint;
      if (streams || method === 'get' || route.endpoint.access === 'admin') continue;
      const isAboutOne = path.includes(':') || 'listingId' in bodyOf(route.endpoint);
      const answers = isAboutOne ? await answersTo(route, subject) : undefined;
      if (!answers) continue;
      acting.push(nameOf(route));
      expect(answers.hidden, nameOf(route)).toEqual(answers.missing);
    }
    expect(acting.toSorted()).toEqual(byHand[subject.kind]);
  });
});
