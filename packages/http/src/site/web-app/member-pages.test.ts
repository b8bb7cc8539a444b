import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPages } from './member-pages.ts';

let folder: string;
const write = (template: string) =>
  writeFile(
    join(folder, 'member-pages.json'),
    JSON.stringify({
      template,
      shells: { thread: '<nav></nav>', none: '' },
      pages: [
        {
          path: '/messages/:userId',
          shell: 'thread',
          head: '<link>',
          reads: ['/api/messages/:userId?limit=50'],
        },
        { path: '/ask', shell: 'none', head: '', reads: ['/api/me', '/api/people/:with'] },
      ],
    }),
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestmates-pages-'));
  await write('<head><title>App</title></head><div id="root"></div>');
});
afterAll(() => rm(folder, { recursive: true }));

describe('the page of a member', () => {
  it('has its shell, what it loads and its data', async () => {
    const page = await memberPages(folder)('/messages/7');
    expect(page.reads).toEqual(['/api/messages/7?limit=50']);
    expect(page.withData({ id: 7 })).toBe(
      '<head><title>App</title><link></head><div id="root"><nav></nav></div>' +
        '<script type="application/json" id="page-data">{"id":7}</script>',
    );
  });

  it('has the title of what is rendered, which members may have written', async () => {
    const page = await memberPages(folder)('/messages/7');
    const html = page.withData({}, { title: '<b> · Nestmates', head: '', html: '', rendered: {} });
    expect(html).toContain('<title>&lt;b&gt; · Nestmates</title>');
  });

  it('reads for an id of its query, and nothing for what is none', async () => {
    const readsAt = async (query: string) =>
      (await memberPages(folder)('/ask', new URLSearchParams(query))).reads;
    expect(await readsAt('with=7&name=Bea')).toEqual(['/api/me', '/api/people/7']);
    for (const query of ['', 'with=', 'with=7/posts', 'with=../me', 'userId=7']) {
      expect(await readsAt(query)).toEqual(['/api/me']);
    }
  });

  it('has the data alone where the build knows no page', async () => {
    const page = await memberPages(folder)('/no-such-page');
    expect(page.reads).toEqual([]);
    expect(page.withData({})).toContain('<div id="root"></div><script');
  });

  it('is not ended by what a member has typed', async () => {
    const html = (await memberPages(folder)('/messages/7')).withData({ bio: '</script><script>alert(1)' });
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
    const [, json = ''] = /page-data">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ bio: '</script><script>alert(1)' });
  });

  it('is of the newest build', async () => {
    const pageAt = memberPages(folder);
    await pageAt('/messages/7');
    await write('<head></head>built again <div id="root"></div>');
    await utimes(join(folder, 'member-pages.json'), new Date(), new Date(Date.now() + 5000));
    expect((await pageAt('/messages/7')).withData({})).toContain('built again');
  });
});
