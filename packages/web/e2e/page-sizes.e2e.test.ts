import { expect, test } from 'vitest';
import { filesOf } from '../build/built-modules.ts';
import { kilobytesOfPage, pageBudgets, scriptsWithSchemas } from '../build/page-sizes.ts';

test.for(pageBudgets)('$path loads no more $files than it may', async (budget) => {
  expect(await kilobytesOfPage(budget)).toBeLessThanOrEqual(budget.kilobytes);
});

test.for([...new Set(pageBudgets.map(({ path }) => path))])('%s loads no schemas', async (path) => {
  expect(await scriptsWithSchemas(path)).toEqual([]);
});

test('the stylesheet of a screen comes after those of its components', () => {
  const files = {
    'page.js': { imports: ['screen.js', 'button.js'], css: ['page.css'] },
    'screen.js': { imports: ['button.js'], css: ['screen.css'] },
    'button.js': { imports: [], css: ['button.css'] },
  };
  const { styles } = filesOf({ modules: { 'src/Page.tsx': 'page.js' }, files }, ['src/Page.tsx']);
  expect([...styles]).toEqual(['button.css', 'screen.css', 'page.css']);
});
