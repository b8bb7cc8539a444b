import { expect, it } from 'vitest';
import { unexplained } from './dependencies.mjs';

const page = '| package | why it is here |\n|---|---|\n| `koa`, `send` | the server (`pg` not) |\n';

it('accepts what is used and explained, and our own packages', () => {
  const manifests = [
    { dependencies: { koa: '3' } },
    { devDependencies: { send: '1', '@nestmates/ui': '1' } },
  ];
  expect(unexplained(manifests, page)).toEqual([]);
});

it('names what is not explained, and what is no dependency any more', () => {
  expect(unexplained([{ dependencies: { koa: '3', pg: '8' } }], page)).toEqual([
    'pg is not explained',
    'send is no dependency',
  ]);
});
