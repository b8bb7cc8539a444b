import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, mother } from '../../../testing/mothers.ts';
import { bike, onSale, openShop, seller, sitting } from '../../../testing/shop-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const template =
  '<head><title>Nestmates</title><meta name="description" content="Moms."></head><div id="root"></div>';
let webFolder: string;
let server: TestServer;
let sara: TestMember;
let ana: TestMember;
let bikeId: number;
let sittingId: number;

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'nestmates-heads-'));
  for (const file of ['app.html', 'app.visitor.html', 'index.html']) {
    await writeFile(join(webFolder, file), template);
  }
  await writeFile(
    join(webFolder, 'member-pages.json'),
    JSON.stringify({ template, shells: { none: '' }, pages: [] }),
  );
  await writeFile(join(webFolder, 'visitor-pages.json'), '[]');
  server = await testServer({
    env: { RATE_LIMITS: 'off', PUBLIC_URL: 'https://nest.example' },
    webFolder,
  });
  sara = await seller(server, { lastName: 'Stone', bio: 'For members.', age: 37, zipCode: '78704' });
  ana = await mother(server);
  await openShop(sara, 'St. Mary & Co');
  bikeId = await onSale(sara, { ...bike, description: '</script><b>"Red" & new</b>', condition: 'good' });
  await server
    .knex('listings')
    .where({ id: bikeId })
    .update({ photoUrls: ['/photos/bike/card.webp'] });
  sittingId = await onSale(sara, sitting);
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true });
});

const dataIn = (html: string) => {
  const [, json = 'null'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
};
const open = async (path: string, by: Visitor = server.visitor()) => {
  const { status, text } = await by.get(path);
  return { status, text, data: dataIn(text) };
};

describe('what a page says of itself', () => {
  it('is the listing, with its price and an absolute address of its picture', async () => {
    for (const by of [server.visitor(), ana, sara]) {
      const { status, text, data } = await open(`/marketplace/${bikeId}`, by);
      expect(status).toBe(200);
      expect(text).toContain('<title>Wooden balance bike · $48.00 · Nestmates</title>');
      expect(text).toContain(`<link rel="canonical" href="https://nest.example/marketplace/${bikeId}">`);
      expect(text).toContain(
        '<meta property="og:image" content="https://nest.example/photos/bike/full.jpg">',
      );
      expect(data).toMatchObject({
        '@type': 'Product',
        description: '</script><b>"Red" & new</b>',
        offers: {
          price: '48.00',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          itemCondition: 'https://schema.org/UsedCondition',
          seller: { '@type': 'Store', name: 'St. Mary & Co' },
        },
      });
      expect(text.match(/<\/script>/g)).toHaveLength(by instanceof Object && 'id' in by ? 2 : 1);
    }
    const service = (await open(`/marketplace/${sittingId}`)).data;
    expect(service).toMatchObject({ '@type': 'Service', areaServed: 'Austin, Texas' });
  });

  it('is the store, with the picture of what it sells, and the seller', async () => {
    for (const path of ['/st-mary--co-store-front', '/St-Mary--Co-store-front']) {
      const { status, text, data } = await open(path);
      expect([status, data['@type'], data.name]).toEqual([200, 'Store', 'St. Mary & Co']);
      expect(text).toContain('<title>St. Mary &amp; Co · Austin, Texas · Nestmates</title>');
      expect(text).toContain('href="https://nest.example/st-mary--co-store-front"');
      expect(text).toContain('content="https://nest.example/photos/bike/full.jpg"');
    }
    for (const path of [`/seller/${sara.id}`, '/seller-profile/St.%20Mary%20%26%20Co']) {
      const { status, data } = await open(path);
      expect([status, data['@type'], data.mainEntity.name]).toEqual([200, 'ProfilePage', 'Sara']);
    }
  });

  it('has nothing that is for members only, not even for a member', async () => {
    const pages = [
      `/marketplace/${bikeId}`,
      `/seller/${sara.id}`,
      '/st-mary--co-store-front',
      '/seller-profile/St.%20Mary%20%26%20Co',
    ];
    for (const path of pages) {
      const { text } = await open(path);
      expect(text).not.toMatch(/Stone|For members|78704|\b37\b|@nestmates\.test/);
      const [head = ''] = (await open(path, ana)).text.split('</head>');
      expect(head).not.toMatch(/Stone|For members|78704|\b37\b|@nestmates\.test/);
    }
  });

  it.each(['/marketplace/999999', '/seller/999999', '/nobodys-store-front', '/seller-profile/Nobody'])(
    'is 404 for %s',
    async (path) => {
      for (const by of [server.visitor(), ana]) expect((await open(path, by)).status).toBe(404);
    },
  );

  it('is of no member who sells nothing, and of no listing that is not shown', async () => {
    expect((await open(`/seller/${ana.id}`)).status).toBe(404);
    await connect(server, ana, sara);
    const forMember = await open(`/seller/${ana.id}`, sara);
    expect([forMember.status, forMember.data]).toEqual([200, null]);

    const paused = await onSale(sara, { ...bike, title: 'Paused' });
    await sara.post(`/api/marketplace/${paused}/status`, { action: 'pause' });
    expect((await open(`/marketplace/${paused}`)).status).toBe(404);
    const hers = await open(`/marketplace/${paused}`, sara);
    expect([hers.status, hers.data]).toEqual([200, null]);
    await sara.delete(`/api/marketplace/${paused}`);
    expect((await open(`/marketplace/${paused}`, sara)).status).toBe(404);

    const bea = await mother(server);
    await bea.post(`/api/blocks/${sara.id}`);
    for (const path of [`/marketplace/${bikeId}`, `/seller/${sara.id}`, '/st-mary--co-store-front']) {
      expect((await open(path, bea)).status).toBe(404);
    }
  });

  it('shows a seller without a shop by what she sells', async () => {
    const cleo = await seller(server, { firstName: 'Cleo' });
    expect((await open(`/seller/${cleo.id}`)).status).toBe(404);
    const id = await onSale(cleo);
    expect((await open(`/seller/${cleo.id}`)).data.mainEntity.name).toBe('Cleo');
    expect((await server.visitor().get(`/api/users/${cleo.id}`)).status).toBe(200);
    await cleo.delete(`/api/marketplace/${id}`);
    expect((await open(`/seller/${cleo.id}`)).status).toBe(404);
  });

  it('keeps demo listings out of searches', async () => {
    await server.knex('listings').where({ id: sittingId }).update({ isDemo: true });
    expect((await open(`/marketplace/${sittingId}`)).text).toContain('content="noindex"');
    await server.knex('listings').where({ id: sittingId }).update({ isDemo: false });
  });
});

describe('robots.txt and the sitemaps', () => {
  const addressesIn = async (path: string) => {
    const { status, text, headers } = await server.visitor().get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml']);
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  };
  const at = (path: string) => `https://nest.example${path}`;

  it('name what is public and nothing else', async () => {
    const hidden = await onSale(sara, { ...bike, title: 'Hidden' });
    await sara.post(`/api/marketplace/${hidden}/status`, { action: 'pause' });
    const index = await addressesIn('/sitemap.xml');
    expect(index).toEqual(
      ['/sitemap-pages.xml', '/sitemap-listings-0.xml', '/sitemap-sellers-0.xml'].map(at),
    );
    expect(await addressesIn('/sitemap-pages.xml')).toEqual(
      ['/', '/auth', '/terms', '/privacy', '/rules', '/transparency'].map(at),
    );
    expect(await addressesIn('/sitemap-listings-0.xml')).toEqual(
      [`/marketplace/${bikeId}`, `/marketplace/${sittingId}`].map(at),
    );
    expect(await addressesIn('/sitemap-sellers-0.xml')).toEqual(
      [`/seller/${sara.id}`, '/st-mary--co-store-front', '/seller-profile/St.%20Mary%20%26%20Co'].map(at),
    );
  });

  it('lead from robots.txt to pages that are there', async () => {
    const { text, headers } = await server.visitor().get('/robots.txt');
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toContain(`Sitemap: ${at('/sitemap.xml')}`);
    expect(text).toContain('\nDisallow: /\n');
    expect(text).not.toMatch(/reset|verify|dashboard|messages|admin/);
    for (const list of await addressesIn('/sitemap.xml')) {
      for (const address of await addressesIn(new URL(list ?? '').pathname)) {
        expect((await open(new URL(address ?? '').pathname)).status).toBe(200);
      }
    }
  });

  it.each([
    '/sitemap-listings-7.xml',
    '/sitemap-sellers-99999.xml',
    '/sitemap-listings-01.xml',
    '/sitemap-x.xml',
  ])('there is no %s', async (path) => {
    expect((await server.visitor().get(path)).status).toBe(404);
  });
});
