import { describe, expect, it } from 'vitest';
import { commentOpenings } from './comment-openings.mjs';

/** Beginnings of comments that are none of this file's own. */
const [block, line] = ['/*', '//'];
const file = 'packages/domain/src/market/orders/order.ts';

describe('the scan for comments that begin with a preposition', () => {
  it.each([
    ['Of', '\n/** Of the one who is reminded. */'],
    ['With', `one(\n{${block} With Pro alone. */}`],
    ['As', '\n/**\n * As it is typed.\n */'],
    ['For', `one();\ntwo(); ${line} For screen readers.`],
    ['without', `\n  ${line} without a name`],
    ['To', '\n/* To the buyer. */'],
  ])('finds "%s"', (word, source) => {
    expect(commentOpenings(file, source)).toEqual([
      `${file}:2: a comment begins with "${word}" instead of its noun or verb`,
    ]);
  });

  it('names each', () => {
    expect(commentOpenings(file, '/** In cents. */\none;\n// By name.\ntwo;')).toHaveLength(2);
  });

  it.each([
    '/** The seller of it. */',
    '/** Information for the buyer; as it is typed. */',
    '/** To-do lists are kept. */ /** To ask again costs a call. */',
    '/** By-products are goods. */',
    '// The next line goes on\n// with a preposition.',
    '/**\n * The next line goes on\n * with a preposition.\n */',
    "say('// For nobody', `https://example.com`);",
    '/** When it began. */ /** Whether it is open. */',
  ])('leaves %s alone', (source) => {
    expect(commentOpenings(file, source)).toEqual([]);
  });

  it('leaves migrations alone, which are never edited', () => {
    expect(commentOpenings('packages/infrastructure/src/market/migrations/1-one.ts', '// Of two.')).toEqual(
      [],
    );
  });
});
