import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { everySentence } from './every-sentence.ts';
import { sourceFiles } from './source-files.ts';

const wordsToast = /\bfails: ['`{]|\bseen\(['`]|\btoast\(\{\s+title: ['`]/;

const sentences = everySentence();
const said = ({ kind, title, line }: (typeof sentences)[number]) => [kind, title, line].join(' | ');
const all = new Set(sentences.map(said));

it.each([
  'gate | Write to your matches | Premium Feature. With Pro you write to everyone you are connected with.',
  'toast | Connection Request Sent | {firstName} will see it.',
  'toast | Error | Failed to fetch matches',
  'toast | Delivery Confirmed | ',
  'empty state | No Matches Found | There is nobody new near you for now. New moms join every week, so look in again soon.',
  'error | Please choose from your own children | ',
  'error | We could not load your cart | ',
])('has “%s”', (sentence) => {
  expect(all).toContain(sentence);
});

it('says no sentence twice for one file', () => {
  expect(new Set(sentences.map((each) => `${said(each)} | ${each.file}`)).size).toBe(sentences.length);
});

it('has the toasts of every file that words one', () => {
  const files = new Set(sentences.filter(({ kind }) => kind === 'toast').map(({ file }) => file));
  const silent = sourceFiles()
    .filter((file) => /^packages\/(web|ui)\//.test(file) && wordsToast.test(readFileSync(file, 'utf8')))
    .filter((file) => !files.has(file));
  expect(silent).toEqual([]);
});
