import { expect, it } from 'vitest';
import { filesWithTest } from './named-tests.mjs';

const texts = new Map([
  ['packages/http/src/orders.int.test.ts', "it('refuses a stranger', () => {});"],
  ['packages/http/src/swaps.int.test.ts', "it.each(['one twice'])('is not answered with %s', () => {});"],
  ['packages/http/src/jobs.int.test.ts', "import { suite } from '@nestmates/application/testing/suite.ts';"],
  ['packages/application/testing/suite.ts', "import { rule } from './rule.ts';"],
  ['packages/application/testing/rule.ts', "it('runs a job once', () => {});"],
  ['packages/http/src/orders.ts', '// refuses a stranger'],
]);

it.each([
  ['refuses a stranger', ['packages/http/src/orders.int.test.ts']],
  ['is not answered with one twice', ['packages/http/src/swaps.int.test.ts']],
  ['runs a job once', ['packages/http/src/jobs.int.test.ts']],
  ['is nowhere', []],
  ['refuses (a|no) stranger', []],
])('%s', (name, files) => {
  expect(filesWithTest(name, texts)).toEqual(files);
});
