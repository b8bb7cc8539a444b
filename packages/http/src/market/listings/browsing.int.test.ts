import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAt, mother } from '../../../testing/mothers.ts';
import { bike, onSale, seller, sitting } from '../../../testing/shop-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let server: TestServer;
let sara: TestMember;
let ana: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  sara = await seller(server);
  ana = await mother(server);
  const far = await seller(server, { city: 'Dallas', latitude: 32.78, longitude: -96.8, zipCode: '75201' });
  await onSale(sara, { ...bike, condition: 'good', ageFrom: 2, ageTo: 4 });
  await onSale(sara, {
    ...bike,
    title: 'Stroller with a rain cover',
    price: 9000,
    category: 'Baby & Kids',
    brand: 'Thule',
    model: 'Spring',
  });
  await onSale(sara, sitting);
  await onSale(far, { ...sitting, title: 'Piano lessons', price: 4000, category: 'education' });
});
afterAll(() => server.close());

const titlesAt = async (query: string, by: Visitor = ana): Promise<readonly unknown[]> =>
  (await listAt(by, `/api/marketplace${query}`)).map(({ title }) => title);

async function titlesPageByPage(
  query: string,
  path = '/api/marketplace',
  by: Visitor = ana,
): Promise<readonly unknown[]> {
  const paged: unknown[] = [];
  let next: string | undefined = `${path}${query}${query ? '&' : '?'}limit=1`;
  while (next) {
    const reply = await by.get(next);
    paged.push(...(JSON.parse(reply.text) as { title: string }[]).map(({ title }) => title));
    next = /<(.*)>/.exec(reply.headers.get('link') ?? '')?.[1];
  }
  return paged;
}

const [balance, stroller, babysitting, piano] = [
  'Wooden balance bike',
  'Stroller with a rain cover',
  'Evening babysitting',
  'Piano lessons',
];

describe('the marketplace', () => {
  it.each([
    ['', [piano, babysitting, stroller, balance]],
    ['?type=service', [piano, babysitting]],
    ['?category=Baby %26 Kids', [stroller]],
    ['?category=Books %26 Educational', [piano]],
    ['?condition=good', [balance]],
    ['?age=3', [balance]],
    ['?age=5', []],
    ['?minPrice=4000&maxPrice=5000', [piano, balance]],
    ['?distance=within-15', [babysitting, stroller, balance]],
    ['?sort=price-low', [babysitting, piano, balance, stroller]],
    ['?sort=price-high', [stroller, balance, piano, babysitting]],
    ['?sort=nearest', [babysitting, stroller, balance, piano]],
    ['?distance=within-60&sort=nearest', [babysitting, stroller, balance]],
    ['?q=bikes', [balance]],
    ['?q=stroler', [stroller]],
    ['?q=lesosn', [piano]],
    ['?q=babysit', [babysitting]],
    ['?q=wood', [balance]],
    ['?q=wooden trolley', []],
    ['?q=woodne bkie', [balance]],
    ['?q=the', []],
    ['?q=lessons or babysitting -evening', [piano]],
    ['?q="balance bike"', [balance]],
    ['?q="bike balance"', []],
    ["?q=don't 'bike' \\\\", [balance]],
    ['?q=rain&type=service', []],
    [`?q=${encodeURIComponent('" ( & | ! :* bike')}`, [balance]],
  ])('shows what fits %s', async (query, titles) => {
    expect(await titlesAt(query)).toEqual(titles);
    const { body } = await ana.get(`/api/marketplace/count${query.replace(/[?&]sort=[\w-]+/, '')}`);
    expect(body).toEqual({ count: titles.length, orMore: false });
  });

  it.each([
    [`?q=${'x'.repeat(10_000)}`, 'Please search for 100 characters or fewer'],
    [`?q=${encodeURIComponent('" ( & | ! :*')}`, 'Please search for letters or digits'],
    ['?minPrice=500&maxPrice=100', 'Please choose the lower price first'],
    ['?age=19', 'Please choose an age from 0 to 18'],
  ])('refuses a search such as %.30s', async (query, message) => {
    const { status, body } = await ana.get(`/api/marketplace${query}`);
    expect([status, body.message]).toEqual([400, message]);
  });

  it.each(['newest', 'price-low', 'price-high', 'nearest'])(
    'comes page by page in every order: %s',
    async (sort) => {
      const query = `?sort=${sort}`;
      expect(await titlesPageByPage(query)).toEqual(await titlesAt(query));
    },
  );

  it('has what names the words in its title first where the best match comes first, page by page', async () => {
    const described = { title: 'Quiet games', description: 'For evenings of babysitting, or lessons.' };
    const ids = [
      await onSale(sara, { ...bike, ...described }),
      await onSale(sara, { ...bike, ...described }),
    ];
    expect(await titlesPageByPage('?q=lessons or babysitting')).toEqual([
      piano,
      babysitting,
      'Quiet games',
      'Quiet games',
    ]);
    for (const id of ids) await sara.delete(`/api/marketplace/${id}`);
  });

  it('finds a listing where its seller has moved to', async () => {
    const mover = await seller(server);
    const id = await onSale(mover, { ...bike, title: 'Xylophone' });
    const nearby = () => titlesAt('?q=xylophone&distance=within-15');
    expect(await nearby()).toEqual(['Xylophone']);
    await server.knex('users').where({ id: mover.id }).update({ latitude: 32.78, longitude: -96.8 });
    expect(await nearby()).toEqual([]);
    await mover.put(`/api/marketplace/${id}`, { title: 'Glockenspiel' });
    expect(await titlesAt('?q=glockenspeil')).toEqual(['Glockenspiel']);
    await mover.delete(`/api/marketplace/${id}`);
  });

  it('forgets the words of what is no longer on sale, and knows them again when it is', async () => {
    const id = await onSale(sara, { ...bike, title: 'Trampoline' });
    const known = async () => (await server.knex('listing_words').where({ word: 'trampolin' })).length;
    const forget = () => server.container.get(port('listingWords')).forgetUnused();
    await forget();
    expect([await known(), await titlesAt('?q=trampolien')]).toEqual([1, ['Trampoline']]);
    await sara.post(`/api/marketplace/${id}/status`, { action: 'pause' });
    await forget();
    expect(await known()).toBe(0);
    await sara.post(`/api/marketplace/${id}/status`, { action: 'resume' });
    expect(await titlesAt('?q=trampolien')).toEqual(['Trampoline']);
    await sara.delete(`/api/marketplace/${id}`);
  });

  it('is told page by page of one seller, and to her of her own', async () => {
    const [mine] = await listAt(sara, '/api/marketplace/my-listings');
    expect(await titlesPageByPage('', '/api/marketplace/my-listings', sara)).toEqual([
      babysitting,
      stroller,
      balance,
    ]);
    expect(await titlesPageByPage('', `/api/marketplace/seller/${mine?.userId}`)).toEqual([
      babysitting,
      stroller,
      balance,
    ]);
  });

  it('shows how near a seller lives, and never where', async () => {
    const [found] = await listAt(ana, '/api/marketplace?q=piano');
    expect(found).toMatchObject({ distance: 'farther', zipCode: '75201' });
    expect(JSON.stringify(found)).not.toMatch(/latitude|km/);
  });

  it('takes three statements at most', async () => {
    await ana.get('/api/marketplace');
    const sent = await server.statements.sentDuring(() =>
      ana.get('/api/marketplace?q=bike&distance=within-15&sort=nearest'),
    );
    expect(sent.length).toBeLessThanOrEqual(3);
  });

  it('has the bands from near to far in the order by nearness, page by page', async () => {
    const xavier = { ...bike, title: 'Xylophone' };
    const zip = await mother(server, { firstName: 'Zoe', zipCode: '78704' });
    const inZip = await seller(server, { zipCode: '78704' });
    const noZip = await seller(server, { zipCode: null });
    const round = await seller(server, { zipCode: '78610', latitude: 30.07 });
    const away = await seller(server, { zipCode: '78666', latitude: 29.88 });
    const listings: [TestMember, number][] = [];
    for (const member of [inZip, round, away, noZip, round])
      listings.push([member, await onSale(member, xavier)]);
    const found = await listAt(zip, '/api/marketplace?q=xylophone&sort=nearest');
    const [first, second, third, fourth, fifth] = listings.map(([, id]) => id);
    expect(found.map(({ id, distance }) => [id, distance])).toEqual([
      [first, 'same-zip'],
      [fourth, 'within-5'],
      [fifth, 'within-30'],
      [second, 'within-30'],
      [third, 'within-60'],
    ]);
    const pages = await titlesPageByPage('?sort=nearest', '/api/marketplace', zip);
    expect(pages).toEqual(await titlesAt('?sort=nearest', zip));
    expect(pages).toHaveLength(9);
    for (const [member, id] of listings) await member.delete(`/api/marketplace/${id}`);
  });

  it('says no more than the band by the order and the cursors of the nearest', async () => {
    const [one, other] = [await seller(server, { zipCode: null }), await seller(server, { zipCode: null })];
    const ids = [
      await onSale(one, { ...bike, title: 'Xylophone' }),
      await onSale(other, { ...bike, title: 'Xylophone' }),
    ];
    const answersWhereTheyLive = async (latitudes: readonly number[]) => {
      for (const [nth, { id }] of [one, other].entries())
        await server.knex('users').where({ id }).update({ latitude: latitudes[nth] });
      const replies = [
        await ana.get('/api/marketplace?sort=nearest&limit=1'),
        await ana.get('/api/marketplace?q=xylophone&sort=nearest&limit=1'),
        await ana.get('/api/marketplace?q=xylophone&sort=nearest'),
      ];
      return replies.map(({ text, headers }) => [text, headers.get('link')]);
    };
    // 8 and 14 kilometers from the buyer, and the other way round.
    const here = await answersWhereTheyLive([30.342, 30.396]);
    expect(here[2]?.[0]).toContain('"distance":"within-15"');
    expect(await answersWhereTheyLive([30.396, 30.342])).toEqual(here);
    expect(await answersWhereTheyLive([30.396, 30.396])).toEqual(here);
    for (const [nth, id] of ids.entries()) await [one, other][nth]?.delete(`/api/marketplace/${id}`);
  });

  it('shows nothing between two of whom one has blocked the other', async () => {
    const bea = await mother(server);
    await bea.post(`/api/blocks/${sara.id}`);
    expect(await titlesAt('', bea)).toEqual([piano]);
    expect(await listAt(bea, `/api/marketplace/seller/${sara.id}`)).toEqual([]);
    const [mine] = await listAt(sara, '/api/marketplace/my-listings');
    expect((await bea.get(`/api/marketplace/${mine?.id}`)).status).toBe(404);
  });

  it('relates a listing to others of its category, which visitors see too', async () => {
    const [first] = await listAt(sara, '/api/marketplace?q=stroller');
    const id = await onSale(sara, { ...bike, title: 'Baby gym', category: 'Baby & Kids' });
    expect(await listAt(server.visitor(), `/api/marketplace/${first?.id}/related`)).toEqual([
      expect.objectContaining({ id }),
    ]);
    await sara.delete(`/api/marketplace/${id}`);
  });

  it('relates those for the same ages first, and then the newest', async () => {
    const books = { ...bike, category: 'Books & Educational' };
    const list = (title: string, ages: object = {}) => onSale(sara, { ...books, title, ...ages });
    const about = await list('Books for two', { ageFrom: 2, ageTo: 3 });
    const same = await list('Books for three', { ageFrom: 3, ageTo: 5 });
    const older = await list('Books for nine', { ageFrom: 9, ageTo: 10 });
    const unsaid = await list('Books');
    const related = await listAt(ana, `/api/marketplace/${about}/related`);
    expect(related.map(({ id }) => Number(id)).slice(0, 3)).toEqual([same, unsaid, older]);
    for (const id of [about, same, older, unsaid]) await sara.delete(`/api/marketplace/${id}`);
  });

  it('is for Pro members', async () => {
    const { status, body } = await (await mother(server, {}, 'free')).get('/api/marketplace');
    expect([status, body.error]).toEqual([403, 'PRO_REQUIRED']);
  });
});

describe('the newest on sale', () => {
  it('is three pictures, also for a plan that opens no marketplace, and says nothing of the sellers', async () => {
    const free = await mother(server, {}, 'free');
    expect((await free.get('/api/marketplace')).status).toBe(403);
    const { status, body } = await free.get('/api/marketplace/newest');
    expect(status).toBe(200);
    const shown = body as unknown as readonly object[];
    expect(shown).toMatchObject([{ title: piano }, { title: babysitting }, { title: stroller, price: 9000 }]);
    const fields = ['category', 'id', 'imageUrl', 'price', 'serviceIcon', 'title'];
    expect(shown.map((one) => Object.keys(one).toSorted())).toEqual([fields, fields, fields]);
  });
});
