import { describe, expect, it } from 'vitest';
import { folderCircles } from './folder-circles.mjs';
import { wrongWays } from './shelves.mjs';

const packages = ['domain', 'application', 'infrastructure', 'http', 'ui', 'web'];
/** Screens stand on shelves in the package of the design system. */
const shelvesOf = (name) => `packages/${name}/src/${name === 'ui' ? 'screens/' : ''}`;

const sources = (name, files) =>
  new Map(Object.entries(files).map(([path, text]) => [`${shelvesOf(name)}${path}`, text]));

describe.each(packages)('the shelves of %s', (name) => {
  it('know those below them', () => {
    const files = sources(name, {
      'market/orders/order.ts': "import '../../friends/messages/message.ts';",
      'friends/messages/message.ts': "import '../../platform/shared/ids.ts';",
    });
    expect(wrongWays(files)).toEqual([]);
  });

  it('do not know those above them, not even a type', () => {
    const files = sources(name, {
      'friends/messages/message.ts': "import type { Listing } from '../../market/listings/listing.ts';",
    });
    expect(wrongWays(files)).toEqual([
      `${shelvesOf(name)}friends/messages/message.ts: friends may not know market, but imports ${shelvesOf(name)}market/listings/listing.ts`,
    ]);
  });

  it('need no port of those above them', () => {
    const files = sources(name, {
      'friends/messages/messages.ts': "class Messages extends useCase('clock', every('listingStore')) {}",
      'market/listings/ports.ts': 'interface Ports { readonly listingStore: ListingStore; }',
      'platform/shared/ports.ts': 'interface Ports { readonly clock: Clock; }',
    });
    expect(wrongWays(files)).toEqual([
      `${shelvesOf(name)}friends/messages/messages.ts: friends may not know market, but needs 'listingStore'`,
    ]);
  });

  it('have no circle of folders', () => {
    const files = sources(name, {
      'market/orders/order.ts': "import '../reviews/review.ts';",
      'market/reviews/review.ts': "import '../orders/order.ts';",
    });
    const [circle, ...more] = folderCircles(files);
    expect(more).toEqual([]);
    expect(circle).toContain(`${shelvesOf(name)}market: orders → reviews → orders is a circle of folders`);
    expect(circle).toContain('reviews/review.ts imports');
  });
});

describe('the table of shelves', () => {
  it('holds across packages', () => {
    const files = sources('application', {
      'friends/messages/messages.ts':
        "import { mayBuy } from '@nestmates/domain/market/listings/listing.ts';",
    });
    expect(wrongWays(files)).toEqual([
      'packages/application/src/friends/messages/messages.ts: friends may not know market, but imports packages/domain/src/market/listings/listing.ts',
    ]);
  });

  it('lets what composes a package know everything, and be known by no shelf', () => {
    const files = sources('http', {
      'start/server.ts': "import '../office/audit/audit-routes.ts'; import '../features.ts';",
      'features.ts': "import './office/audit/audit-routes.ts';",
      'platform/shared/mount.ts': "import '../../features.ts';",
    });
    expect(wrongWays(files)).toEqual([
      'packages/http/src/platform/shared/mount.ts: platform may not know composition, but imports packages/http/src/features.ts',
    ]);
  });

  it('has a place for every folder', () => {
    expect(wrongWays(sources('web', { 'marketplace/page.ts': '' }))).toEqual([
      'packages/web/src/marketplace/page.ts: stands on no shelf of scripts/shelves.json',
    ]);
  });

  it('counts the design system as the lowest shelf', () => {
    const files = new Map([
      ['packages/ui/src/components/people/Avatar.tsx', "import '../../screens/friends/messages/message.ts';"],
    ]);
    expect(wrongWays(files)[0]).toContain('platform may not know friends');
  });
});
