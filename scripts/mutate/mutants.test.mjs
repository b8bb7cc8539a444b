import { describe, expect, it } from 'vitest';
import { mutantsIn } from './mutants.mjs';

const textsOf = (text) => mutantsIn('a.ts', text).map((mutant) => mutant.text);

describe('the mistakes that are planted in a file', () => {
  it.each([
    ['move a boundary by one', 'a < b', ['a <= b']],
    ['turn an equality round', 'a === b', ['a !== b']],
    ['turn a sign round, and move a number by one', 'a - 7', ['a + 7', 'a - 8']],
    ['move no page that is read with one more', 'limit + 1', ['limit - 1']],
    ['leave text together', "'a' + b", []],
    ['turn a word around', 'a && true', ['a || true', 'a && false']],
    ['give no default', 'a ?? b', ['a']],
    ['leave out a call', 'await lock(a);', [';']],
    ['leave out each element', '[a, b]', ['[ b]', '[a, ]']],
    ['leave a pair whole', 'const [a, b] = [c, d]', []],
    ['leave the description of a route whole', 'const unlock = endpoint({ limit: { max: 10 } })', []],
    ['leave the sentences of an e-mail whole', '({ words: () => ({ paragraphs: [a] }) })', []],
    ['leave out a filter', 'x = a.filter(b)', ['x = a']],
    ['leave out what is given at the end', 'save(a, b, c, d)', ['save(a, b, c)', ';']],
    ['open no transaction', 'x = transaction.run(() => a)', ['x = (() => a)()']],
    ['take one member for the other', 'x = a.buyerId', ['x = a.sellerId']],
    [
      'pass over a guard, or take it always wrongly',
      'if (a) throw b',
      ['if (false) throw b', 'if (!(a)) throw b'],
    ],
    ['take another word of the same table', "x = [{ by: 'a' }, { by: 'b' }]", null],
  ])('%s', (_, text, mutants) => {
    if (mutants) expect(textsOf(text).toSorted()).toEqual(mutants.toSorted());
    else expect(textsOf(text)).toContain("x = [{ by: 'b' }, { by: 'b' }]");
  });

  it('are in no type, no import and no words of an error', () => {
    expect(textsOf("import a from 'a';\ntype A = 1 | 2;\nthrow new Error(text(1));")).toEqual([]);
  });

  it('say where they are and what was changed', () => {
    expect(mutantsIn('a.ts', 'x;\ny = a < b;')).toMatchObject([
      { file: 'a.ts', line: 2, change: 'y = a < b; → y = a <= b;' },
    ]);
  });
});
