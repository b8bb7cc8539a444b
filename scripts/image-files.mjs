import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.mjs';

/** What the build leaves in node_modules and production runs; it brings no PostgreSQL of its own. */
export const externalPackages = ['@node-rs/argon2', 'piscina', 'sharp'];

/** Files beside their sources that the server reads while it runs. */
const readFiles = ['packages/infrastructure/src/members/accounts/leaked-passwords/common-passwords.txt'];

export const readLockfile = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** Where the package at a path finds another one: in its own node_modules, or in one further up. */
function resolved(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (lock[path]) return path;
    if (!folder) return undefined;
  }
}

/** The paths in node_modules of these packages and of all that they need, as the lockfile has them. */
export function packagesFor(names, lock, isInstalled = (path) => existsSync(join(root, path))) {
  const found = new Set();
  const waiting = names.map((name) => ['packages/infrastructure', name]);
  while (waiting.length > 0) {
    const [from, name] = waiting.pop();
    const path = resolved(lock, from, name);
    // What is optional is often for another system; the image's libc is glibc.
    if (!path || found.has(path) || !isInstalled(path) || lock[path].libc?.includes('musl')) continue;
    found.add(path);
    const { dependencies, optionalDependencies } = lock[path];
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      waiting.push([path, needed]);
  }
  return [...found].sort();
}

/** Lays everything that the image holds into an empty folder: the built server and web app, and what they read. */
export function layImageFiles(folder, { server, web = join(root, 'packages', 'web', 'dist') }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name, version, private: true, type: 'module' })}\n`,
  );
  const lay = (from, to) => cpSync(from, join(folder, to), { recursive: true });
  cpSync(server, join(folder, 'packages/http/dist/server'), {
    recursive: true,
    filter: (path) => path !== join(server, 'compiled'),
  });
  lay(web, 'packages/web/dist');
  for (const file of readFiles) lay(join(root, file), file);
  for (const path of packagesFor(externalPackages, readLockfile())) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (file) => !file.slice(join(root, path).length).includes('/node_modules'),
    });
  }
}
