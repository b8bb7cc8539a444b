import { describe, expect, it } from 'vitest';
import { missingPaths, namesIn } from './named-paths.mjs';

const names = namesIn(
  ['packages/web/src/friends/matching/deck.ts', 'packages/http/testing/calls.ts', 'scripts/check.mjs'],
  ['friends', 'market'],
);
const missing = (text) => missingPaths('docs/browse.md', text, names);

describe('the scan for paths in documents', () => {
  it.each(['web/matching/deck.ts', 'old-deck.ts', 'market/orders', 'web/friends/orders/'])(
    'finds that `%s` is not there',
    (name) => {
      expect(missing(`Cards.\nThe deck is in \`${name}\`.`)).toEqual([
        `docs/browse.md:2: there is no ${name.replace(/\/$/, '')}`,
      ]);
    },
  );

  it.each([
    'packages/web/src/friends/matching/deck.ts',
    'web/friends/matching/deck.ts',
    'matching/deck.ts',
    'deck.ts',
    'friends/matching/',
    'http/testing',
    'scripts/check.mjs',
  ])('knows `%s`', (name) => {
    expect(missing(`\`${name}\``)).toEqual([]);
  });

  it.each(['/api/openapi.json', 'America/Chicago', 'image/webp', '.ts', 'npm run check', '<time>-<name>.ts'])(
    'takes `%s` for no path',
    (name) => {
      expect(missing(`\`${name}\``)).toEqual([]);
    },
  );

  it('leaves the history of releases alone', () => {
    expect(missingPaths('CHANGELOG.md', '`old-deck.ts`', names)).toEqual([]);
  });
});
