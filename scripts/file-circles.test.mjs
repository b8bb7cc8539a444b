import { expect, it } from 'vitest';
import { fileCircles } from './file-circles.mjs';

const circlesOf = (files) => fileCircles(new Map(Object.entries(files))).map((circle) => circle.toSorted());

it('finds each group of files that import each other, types included', () => {
  expect(
    circlesOf({
      'src/a.ts': "import { b } from './b.ts';",
      'src/b.ts': "import type { C } from './c.ts';",
      'src/c.ts': "export { a } from './a.ts';",
      'src/d.ts': "import { a } from './a.ts';\nimport { e } from './e.ts';",
      'src/e.ts': "const d = () => import('./d.ts');",
    }),
  ).toEqual([
    ['src/a.ts', 'src/b.ts', 'src/c.ts'],
    ['src/d.ts', 'src/e.ts'],
  ]);
});

it('takes two ways to one file for no circle', () => {
  expect(
    circlesOf({
      'src/a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';",
      'src/b.ts': "import { d } from './d.ts';",
      'src/c.ts': "import { d } from './d.ts';",
      'src/d.ts': '',
    }),
  ).toEqual([]);
});
