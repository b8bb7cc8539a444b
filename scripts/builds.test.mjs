import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureBuilt } from './builds.mjs';

let place;
let made;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'nestmates-builds-'));
  writeFileSync(join(place, 'source.ts'), 'one');
  made = 0;
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const folder = () => join(place, 'dist');

const build = (make = makeProgram) =>
  ensureBuilt({ folder: folder(), files: [join(place, 'source.ts')], make });

async function makeProgram(unfinished) {
  made += 1;
  mkdirSync(unfinished, { recursive: true });
  // Both of two that build at once have begun before either is done.
  await new Promise((resolve) => setImmediate(resolve));
  writeFileSync(join(unfinished, 'main.js'), '');
  return true;
}

describe('a build', () => {
  it('is made once for the same sources', async () => {
    const first = await build();
    expect(await build()).toBe(first);
    expect(made).toBe(1);
    expect(readdirSync(first)).toEqual(['main.js']);
  });

  it('is made anew when a source has changed, and the earlier one stays for what runs from it', async () => {
    const first = await build();
    writeFileSync(join(place, 'source.ts'), 'changed');
    const second = await build();
    expect(made).toBe(2);
    expect(second).not.toBe(first);
    expect(existsSync(join(first, 'main.js'))).toBe(true);
  });

  it('is whole when two begin at once', async () => {
    const [one, other] = await Promise.all([build(), build()]);
    expect(one).toBe(other);
    expect(readdirSync(folder())).toHaveLength(1);
    expect(readdirSync(one)).toEqual(['main.js']);
  });

  it('is not there when it fails, and is tried again', async () => {
    const fails = async (unfinished) => {
      await makeProgram(unfinished);
      return false;
    };
    expect(await build(fails)).toBeUndefined();
    expect(readdirSync(folder())).toEqual([]);
    expect(await build()).toBeDefined();
  });

  it('goes when nothing has used it for two days', async () => {
    const [unused, used] = [join(folder(), 'unused'), join(folder(), 'used')];
    for (const old of [unused, used]) mkdirSync(old, { recursive: true });
    const daysAgo = (days) => new Date(Date.now() - days * 86_400_000);
    utimesSync(unused, daysAgo(3), daysAgo(3));
    utimesSync(used, daysAgo(1), daysAgo(1));
    await build();
    expect([existsSync(unused), existsSync(used)]).toEqual([false, true]);
  });
});
