import { SavedSearches } from '@nestmates/application/market/saved-searches/saved-searches.ts';
import { savedSearchRule } from '@nestmates/domain/market/saved-searches/saved-search.ts';
import { days, hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAt, mother } from '../../../testing/mothers.ts';
import { emailsTo } from '../../../testing/sent-emails.ts';
import { bike, onSale, seller, sitting } from '../../../testing/shop-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const path = '/api/saved-searches';
const toys = { name: 'Toys', search: { category: 'Toys & Games', maxPrice: '5000' }, emails: true };
const save = async (by: TestMember, search: object = toys): Promise<number> =>
  Number((await by.post(path, search)).body.id);

const searchesOf = ({ container }: TestServer) => container.get(SavedSearches);

/** The look of the hour, and the e-mails that follow. */
async function look(): Promise<void> {
  await searchesOf(server).lookForAll();
  await server.runJobs();
}

describe('a saved search', () => {
  it('is kept under a name, the newest first, as the address of the marketplace has it', async () => {
    const ana = await mother(server);
    await save(ana);
    const { status, body } = await ana.post(path, {
      name: ' Help ',
      search: { q: 'piano', type: 'service' },
      emails: false,
    });
    expect([status, body.name]).toEqual([200, 'Help']);
    expect(await listAt(ana, path)).toMatchObject([
      { name: 'Help', search: { q: 'piano', type: 'service' }, emails: false },
      { name: 'Toys', search: toys.search, emails: true },
    ]);
  });

  it('is renamed, silenced and removed by its owner alone', async () => {
    const [ana, bea] = [await mother(server), await mother(server)];
    const id = await save(ana);
    expect((await bea.put(`${path}/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await bea.delete(`${path}/${id}`)).status).toBe(200);
    expect((await ana.put(`${path}/${id}`, { name: 'Wood' })).body).toMatchObject({
      name: 'Wood',
      emails: true,
    });
    expect((await ana.put(`${path}/${id}`, { emails: false })).body).toMatchObject({
      name: 'Wood',
      emails: false,
    });
    expect((await ana.put(`${path}/${id}`, {})).body).toMatchObject({ name: 'Wood', emails: false });
    await ana.delete(`${path}/${id}`);
    expect(await listAt(ana, path)).toEqual([]);
    expect((await ana.put(`${path}/${id}`, { name: 'Gone' })).status).toBe(404);
  });

  it.each([
    [{ ...toys, name: ' ' }, savedSearchRule.noName],
    [{ ...toys, name: 'x'.repeat(61) }, savedSearchRule.longName],
    [{ ...toys, search: {} }, savedSearchRule.nothingToSave],
    [{ ...toys, search: { sort: 'nearest' } }, savedSearchRule.nothingToSave],
    [{ ...toys, search: { minPrice: '500', maxPrice: '100' } }, 'Please choose the lower price first'],
    [{ ...toys, search: { q: 'x'.repeat(101) } }, 'Please search for 100 characters or fewer'],
  ])('is refused as %j', async (search, message) => {
    const { status, body } = await (await mother(server)).post(path, search);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)]);
  });

  it('is saved once, and twenty at most, also when both come at once', async () => {
    const ana = await mother(server);
    await save(ana);
    expect((await ana.post(path, { ...toys, name: 'Again' })).body.error).toBe('ALREADY_SAVED');
    const all = await Promise.all(
      Array.from({ length: 24 }, (_, age) => ana.post(path, { ...toys, search: { q: `bike ${age}` } })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(all.find(({ status }) => status !== 200)?.body.error).toBe('SEARCH_LIMIT');
  });

  it('is for whoever may search, and stays readable after', async () => {
    const cleo = await mother(server, {}, 'free');
    expect((await cleo.post(path, toys)).body.error).toBe('PRO_REQUIRED');
    expect(await listAt(cleo, path)).toEqual([]);
  });
});

describe('what is new in a saved search', () => {
  it('comes in one e-mail a day, by two workers at once too', async () => {
    const [sara, ana] = [await seller(server), await mother(server)];
    await onSale(sara);
    const id = await save(ana);
    await save(ana, { name: 'Sitters', search: { type: 'service', q: 'babysitting' }, emails: true });
    server.clock.forward(hours(1));
    await onSale(sara, { ...bike, title: 'Train' });
    await onSale(sara, { ...bike, title: 'Too dear', price: 9000 });
    await onSale(sara, sitting);
    await look();
    expect(await emailsTo(server, ana)).toEqual([]);

    server.clock.forward(days(1));
    const other = await server.anotherServer();
    const workers = [server, other, server, other].map(searchesOf);
    await Promise.all(workers.map((worker) => worker.look({ memberId: ana.id })));
    await look();
    const emails = await emailsTo(server, ana);
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ subject: 'New listings for your saved searches' });
    expect(emails[0]?.text).toContain('“Toys”: 1 new listing.');
    expect(emails[0]?.text).toContain('“Sitters”: 1 new listing.');
    expect(emails[0]?.text).toContain('/favourites?tab=searches');
    expect(emails[0]?.text).not.toContain('Train');

    server.clock.forward(days(1));
    await look();
    expect(await emailsTo(server, ana)).toHaveLength(1);

    await onSale(sara, { ...bike, title: 'Blocks' });
    await ana.put(`${path}/${id}`, { name: 'Wooden toys' });
    server.clock.forward(days(1));
    await look();
    const [, second] = await emailsTo(server, ana);
    expect(second?.text).toContain('“Wooden toys”: 1 new listing.');
    expect(second?.text).toContain('/marketplace?category=Toys%20%26%20Games&maxPrice=5000');
  });

  it('is not told where she has switched it off, pays no more, or has blocked the seller', async () => {
    const sara = await seller(server);
    const [silent, free, blocking] = [await mother(server), await mother(server), await mother(server)];
    const search = { ...toys, search: { q: 'hammock' } };
    const id = await save(silent, search);
    await save(free, search);
    await save(blocking, search);
    server.clock.forward(minutes(5));
    await onSale(sara, { ...bike, title: 'A hammock' });
    await silent.put(`${path}/${id}`, { emails: false });
    await blocking.post(`/api/blocks/${sara.id}`);
    await server.knex('subscriptions').where({ userId: free.id }).delete();
    server.clock.forward(days(1));
    await look();
    for (const member of [silent, free, blocking]) expect(await emailsTo(server, member)).toEqual([]);

    await silent.put(`${path}/${id}`, { emails: true });
    server.clock.forward(days(1));
    await look();
    expect(await emailsTo(server, silent)).toEqual([]);
  });

  it('leaves out her own listings and those of the demo', async () => {
    const sara = await seller(server);
    await save(sara, { ...toys, search: { q: 'kite' } });
    server.clock.forward(minutes(5));
    await onSale(sara, { ...bike, title: 'A kite' });
    const other = await seller(server);
    const demo = await onSale(other, { ...bike, title: 'A demo kite' });
    await server.knex('listings').where({ id: demo }).update({ isDemo: true });
    server.clock.forward(days(1));
    await look();
    expect(await emailsTo(server, sara)).toEqual([]);
  });
});
