import { idsOfSitemap, Sitemap } from '@nestmates/application/site/public-pages/sitemap.ts';
import { isHideable, thingKinds } from '@nestmates/domain/trust/reports/report.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type HiddenBy,
  type HiddenKind,
  hideThing,
  insertReview,
  type Marked,
  markedThings,
  marks,
  showThing,
} from '../../../testing/hidden-things-setup.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing } from '../../../testing/order-setup.ts';
import { type Among, askedAgain, readsOf } from '../../../testing/reads-that-show.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

/** So that the id of a thing is that of nothing else, and a call that does something is about it. */
const firstIds = { listings: 700_000, orders: 800_000 } as const;

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
const kinds = Object.keys(marks) as readonly HiddenKind[];
const worded = kinds.filter((kind) => kind !== 'photo');

/** Which things each read shows. */
async function readsShownTo(
  by: Visitor,
  among?: Among,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const shown: Record<string, string[]> = Object.fromEntries(kinds.map((kind) => [kind, []]));
  for (const { endpoint, name } of readsOf(server, among)) {
    const ids = endpoint.path.includes(':') ? marked.ids : [''];
    const texts: string[] = [];
    for (const id of ids) {
      texts.push((await by.send(endpoint.method, endpoint.path.replaceAll(/:\w+/g, String(id)))).text);
    }
    for (const kind of worded) {
      if (texts.some((text) => text.includes(marks[kind]))) shown[kind]?.push(name);
    }
  }
  return shown;
}

const eachThing = async (change: (thing: Parameters<typeof hideThing>[1]) => Promise<void>) => {
  for (const kind of kinds) {
    await change({ kind, id: marked.things[kind], memberId: marked.author.id });
  }
};

const nothing = Object.fromEntries(kinds.map((kind) => [kind, []]));

describe('what is hidden', () => {
  it('is of every kind that reports hide', () => {
    expect(kinds.toSorted()).toEqual(thingKinds.filter((kind) => isHideable({ kind })).toSorted());
  });

  it('is shown by no call to anybody but its author, and comes back', { timeout }, async () => {
    const { author, friend, stranger } = marked;
    const visitor = server.visitor();
    const [toAuthor, toFriend] = [await readsShownTo(author), await readsShownTo(friend)];
    const [toStranger, toVisitor] = [await readsShownTo(stranger), await readsShownTo(visitor)];
    for (const kind of worded) expect(toFriend[kind], kind).not.toEqual([]);
    expect(toVisitor.listing).toContain('get /api/marketplace/:id');
    expect(toVisitor.shop).toContain('get /api/storefront/:shopName');
    expect(toFriend.review).toContain('get /api/storefront/:shopName/reviews');
    const before = [toAuthor, toFriend, toStranger, toVisitor];
    const among = askedAgain(before.flatMap((shown) => Object.values(shown).flat()));
    const shownNow = (by: Visitor) => readsShownTo(by, among);
    for (const by of ['weight', { decisionId: 1 }] as readonly HiddenBy[]) {
      await eachThing((thing) => hideThing(server, thing, by));
      expect(await shownNow(friend)).toEqual(nothing);
      expect(await shownNow(stranger)).toEqual(nothing);
      expect(await shownNow(visitor)).toEqual(nothing);
      expect(await shownNow(author)).toEqual(toAuthor);
    }
    await eachThing((thing) => showThing(server, thing, { decisionId: 1 }));
    expect(await shownNow(friend)).toEqual(toFriend);
    expect(await shownNow(stranger)).toEqual(toStranger);
  });
});

describe('a hidden thing', () => {
  it('is a photo whose file opens to its owner and to administrators alone', async () => {
    const { author, friend, stranger } = marked;
    const admin = await mother(server, { firstName: 'Sara' }, 'admin');
    const listed = 'photo-of-a-listing';
    const at = server.clock.now();
    await server
      .knex('photos')
      .insert({ name: listed, ownerId: author.id, usedAs: 'listing', enteredAt: at });
    const photoUrls = [`/photos/${listed}/card.webp`];
    const id = await insertListing(server.knex, author, { photoUrls });
    const store = server.container.get(port('photoStore'));
    const file = { file: 'card.webp', bytes: new Uint8Array([1, 2, 3]) } as const;
    for (const name of [listed, marks.photo]) await store.save(name, [file]);
    const seenBy = async (name: string) => {
      const everyone = [author, admin, friend, stranger, server.visitor()];
      const replies = everyone.map((by) => by.get(`/photos/${name}/card.webp`));
      return (await Promise.all(replies)).map(({ status }) => status);
    };
    expect(await seenBy(listed)).toEqual([200, 200, 200, 200, 200]);
    expect(await seenBy(marks.photo)).toEqual([200, 200, 200, 200, 200]);
    await hideThing(server, { kind: 'listing', id, memberId: author.id }, 'weight');
    const urlIn = async (by: TestMember) => (await by.get(`/api/users/${author.id}`)).body.profilePhotoUrl;
    expect(await urlIn(friend)).toContain(marks.photo);
    await hideThing(server, { kind: 'photo', id: marks.photo, memberId: author.id }, 'weight');
    // Nobody is sent an address that does not open.
    expect([await urlIn(friend), (await author.get('/api/me')).body.profilePhotoUrl]).toEqual([
      null,
      expect.stringContaining(marks.photo),
    ]);
    expect((await friend.get('/api/matches')).text).not.toContain(marks.photo);
    expect(await seenBy(listed)).toEqual([200, 200, 404, 404, 404]);
    expect(await seenBy(marks.photo)).toEqual([200, 200, 404, 404, 404]);
    await showThing(server, { kind: 'photo', id: marks.photo }, 'weight');
    expect(await urlIn(friend)).toContain(marks.photo);
  });

  it('is a review that counts in no rating, also once its writer has left', async () => {
    const [author, seller] = [await mother(server), await mother(server)];
    const first = await insertReview(server, { author, seller, text: 'It wobbles.' });
    await insertReview(server, { author: marked.friend, seller, text: 'It is fine.' }, {});
    const rating = () => server.knex('seller_ratings').where({ sellerId: seller.id }).first('sum', 'count');
    expect(await rating()).toEqual({ sum: 2, count: 2 });
    const thing = { kind: 'review', id: first, memberId: author.id } as const;
    await hideThing(server, thing, 'weight');
    await hideThing(server, thing, { decisionId: 1 });
    expect(await rating()).toEqual({ sum: 1, count: 1 });
    await showThing(server, thing, { decisionId: 1 });
    expect(await rating()).toEqual({ sum: 2, count: 2 });
    await hideThing(server, thing, { decisionId: 2 });
    expect((await author.delete('/api/account', { password: memberPassword })).status).toBe(200);
    expect(await rating()).toEqual({ sum: 1, count: 1 });
    const { body } = await server.visitor().get(`/api/marketplace/seller/${seller.id}/reviews`);
    expect(body).toMatchObject([{ text: 'It is fine.' }]);
  });

  it('is a message that nobody is told to read', async () => {
    const { author, friend, things } = marked;
    const unread = async () => (await friend.get('/api/counts')).body.unread;
    const records = server.container.get(port('unreadRecords'));
    const waits = () => records.hasUnread(author.id, friend.id, { which: 'all' });
    const digest = async () =>
      (await server.container.get(KnexTransaction).run(() => records.lockUnread(friend.id, { which: 'all' })))
        .waiting.length;
    expect([await unread(), await waits(), await digest()]).toEqual([1, true, 1]);
    await hideThing(server, { kind: 'message', id: things.message, memberId: author.id }, 'weight');
    expect([await unread(), await waits(), await digest()]).toEqual([0, false, 0]);
    await showThing(server, { kind: 'message', id: things.message }, 'weight');
  });

  it('is named to no search engine', async () => {
    const sitemap = server.container.get(Sitemap);
    const listed = async () =>
      JSON.stringify(await sitemap.listings(Math.floor(firstIds.listings / idsOfSitemap.listings)));
    const id = await insertListing(server.knex, marked.author);
    expect(await listed()).toContain(`/marketplace/${id}`);
    await hideThing(server, { kind: 'listing', id, memberId: marked.author.id }, 'weight');
    expect(await listed()).not.toContain(`/marketplace/${id}`);
  });
});
