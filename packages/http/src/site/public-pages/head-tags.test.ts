import type { PageHead } from '@nestmates/application/site/public-pages/page-head.ts';
import { describe, expect, it } from 'vitest';
import { withHead } from './head-tags.ts';

const page =
  '<html><head><title>Nestmates</title><meta name="description" content="Moms."></head><body></body></html>';
const head: PageHead = {
  title: 'Bike · $48.00 · Nestmates',
  description: 'A wooden bike.',
  url: 'https://nest.example/marketplace/7',
  type: 'product',
  image: { url: 'https://nest.example/photos/bike/full.jpg', alt: 'Bike' },
  price: '48.00',
  indexed: true,
  data: { '@type': 'Product', name: 'Bike' },
};
const hostile = `</script></title><script>alert(1)</script>"'$& $\` <!--`;

describe('the head of a page', () => {
  it('has title, description, address, picture, price and data, each once', () => {
    const html = withHead(page, head);
    for (const tag of [
      '<title>Bike · $48.00 · Nestmates</title>',
      '<meta name="description" content="A wooden bike.">',
      '<link rel="canonical" href="https://nest.example/marketplace/7">',
      '<meta property="og:title" content="Bike · $48.00 · Nestmates">',
      '<meta property="og:image" content="https://nest.example/photos/bike/full.jpg">',
      '<meta property="product:price:amount" content="48.00">',
      '<script type="application/ld+json">{"@type":"Product","name":"Bike"}</script>',
    ]) {
      expect(html.split(tag)).toHaveLength(2);
    }
    expect(html).not.toContain('noindex');
    expect(withHead(page, { ...head, indexed: false })).toContain('<meta name="robots" content="noindex">');
  });

  it('is text, whatever a member has written', () => {
    const html = withHead(page, {
      ...head,
      title: hostile,
      description: hostile,
      image: { ...head.image, alt: hostile },
      data: { name: hostile },
    });
    expect(html.match(/<\/?script|<\/?title|<!--/g)).toEqual(['<title', '</title', '<script', '</script']);
    const [, json = ''] = /ld\+json">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ name: hostile });
    for (const [, content = ''] of html.matchAll(/ content="([^"]*)"/g)) expect(content).not.toMatch(/[<>]/);
  });
});
