import { expect, it } from 'vitest';
import { sentencesIn } from './sentences-in.ts';
import { parseModule } from './source-module.ts';
import { WordsReader } from './words-of.ts';

const other = parseModule(
  'packages/domain/src/rule.ts',
  `export const rule = { past: 'That time is gone.' };`,
);
const reader = new WordsReader((from) => (from === './rule.ts' ? other : undefined));
const read = (text: string) =>
  sentencesIn(parseModule('packages/web/src/shop/use-shop.tsx', text), reader).map(
    ({ kind, title, line }) => [kind, title, ...(line === undefined ? [] : [line])],
  );

it('finds what an action says, and what it says of a failure', () => {
  expect(read(`useAction({ call, says: 'Shop opened', fails: 'Failed to open it' })`)).toEqual([
    ['toast', 'Shop opened'],
    ['toast', 'Error', 'Failed to open it'],
  ]);
});

it('finds both branches, and names what is filled in', () => {
  const text = `
    const closed = { title: 'Not open', description: 'Try again.' };
    useAction({ call, fails: (error) => (isClosed(error) ? closed : \`Failed to open \${shop.shopName}\`) });`;
  expect(read(text)).toEqual([
    ['toast', 'Not open', 'Try again.'],
    ['toast', 'Error', 'Failed to open {shopName}'],
  ]);
});

it('finds toasts, and what only screen readers are told', () => {
  expect(read(`toast({ title: 'Link copied' }); says(seen('Shop opened', 'It is seen.'))`)).toEqual([
    ['toast', 'Link copied'],
    ['toast', 'Shop opened', 'It is seen.'],
  ]);
});

it('finds errors by the name of their rule, across files', () => {
  const text = `
    import { rule } from './rule.ts';
    throw invalid('date', rule.past);
    throw new DomainError('conflict', 'FULL', 'Your shop is full.');`;
  expect(read(text)).toEqual([
    ['error', 'That time is gone.'],
    ['error', 'Your shop is full.'],
  ]);
});

it('finds what checks say', () => {
  expect(read(`z.minLength(1, 'Name is required'); z.regex(/x/, { error: 'Not a name' })`)).toEqual([
    ['error', 'Name is required'],
    ['error', 'Not a name'],
  ]);
});

it('finds empty states and what could not be loaded', () => {
  const text = `
    const page = (
      <>
        <EmptyState title="No shops yet">
          Open <em>one</em>, {firstName}.
        </EmptyState>
        <LoadError what="your shop" />
      </>
    );`;
  expect(read(text)).toEqual([
    ['empty state', 'No shops yet', 'Open one, {firstName}.'],
    ['error', 'We could not load your shop'],
  ]);
});
