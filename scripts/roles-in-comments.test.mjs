import { describe, expect, it } from 'vitest';
import { rolesInComments } from './roles-in-comments.mjs';

const file = 'packages/application/src/market/orders/buying.ts';

describe('the scan for comments without a role', () => {
  it.each(['/** The price\n * that she saw. */', 'const one = 1;\n// Her cart.', 'one(\n{/* it is hers */}'])(
    'finds %s',
    (comment) => {
      expect(rolesInComments(file, comment)).toEqual([
        expect.stringMatching(/^packages\/.+:2: says "(?:she|Her|hers)" where the role has a name$/),
      ]);
    },
  );

  it('leaves texts, other words and documents alone', () => {
    const text = "say('// she has asked', `https://her.example/*she*/`); // here, as others do";
    expect(rolesInComments(file, text)).toEqual([]);
    expect(rolesInComments('docs/live.md', '// she')).toEqual([]);
  });
});
