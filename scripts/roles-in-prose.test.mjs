import { describe, expect, it } from 'vitest';
import { rolesInProse } from './roles-in-prose.mjs';

const file = 'packages/application/src/market/orders/buying.ts';
const contract = 'packages/application/src/market/orders/contract.ts';
const found = [expect.stringMatching(/^[\w/.-]+:2: says "(?:she|Her|hers)" where the role has a name$/)];

describe('the scan for prose without a role', () => {
  it.each(['/** The price\n * that she saw. */', 'const one = 1;\n// Her cart.', 'one(\n{/* it is hers */}'])(
    'finds the comment %s',
    (comment) => {
      expect(rolesInProse(file, comment)).toEqual(found);
    },
  );

  it.each(["get,\nsummary: 'What she sold.',", 'get,\nsummary:\n"Her seller\'s orders.",'])(
    'finds the sentence of an endpoint %s',
    (summary) => {
      expect(rolesInProse(contract, summary)).toHaveLength(1);
      expect(rolesInProse(file, summary)).toEqual([]);
    },
  );

  it('finds each in a document', () => {
    expect(rolesInProse('docs/live.md', 'A list.\nHer events')).toEqual(found);
    expect(rolesInProse('docs/live.md', 'she and her')).toHaveLength(2);
  });

  it('leaves texts, other words and what documents quote alone', () => {
    const text = "say('// she has asked', `https://her.example/*she*/`); // here, as others do";
    expect(rolesInProse(file, text)).toEqual([]);
    const quotes = 'It says "she has left", “her\nshop” and `she`.\n```\nshe\n```\nWhere others are.';
    expect(rolesInProse('docs/live.md', quotes)).toEqual([]);
  });
});
